import { TOLERANCE_METRES } from '../measure';
import type { PlanCircle, PlanPoint } from './plan';
import { circleCrossings, wallCrossings } from './touching-points';

/** Most obstacles that a point slides around before it stays where it was (CO11). */
const MAX_SLIDES = 3;

/** The rectangle that a point may lie in. */
export interface SlideBounds {
  readonly centre: PlanPoint;
  readonly width: number;
  readonly depth: number;
}

/** Free space of a sliding point: the moving body is shrunk to the point, and its obstacles grow by the same amount. */
export interface SlideSpace {
  /** Absent = without end. */
  readonly bounds: SlideBounds | undefined;
  /** The nearest point within the bounds; undefined where there is none. */
  readonly clamp: (point: PlanPoint) => PlanPoint | undefined;
  /** The circle that the point lies in most deeply, if any. */
  readonly blockerAt: (point: PlanPoint) => PlanCircle | undefined;
}

/**
 * Returns the place of a point that is dragged towards another: within its bounds and outside of all circles, else undefined (CO10, CO11).
 */
export function slidePoint({ bounds, clamp, blockerAt }: SlideSpace, from: PlanPoint, towards: PlanPoint): PlanPoint | undefined {
  let point = clamp(towards);
  let blocker = point && blockerAt(point);
  for (let slides = 0; point !== undefined && blocker !== undefined; slides += 1) {
    if (slides === MAX_SLIDES) return undefined;
    const touched: PlanCircle = blocker;
    point = clamp(besides(touched, [point, from]));
    blocker = point && blockerAt(point);
    if (blocker === undefined) return point;
    const corner = nearestFree(blockerAt, cornersOf(touched, blocker, bounds), towards);
    if (corner !== undefined) return corner;
  }
  return point;
}

/** The first of the points pushed straight out of the circle, the next where it lies in the middle, else to the right. */
function besides({ x, z, radius }: PlanCircle, points: readonly PlanPoint[]): PlanPoint {
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.z - z);
    if (distance > 0) return { x: x + ((point.x - x) / distance) * radius, z: z + ((point.z - z) / distance) * radius };
  }
  return { x: x + radius, z };
}

/** Returns the points at which a circle meets another one or the edge of the bounds, within the bounds. */
function cornersOf(touched: PlanCircle, other: PlanCircle, bounds: SlideBounds | undefined): readonly PlanPoint[] {
  const crossings = circleCrossings(touched, other);
  if (bounds === undefined) return crossings;
  const { centre } = bounds;
  const walls = wallCrossings({ ...touched, x: touched.x - centre.x, z: touched.z - centre.z }, bounds);
  const corners = [...crossings, ...walls.map(({ x, z }) => ({ x: x + centre.x, z: z + centre.z }))];
  return corners.filter((corner) => isWithin(bounds, corner));
}

function isWithin({ centre, width, depth }: SlideBounds, { x, z }: PlanPoint): boolean {
  return Math.abs(x - centre.x) <= width / 2 + TOLERANCE_METRES && Math.abs(z - centre.z) <= depth / 2 + TOLERANCE_METRES;
}

function nearestFree(blockerAt: SlideSpace['blockerAt'], points: readonly PlanPoint[], towards: PlanPoint): PlanPoint | undefined {
  const distance = ({ x, z }: PlanPoint) => Math.hypot(x - towards.x, z - towards.z);
  const nearestFirst = [...points].sort((one, other) => distance(one) - distance(other));
  return nearestFirst.find((point) => blockerAt(point) === undefined);
}
