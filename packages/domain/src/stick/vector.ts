import type { RoomPoint } from '../geometry';

/** From the one point to the other. */
export function towards(from: RoomPoint, to: RoomPoint): RoomPoint {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}

export function along(from: RoomPoint, direction: RoomPoint, metres: number): RoomPoint {
  return [from[0] + direction[0] * metres, from[1] + direction[1] * metres, from[2] + direction[2] * metres];
}

export function lengthOf([x, y, z]: RoomPoint): number {
  return Math.hypot(x, y, z);
}

export function dot(one: RoomPoint, other: RoomPoint): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** Scales to length 1; a point without direction stays 0. */
export function unit(vector: RoomPoint): RoomPoint {
  const metres = lengthOf(vector);
  return metres === 0 ? vector : [vector[0] / metres, vector[1] / metres, vector[2] / metres];
}

/** Component of a vector perpendicular to a unit vector, scaled to length 1; undefined where it is zero. */
export function squareOn(direction: RoomPoint, vector: RoomPoint): RoomPoint | undefined {
  const part = along(vector, direction, -dot(direction, vector));
  return lengthOf(part) < 1e-9 ? undefined : unit(part);
}

/** Between two vectors, degrees from 0 to 180. */
export function angleBetween(one: RoomPoint, other: RoomPoint): number {
  const [a, b] = [unit(one), unit(other)];
  // Exact near 0 and 180 degrees, where the arc cosine is not.
  return (2 * Math.atan2(lengthOf(towards(b, a)), lengthOf(along(a, b, 1))) * 180) / Math.PI;
}
