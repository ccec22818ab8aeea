import { TOLERANCE_METRES } from '../measure';
import { type PlanCircle, type PlanPoint, planMeasure, planRadius } from './plan';
import type { Stick } from './segment-distance';

/** The floor of a room, metres: width along x, depth along z, its centre the origin of the plan. */
export interface Floor {
  /** Along x, metres. */
  readonly width: number;
  /** Along z, metres. */
  readonly depth: number;
}

/**
 * Checks that the whole circle lies within the walls; it may touch them (CO8). Throws a RangeError for a value that is no measure of a
 * plan.
 */
export function isCircleInRoom({ x, z, radius }: PlanCircle, floor: Floor): boolean {
  const reach = planRadius(radius) - TOLERANCE_METRES;
  return isBetweenWalls(planMeasure(x, 'x'), reach, floor.width) && isBetweenWalls(planMeasure(z, 'z'), reach, floor.depth);
}

/**
 * Checks that the plan of a stick lies within the walls, thickness included; it may touch them (CO17). Throws a RangeError for a value that
 * is no measure of a plan.
 */
export function isSegmentInRoom({ from, to, diameterMetres }: Stick, floor: Floor): boolean {
  return [from, to].every(([x, , z]) => {
    const reach = planRadius(diameterMetres / 2) - TOLERANCE_METRES;
    // Its ends are flat: along itself it is no longer than its axis.
    const [reachX, reachZ] =
      Math.abs(to[0] - from[0]) >= Math.abs(to[2] - from[2]) ? [-TOLERANCE_METRES, reach] : [reach, -TOLERANCE_METRES];
    return isBetweenWalls(planMeasure(x, 'x'), reachX, floor.width) && isBetweenWalls(planMeasure(z, 'z'), reachZ, floor.depth);
  });
}

/**
 * The centre nearest to that of the circle at which it lies within the walls (CO9); undefined when the room is too narrow for it.
 * Throws a RangeError for an invalid measure of a plan.
 */
export function clampIntoRoom({ x, z, radius }: PlanCircle, floor: Floor): PlanPoint | undefined {
  const centreX = clampBetweenWalls(planMeasure(x, 'x'), planRadius(radius), floor.width);
  const centreZ = clampBetweenWalls(planMeasure(z, 'z'), radius, floor.depth);
  return centreX === undefined || centreZ === undefined ? undefined : { x: centreX, z: centreZ };
}

function isBetweenWalls(centre: number, reach: number, width: number): boolean {
  return Math.abs(centre) + reach <= planMeasure(width, 'width') / 2;
}

function clampBetweenWalls(centre: number, radius: number, width: number): number | undefined {
  const free = planMeasure(width, 'width') / 2 - radius;
  if (free < -TOLERANCE_METRES) return undefined;
  return Math.min(Math.max(centre, -Math.max(free, 0)), Math.max(free, 0));
}
