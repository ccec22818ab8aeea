import {
  ELEVATION_AXES,
  type ElevationAxis,
  type ElevationSide,
  type FlatView,
  type Furniture,
  type PlanPlace,
  type SceneRoom,
  type Surface,
} from '@candil/configurator';
import type { ViewOf } from '../belt/span-under-pointer';
import type { ViewRect } from '../flat/projection';
import type { PlaceOfView } from '../flat/use-canvas-pointer';

/** View direction of an elevation, with its letter. */
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

/** The wall that an elevation looks at, the ceiling at and above its line, the floor at and below its. */
export const placeOfElevation =
  ({ side, axis, sign }: SideAxis, room: SceneRoom): PlaceOfView =>
  (u, v) => {
    const y = Math.max(0, Math.min(room.heightMetres, -v));
    const surface: Surface = -v >= room.heightMetres ? 'ceiling' : v >= 0 ? 'floor' : `wall-${side}`;
    const isWall = surface === `wall-${side}`;
    // On ceiling and floor an elevation does not show the depth: the middle is taken.
    const deep = isWall ? (axis === 'x' ? -(room.depthMetres / 2) * sign : (room.widthMetres / 2) * sign) : 0;
    const point = axis === 'x' ? { x: u * sign, y, z: deep } : { x: deep, y, z: u * sign };
    return { at: { [axis]: u * sign }, y: -v, hit: { surface, point } };
  };

export const viewOfElevation =
  ({ axis, sign }: ElevationAxis): ViewOf =>
  (point) => [point[axis] * sign, -point.y];

export const contentOfElevation = (axis: ElevationAxis, room: SceneRoom): ViewRect => {
  const half = roomAcross(axis, room) / 2;
  return { left: -half, right: half, top: -room.heightMetres - room.extraCeilingMetres, bottom: 0 };
};
