import type { CircleGrid } from './circle-grid';
import type { PlanCircle, PlanPoint } from './plan';
import { clampIntoRoom, type Floor, isCircleInRoom } from './room-bounds';
import { circleCrossings, wallCrossings } from './touching-points';

/** How often a circle is led around what blocks it before it stays where it was (CO11). */
export const MAX_SLIDES = 3;

/**
 * Where a circle comes to stand that is dragged to a point: inside the room (CO9) and around what blocks it, at most 3
 * times (CO10). Undefined when it is blocked still or the room has no place for it: it stays where it is (CO11).
 * The grid is left as it was. Throws a RangeError for what is no measure of a plan (CO4).
 */
export function slideCircle(grid: CircleGrid, id: number, towards: PlanPoint, floor?: Floor): PlanPoint | undefined {
  const mover = grid.circleOf(id);
  const { radius } = mover;
  const inRoom = (point: PlanPoint) => (floor === undefined ? point : clampIntoRoom({ x: point.x, z: point.z, radius }, floor));
  let point = inRoom(towards);
  let blocker = point && grid.blockerAt(id, point.x, point.z);
  for (let slides = 0; point !== undefined && blocker !== undefined; slides += 1) {
    if (slides === MAX_SLIDES) return undefined;
    const touched: PlanCircle = grid.circleOf(blocker);
    point = inRoom(besides(touched, mover, point));
    blocker = point && grid.blockerAt(id, point.x, point.z);
    if (blocker === undefined) return point;
    const corner = nearestFree(grid, id, cornersOf(mover, touched, grid.circleOf(blocker), floor), towards);
    if (corner !== undefined) return corner;
  }
  return point;
}

/** The point pushed straight away from a circle until the mover touches it. */
function besides(touched: PlanCircle, mover: PlanCircle, point: PlanPoint): PlanPoint {
  const [x, z] = directionFrom(touched, [point, mover]);
  const distance = touched.radius + mover.radius;
  return { x: touched.x + x * distance, z: touched.z + z * distance };
}

/** The direction to the first point that is elsewhere; where all are on top of it, to the right. */
function directionFrom(centre: PlanPoint, points: readonly PlanPoint[]): readonly [x: number, z: number] {
  for (const point of points) {
    const x = point.x - centre.x;
    const z = point.z - centre.z;
    const distance = Math.hypot(x, z);
    if (distance > 0) return [x / distance, z / distance];
  }
  return [1, 0];
}

/** Where the mover touches a circle together with a wall or with another circle, inside the room. */
function cornersOf({ radius }: PlanCircle, touched: PlanCircle, other: PlanCircle, floor: Floor | undefined): readonly PlanPoint[] {
  const around = ({ x, z, radius: own }: PlanCircle): PlanCircle => ({ x, z, radius: own + radius });
  const crossings = circleCrossings(around(touched), around(other));
  if (floor === undefined) return crossings;
  const centres: Floor = { width: floor.width - 2 * radius, depth: floor.depth - 2 * radius };
  return [...crossings, ...wallCrossings(around(touched), centres)].filter((corner) => isCircleInRoom({ ...corner, radius }, floor));
}

function nearestFree(grid: CircleGrid, id: number, points: readonly PlanPoint[], towards: PlanPoint): PlanPoint | undefined {
  const distance = ({ x, z }: PlanPoint) => Math.hypot(x - towards.x, z - towards.z);
  const nearestFirst = [...points].sort((one, other) => distance(one) - distance(other));
  return nearestFirst.find(({ x, z }) => grid.blockerAt(id, x, z) === undefined);
}
