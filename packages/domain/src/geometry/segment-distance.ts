import { TOLERANCE_METRES } from '../measure';
import { planMeasure, planRadius } from './plan';

/** A point of the room, `[x, y, z]` in metres. */
export type RoomPoint = readonly [x: number, y: number, z: number];

/** The axis of a straight body, by its ends; both ends in one point are a point. */
export interface Segment {
  /** Its first end, metres. */
  readonly from: RoomPoint;
  /** Its other end, metres. */
  readonly to: RoomPoint;
}

/** A straight round body. */
export interface Stick extends Segment {
  /** Diameter of the body around the axis, metres. */
  readonly diameterMetres: number;
}

/** Least distance between points of two segments, metres (CO12). Throws a RangeError for a value that is no measure of a plan (CO4). */
export function segmentDistance(one: Segment, other: Segment): number {
  const alongOne = between(one.from, one.to);
  const alongOther = between(other.from, other.to);
  const apart = between(one.from, other.from);
  const a = dot(alongOne, alongOne);
  const b = dot(alongOne, alongOther);
  const c = dot(alongOther, alongOther);
  const d = dot(alongOne, apart);
  const e = dot(alongOther, apart);
  const at = (s: number, t: number) =>
    Math.hypot(...apart.map((value, axis) => value + t * (alongOther[axis] as number) - s * (alongOne[axis] as number)));
  // The nearest points lie inside both, where the lines are nearest, or one of them is an end: the nearest of five.
  const ends = [at(0, part(-e, c)), at(1, part(b - e, c)), at(part(d, a), 0), at(part(d + b, a), 1)];
  const determinant = a * c - b * b;
  const s = (d * c - b * e) / determinant;
  const t = (b * d - a * e) / determinant;
  const areInside = s > 0 && s < 1 && t > 0 && t < 1;
  return areInside ? Math.min(at(s, t), ...ends) : Math.min(...ends);
}

/**
 * Checks whether two sticks would pass through each other; they may touch (CO13). Throws a RangeError for a value that is no measure of a
 * plan (CO4).
 */
export function sticksCross(one: Stick, other: Stick): boolean {
  const thickness = planRadius(one.diameterMetres / 2) + planRadius(other.diameterMetres / 2);
  return segmentDistance(one, other) < thickness - TOLERANCE_METRES;
}

function between(from: RoomPoint, to: RoomPoint): RoomPoint {
  for (const value of [...from, ...to]) planMeasure(value, 'coordinate');
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}

function dot(one: RoomPoint, other: RoomPoint): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** Share of a segment of that squared length at which a projection falls, 0 to 1; 0 for a segment without length. */
function part(projection: number, lengthSquared: number): number {
  return lengthSquared > 0 ? Math.min(Math.max(projection / lengthSquared, 0), 1) : 0;
}
