import type { ElevationSide, FlatView, Furniture, PlanPlace, SceneRoom } from '@candil/configurator';
import type { ViewRect } from '../flat/projection';
import type { PlaceOfView } from '../flat/use-canvas-pointer';

/** How an elevation looks at the room: which axis runs to the right, and whether with it or against it. */
export interface ElevationAxis {
  readonly side: ElevationSide;
  readonly axis: 'x' | 'z';
  readonly sign: 1 | -1;
}

/** A looks at the back wall, B at the right one, C at the front one, D at the left one. */
const AXES: Readonly<Record<ElevationSide, Omit<ElevationAxis, 'side'>>> = {
  A: { axis: 'x', sign: 1 },
  B: { axis: 'z', sign: 1 },
  C: { axis: 'x', sign: -1 },
  D: { axis: 'z', sign: -1 },
};

export const axisOf = (side: ElevationSide): ElevationAxis => ({ side, ...AXES[side] });
export const viewOfSide = (side: ElevationSide): FlatView => `elevation-${side}`;

/** Metres to the right of the middle. */
export const acrossOf = ({ axis, sign }: ElevationAxis, place: PlanPlace): number => place[axis] * sign;

/** Metres towards the viewer. */
export const nearnessOf = ({ axis, sign }: ElevationAxis, place: PlanPlace): number => (axis === 'x' ? place.z * sign : -place.x * sign);

export const roomAcross = ({ axis }: ElevationAxis, room: SceneRoom): number => (axis === 'x' ? room.widthMetres : room.depthMetres);

/** Width of a piece of furniture as it is seen, metres; of a turned one that of the box around it. */
export const furnitureAcross = ({ axis }: ElevationAxis, { widthMetres, depthMetres, turnDegrees }: Furniture): number => {
  const turn = (turnDegrees * Math.PI) / 180;
  const [along, across] = axis === 'x' ? [widthMetres, depthMetres] : [depthMetres, widthMetres];
  return Math.abs(Math.cos(turn)) * along + Math.abs(Math.sin(turn)) * across;
};

export const placeOfElevation =
  ({ axis, sign }: ElevationAxis): PlaceOfView =>
  (u, v) => ({ at: { [axis]: u * sign }, y: -v });

export const contentOfElevation = (axis: ElevationAxis, room: SceneRoom): ViewRect => {
  const half = roomAcross(axis, room) / 2;
  return { left: -half, right: half, top: -room.heightMetres - room.extraCeilingMetres, bottom: 0 };
};
