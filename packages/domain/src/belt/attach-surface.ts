import type { RoomPoint } from '../geometry';
import { TOLERANCE_METRES } from '../measure';
import type { RoomSize } from '../space';
import { EDGE_METRES, SURFACE_METRES } from './belt.data';

/**
 * Surface that a belt is fixed to; the walls by the elevation that looks at them: A at the back, B on the right, C in front, D on the left.
 */
export type AttachSurface = 'ceiling' | 'floor' | 'wall-A' | 'wall-B' | 'wall-C' | 'wall-D';

interface WallPlane {
  readonly surface: AttachSurface;
  readonly axis: 0 | 2;
  readonly sign: 1 | -1;
}

const WALLS: readonly WallPlane[] = [
  { surface: 'wall-A', axis: 2, sign: -1 },
  { surface: 'wall-B', axis: 0, sign: 1 },
  { surface: 'wall-C', axis: 2, sign: 1 },
  { surface: 'wall-D', axis: 0, sign: -1 },
];

const halfOf = (axis: 0 | 2, { width, depth }: RoomSize) => (axis === 0 ? width : depth) / 2;

/**
 * Finds the surface that a point is fixed to (BT9): the wall within a millimetre, else the floor, else the ceiling above it, by a rod as
 * long as the point hangs below it. The nearer of two walls counts. Metres from the middle of the floor.
 */
export function attachSurfaceOf(point: RoomPoint, room: RoomSize): AttachSurface {
  let [nearest, least]: [AttachSurface | undefined, number] = [undefined, SURFACE_METRES + TOLERANCE_METRES];
  for (const { surface, axis, sign } of WALLS) {
    const away = Math.abs(halfOf(axis, room) - sign * point[axis]);
    if (away < least) [nearest, least] = [surface, away];
  }
  if (nearest !== undefined) return nearest;
  return Math.abs(point[1]) <= SURFACE_METRES + TOLERANCE_METRES ? 'floor' : 'ceiling';
}

/** The point of a surface nearest to a point, no nearer to its edges than a fixing may be; under the ceiling it keeps its height (BT10). */
export function pointOnSurface(surface: AttachSurface, [x, y, z]: RoomPoint, room: RoomSize): RoomPoint {
  const inside = (value: number, half: number) => clampTo(value, -Math.max(half - EDGE_METRES, 0), Math.max(half - EDGE_METRES, 0));
  const [alongX, alongZ] = [inside(x, room.width / 2), inside(z, room.depth / 2)];
  const wall = WALLS.find((each) => each.surface === surface);
  if (wall === undefined) {
    return [alongX, surface === 'floor' ? 0 : clampTo(y, Math.min(EDGE_METRES, room.height), room.height), alongZ];
  }
  const onWall = wall.sign * halfOf(wall.axis, room);
  const height = clampTo(y, Math.min(EDGE_METRES, room.height / 2), Math.max(room.height - EDGE_METRES, room.height / 2));
  return wall.axis === 0 ? [onWall, height, alongZ] : [alongX, height, onWall];
}

/** Distance of a point from the nearest edge of its surface, negative outside of the room (BT12); a rod may be of any length. Metres. */
export function edgeDistance(point: RoomPoint, room: RoomSize): number {
  const x = room.width / 2 - Math.abs(point[0]);
  const z = room.depth / 2 - Math.abs(point[2]);
  const y = Math.min(point[1], room.height - point[1]);
  switch (attachSurfaceOf(point, room)) {
    case 'wall-A':
    case 'wall-C':
      return Math.min(x, y);
    case 'wall-B':
    case 'wall-D':
      return Math.min(z, y);
    default:
      return y < -TOLERANCE_METRES ? y : Math.min(x, z);
  }
}

/**
 * Returns the position of a point in a room of another size (BT11): a point moves with its wall, keeps its distance below the ceiling, or
 * stays on the floor; a point that would be outside comes in to the least distance from the edge.
 */
export function carriedPoint(point: RoomPoint, before: RoomSize, after: RoomSize): RoomPoint {
  const surface = attachSurfaceOf(point, before);
  const wall = WALLS.find((each) => each.surface === surface);
  const inside = (axis: 0 | 2) => {
    const [was, is] = [halfOf(axis, before), halfOf(axis, after)];
    if (wall?.axis === axis) return wall.sign * is;
    const free = Math.max(is - EDGE_METRES, 0);
    return was === is || Math.abs(point[axis]) <= free ? point[axis] : clampTo(point[axis], -free, free);
  };
  return [inside(0), heightOf(surface, point[1], before.height, after.height), inside(2)];
}

function heightOf(surface: AttachSurface, y: number, before: number, after: number): number {
  if (surface === 'floor' || before === after) return y;
  // In this order, so that a rod keeps its length to the last bit where it can.
  if (surface === 'ceiling') return clampTo(after - (before - y), Math.min(EDGE_METRES, after), after);
  return Math.min(y, Math.max(after - EDGE_METRES, 0));
}

function clampTo(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
