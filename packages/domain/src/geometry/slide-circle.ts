import type { CircleGrid } from './circle-grid';
import type { PlanPoint } from './plan';
import { clampIntoRoom, type Floor } from './room-bounds';

/** How often a circle is led around what blocks it before it stays where it was (CO10). */
export const MAX_SLIDES = 3;

/**
 * Where a circle comes to stand that is dragged to a point: inside the room (CO9), and around what blocks it, at most
 * {@link MAX_SLIDES} times along the circle it would overlap most deeply (CO10). Undefined when it is blocked still or the room is
 * too narrow: it stays at its last valid position (CO11). The grid is left as it was. Throws a RangeError for what is no measure of a plan.
 */
export function slideCircle(grid: CircleGrid, id: number, towards: PlanPoint, floor?: Floor): PlanPoint | undefined {
  const { radius } = grid.circleOf(id);
  const inRoom = (point: PlanPoint) => (floor === undefined ? point : clampIntoRoom({ ...point, radius }, floor));
  let point = inRoom(towards);
  for (let slides = 0; point !== undefined; slides += 1) {
    const blocker = grid.blockerAt(id, point.x, point.z);
    if (blocker === undefined) return point;
    if (slides === MAX_SLIDES) return undefined;
    point = inRoom(besides(grid, id, blocker, point));
  }
  return undefined;
}

/** The point pushed straight away from the blocker until the circles touch. */
function besides(grid: CircleGrid, id: number, blockerId: number, point: PlanPoint): PlanPoint {
  const blocker = grid.circleOf(blockerId);
  const mover = grid.circleOf(id);
  const [x, z] = directionFrom(blocker, [point, mover]);
  const distance = blocker.radius + mover.radius;
  return { x: blocker.x + x * distance, z: blocker.z + z * distance };
}

/** The direction to the first point that is elsewhere; on top of it, to the right. */
function directionFrom(centre: PlanPoint, points: readonly PlanPoint[]): readonly [x: number, z: number] {
  for (const point of points) {
    const x = point.x - centre.x;
    const z = point.z - centre.z;
    const distance = Math.hypot(x, z);
    if (distance > 0) return [x / distance, z / distance];
  }
  return [1, 0];
}
