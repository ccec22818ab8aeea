import type { Vector } from '../light';
import { aboveHorizon, configurationFactor, edgeSum } from './area';
import type { Receiver } from './point';
import { patchCount, placeOn, type RoomFace } from './room-faces';
import { litPieces, type ShadowCone } from './shadow-cone';

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

/** Corners of a rectangle, counter-clockwise as seen from inside, for either side and any axis. */
function patchCorners(face: RoomFace, column: number, row: number): Vector[] {
  const [u0, u1] = [face.u[column] as number, face.u[column + 1] as number];
  const [v0, v1] = [face.v[row] as number, face.v[row + 1] as number];
  const corners = [placeOn(face, u0, v0), placeOn(face, u1, v0), placeOn(face, u1, v1), placeOn(face, u0, v1)];
  return face.inward * (face.axis === 1 ? -1 : 1) > 0 ? corners : corners.reverse();
}

function fillByPolygons(face: RoomFace, receiver: Receiver, factors: Float64Array, start: number): void {
  const { u, v } = face;
  let index = start + face.first;
  for (let row = 0; row + 1 < v.length; row += 1) {
    for (let column = 0; column + 1 < u.length; column += 1) {
      factors[index] = configurationFactor(patchCorners(face, column, row), receiver);
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

/** Above which planes of a cone a place of a face is, as bits. */
function sideOf(face: RoomFace, [x, y, z]: Vector, cone: ShadowCone, u: number, v: number): number {
  const place = placeOn(face, u, v);
  let side = 0;
  for (const [bit, plane] of cone.entries())
    if (plane[0] * (place[0] - x) + plane[1] * (place[1] - y) + plane[2] * (place[2] - z) >= 0) side |= 1 << bit;
  return side;
}

/** Checks whether a cone may meet a face: it does not where all corners are above one of its planes. */
function meets(face: RoomFace, position: Vector, cone: ShadowCone): boolean {
  const [u, v] = [face.u[face.u.length - 1] as number, face.v[face.v.length - 1] as number];
  const at = (column: number, row: number) => sideOf(face, position, cone, column, row);
  return (at(0, 0) & at(u, 0) & at(0, v) & at(u, v)) === 0;
}

/** Sides of each corner of the rectangles of a face, row by row. */
function sidesOf(face: RoomFace, position: Vector, cone: ShadowCone): number[] {
  const { u, v, uAxis, vAxis, axis, at } = face;
  const sides = new Array<number>(u.length * v.length).fill(0);
  for (let bit = 0; bit < cone.length; bit += 1) {
    const plane = cone[bit] as Vector;
    const rest = plane[axis] * (at - position[axis]) - plane[uAxis] * position[uAxis] - plane[vAxis] * position[vAxis];
    let index = 0;
    for (let row = 0; row < v.length; row += 1) {
      const height = rest + plane[vAxis] * (v[row] as number);
      for (let column = 0; column < u.length; column += 1) {
        if (height + plane[uAxis] * (u[column] as number) >= 0) sides[index] = (sides[index] as number) | (1 << bit);
        index += 1;
      }
    }
  }
  return sides;
}

/** Takes from the factors of a face what obstructions hide: rectangles wholly behind one, and the hidden parts of those at its edge. */
function shadeFace(face: RoomFace, receiver: Receiver, all: readonly ShadowCone[], factors: Float64Array, start: number): void {
  const cones = all.filter((cone) => meets(face, receiver.positionMetres, cone));
  if (cones.length === 0) return;
  const across = face.u.length;
  const sides = cones.map((cone) => sidesOf(face, receiver.positionMetres, cone));
  let index = start + face.first - 1;
  for (let row = 0; row + 1 < face.v.length; row += 1) {
    for (let column = 0; column + 1 < across; column += 1) {
      index += 1;
      if (factors[index] === 0) continue;
      const low = row * across + column;
      let hidden = false;
      const cutting: ShadowCone[] = [];
      for (const [which, side] of sides.entries()) {
        const [a, b, c, d] = [side[low], side[low + 1], side[low + across], side[low + across + 1]] as [number, number, number, number];
        if ((a & b & c & d) !== 0) continue;
        if ((a | b | c | d) === 0) hidden = true;
        else cutting.push(cones[which] as ShadowCone);
      }
      if (hidden) factors[index] = 0;
      else if (cutting.length > 0) {
        const [x, y, z] = receiver.positionMetres;
        const corners = patchCorners(face, column, row).map((corner): Vector => [corner[0] - x, corner[1] - y, corner[2] - z]);
        const seen = aboveHorizon(corners, receiver.normal);
        factors[index] = litPieces(seen, cutting).reduce((sum, piece) => sum + edgeSum(piece, receiver.normal), 0);
      }
    }
  }
}

/** Configuration factors of every rectangle of a room for a receiver inside or on it; from inside the room they add up to 1 (RO2). */
export function fillFactors(faces: readonly RoomFace[], receiver: Receiver, factors: Float64Array, start: number): void {
  const aligned = axisOf(receiver.normal);
  for (const face of faces) {
    const corner = aligned && cornerFunction(face, receiver.positionMetres, aligned.axis, aligned.side);
    if (aligned === undefined) fillByPolygons(face, receiver, factors, start);
    else if (corner) fillByCorners(face, corner, factors, start);
    else factors.fill(0, start + face.first, start + face.first + patchCount(face));
  }
}

/** Takes from the factors that `fillFactors` gave what obstructions hide from the receiver (IL6). */
export function shadeFactors(
  faces: readonly RoomFace[],
  receiver: Receiver,
  cones: readonly ShadowCone[],
  factors: Float64Array,
  start: number,
): void {
  if (cones.length === 0) return;
  for (const face of faces) shadeFace(face, receiver, cones, factors, start);
}
