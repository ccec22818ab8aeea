import type { CircleGrid } from './circle-grid';
import { type PlanPoint, planMeasure } from './plan';
import { clampIntoRoom, type Floor } from './room-bounds';
import { slidePoint } from './slide-point';

/**
 * Returns the place of a circle that is dragged to a point: inside the room (CO9) and around obstacles, at most 3 times (CO10). Undefined
 * if it is still blocked or the room has no place for it: it stays where it is (CO11). The grid is left as it was. Throws a RangeError for
 * an invalid measure of a plan (CO4).
 */
export function slideCircle(grid: CircleGrid, id: number, towards: PlanPoint, floor?: Floor): PlanPoint | undefined {
  const mover = grid.circleOf(id);
  const { radius } = mover;
  return slidePoint(
    {
      bounds: floor && { centre: { x: 0, z: 0 }, width: floor.width - 2 * radius, depth: floor.depth - 2 * radius },
      clamp: (point) => (floor === undefined ? point : clampIntoRoom({ x: point.x, z: point.z, radius }, floor)),
      blockerAt: (point) => {
        const blocker = grid.blockerAt(id, point.x, point.z);
        if (blocker === undefined) return undefined;
        const { x, z, radius: own } = grid.circleOf(blocker);
        return { x, z, radius: own + radius };
      },
    },
    mover,
    { x: planMeasure(towards.x, 'x'), z: planMeasure(towards.z, 'z') },
  );
}
