import {
  ELEVATION_AXES,
  type ElevationAxis,
  type ElevationSide,
  type FlatView,
  type Furniture,
  type PlanPlace,
  type SceneRoom,
} from '@candil/configurator';
import type { ViewRect } from '../flat/projection';
import type { PlaceOfView } from '../flat/use-canvas-pointer';

/** How an elevation looks at the room, with its letter. */
export interface SideAxis extends ElevationAxis {
  readonly side: ElevationSide;
}

export const axisOf = (side: ElevationSide): SideAxis => ({ side, ...ELEVATION_AXES[side] });
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
