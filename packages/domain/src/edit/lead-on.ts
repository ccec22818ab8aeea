import { type RoomPoint, type Stick, sticksCross } from '../geometry';
import { TOLERANCE_METRES } from '../measure';

/** Checks whether two spans lead on from one point, where they do not cross: they may turn there, but not overlap (CO22). */
export function leadOnFromOnePoint(one: Stick, other: Stick): boolean {
  const found = waysFromOnePoint(one, other);
  if (found === undefined) return false;
  const { point, oneEnd, otherEnd } = found;
  const cosine = dot(between(point, oneEnd), between(point, otherEnd));
  return cosine <= 0 || !(endsOn(oneEnd, other) || endsOn(otherEnd, one));
}

/** The point that is an end of both, and the other end of each. */
function waysFromOnePoint(one: Stick, other: Stick) {
  for (const [point, oneEnd] of [
    [one.from, one.to],
    [one.to, one.from],
  ] as const) {
    if (isSame(point, other.from)) return { point, oneEnd, otherEnd: other.to };
    if (isSame(point, other.to)) return { point, oneEnd, otherEnd: other.from };
  }
  return undefined;
}

/** Checks whether an end as thick as the stick touches it at the point. */
function endsOn(point: RoomPoint, stick: Stick): boolean {
  return sticksCross({ ...stick, from: point, to: point }, stick);
}

function isSame(a: RoomPoint, b: RoomPoint): boolean {
  return between(a, b).every((metres) => Math.abs(metres) < TOLERANCE_METRES);
}

function between(from: RoomPoint, to: RoomPoint): RoomPoint {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}

function dot(one: RoomPoint, other: RoomPoint): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
