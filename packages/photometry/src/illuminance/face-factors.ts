import type { Vector } from '../light';
import { configurationFactor } from './area';
import type { Receiver } from './point';
import { patchCount, placeOn, type RoomFace } from './room-faces';

const TWO_PI = 2 * Math.PI;

/** Rectangle from the foot of the point to (x, y) in a parallel plane at height h; odd in x and in y. */
function parallelCorner(x: number, y: number, h: number): number {
  const [a, b] = [Math.sqrt(x * x + h * h), Math.sqrt(y * y + h * h)];
  return ((x / a) * Math.atan(y / a) + (y / b) * Math.atan(x / b)) / TWO_PI;
}

/** Rectangle from the horizon up to z, aside to y, in an upright plane at distance d; odd in y. */
function uprightCorner(y: number, z: number, d: number): number {
  const slant = Math.sqrt(z * z + d * d);
  return (Math.atan(y / d) - (d / slant) * Math.atan(y / slant)) / TWO_PI;
}

/** Axis and side a normal runs along; undefined for a slanted one. */
function axisOf(normal: Vector): { axis: 0 | 1 | 2; side: 1 | -1 } | undefined {
  const axis = normal.findIndex((part) => Math.abs(part) === 1) as 0 | 1 | 2 | -1;
  return axis < 0 ? undefined : { axis: axis as 0 | 1 | 2, side: normal[axis as 0 | 1 | 2] > 0 ? 1 : -1 };
}

function cornerFunction(face: RoomFace, position: Vector, axis: 0 | 1 | 2, side: 1 | -1): ((u: number, v: number) => number) | undefined {
  if (face.axis === axis) {
    const height = (face.at - position[axis]) * side;
    return height > 0 ? (u, v) => parallelCorner(u - position[face.uAxis], v - position[face.vAxis], height) : undefined;
  }
  const distance = Math.abs(face.at - position[face.axis]);
  if (distance === 0) return undefined;
  const above = (coordinate: number) => Math.max(0, (coordinate - position[axis]) * side);
  return face.uAxis === axis
    ? (u, v) => side * uprightCorner(v - position[face.vAxis], above(u), distance)
    : (u, v) => side * uprightCorner(u - position[face.uAxis], above(v), distance);
}

function fillByPolygons(face: RoomFace, receiver: Receiver, factors: Float64Array, start: number): void {
  const { u, v } = face;
  let index = start + face.first;
  // Counter-clockwise as seen from inside, for either side and any axis.
  const turns = face.inward * (face.axis === 1 ? -1 : 1) > 0;
  for (let row = 0; row + 1 < v.length; row += 1) {
    for (let column = 0; column + 1 < u.length; column += 1) {
      const [u0, u1, v0, v1] = [u[column] as number, u[column + 1] as number, v[row] as number, v[row + 1] as number];
      const corners = [placeOn(face, u0, v0), placeOn(face, u1, v0), placeOn(face, u1, v1), placeOn(face, u0, v1)];
      factors[index] = configurationFactor(turns ? corners : corners.reverse(), receiver);
      index += 1;
    }
  }
}

/** Values of the corner function along one cut, kept while the next is computed: neighbours share their corners. */
function fillByCorners(face: RoomFace, corner: (u: number, v: number) => number, factors: Float64Array, start: number): void {
  const { u, v } = face;
  let index = start + face.first;
  let below = u.map((place) => corner(place, v[0] as number));
  for (let row = 1; row < v.length; row += 1) {
    const above = u.map((place) => corner(place, v[row] as number));
    for (let column = 1; column < u.length; column += 1) {
      const part = (above[column] as number) - (above[column - 1] as number) - (below[column] as number) + (below[column - 1] as number);
      factors[index] = Math.abs(part);
      index += 1;
    }
    below = above;
  }
}

/** Configuration factors of every rectangle of a room for a receiver inside or on it; from inside the room they add up to 1 (RO2). */
export function fillFactors(faces: readonly RoomFace[], receiver: Receiver, factors: Float64Array, start: number): void {
  const aligned = axisOf(receiver.normal);
  for (const face of faces) {
    if (aligned === undefined) {
      fillByPolygons(face, receiver, factors, start);
      continue;
    }
    const corner = cornerFunction(face, receiver.positionMetres, aligned.axis, aligned.side);
    if (corner) fillByCorners(face, corner, factors, start);
    else factors.fill(0, start + face.first, start + face.first + patchCount(face));
  }
}
