import type { Position } from '@candil/domain';
import type { PlanPlace } from './scene';
import type { RoomPoint } from './scene-belt';

export function metresBetween(one: Position, other: Position): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

export function metresBetweenPoints(one: RoomPoint, other: RoomPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
}

/** As seen from above, whatever the heights. */
export function metresInPlan(one: PlanPlace, other: PlanPlace): number {
  return Math.hypot(one.x - other.x, one.z - other.z);
}
