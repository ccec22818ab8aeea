import type { Vector } from '../light';
import { inBox, type PreparedObstruction, type TurnedBox } from './obstruction';

/**
 * The directions in which an obstruction hides what is behind it, seen from a point: those below every one of these planes through the
 * point. Without planes it hides everything.
 */
export type ShadowCone = readonly Vector[];

/** Points on an obstruction are not hidden by it. */
const SKIN_METRES = 1e-6;
/** A disc is seen as a polygon of so many corners and the same area. */
const DISC_CORNERS = 20;

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The plane through the point and two corners, its normal away from the middle; none where they are in one line with it. */
function planeThrough(a: Vector, b: Vector, middle: Vector): Vector[] {
  const normal = cross(a, b);
  const length = Math.hypot(...normal);
  if (length < 1e-12) return [];
  const sign = dot(normal, middle) > 0 ? -1 : 1;
  return [[(sign * normal[0]) / length, (sign * normal[1]) / length, (sign * normal[2]) / length]];
}

/** A direction in the axes of a box, converted to the room. */
const outOfBox = ({ cosine, sine }: TurnedBox, [x, y, z]: Vector): Vector => [cosine * x - sine * y, sine * x + cosine * y, z];

function boxCone(box: TurnedBox, point: Vector): ShadowCone {
  const own = inBox(box, point);
  const { half } = box;
  const side = ([0, 1, 2] as const).map((axis) =>
    own[axis] > half[axis] + SKIN_METRES ? 1 : own[axis] < -half[axis] - SKIN_METRES ? -1 : 0,
  ) as [number, number, number];
  if (side.every((it) => it === 0)) {
    // On a face the half space behind it is hidden; within, everything.
    const touched = ([0, 1, 2] as const).filter((axis) => Math.abs(own[axis]) > half[axis] - SKIN_METRES);
    return touched.map((axis) => {
      const outward: [number, number, number] = [0, 0, 0];
      outward[axis] = own[axis] < 0 ? -1 : 1;
      return outOfBox(box, outward);
    });
  }
  const middle = minus([0, 0, 0], own);
  const planes: Vector[] = [];
  // Edges between a side in view and one out of view make the outline.
  for (const [i, j, k] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const) {
    for (const a of [-1, 1])
      for (const b of [-1, 1]) {
        if ((side[i] === a) === (side[j] === b)) continue;
        const corner = (c: number): Vector => {
          const place: [number, number, number] = [0, 0, 0];
          place[i] = a * half[i];
          place[j] = b * half[j];
          place[k] = c * half[k];
          return minus(place, own);
        };
        planes.push(...planeThrough(corner(-1), corner(1), middle).map((plane) => outOfBox(box, plane)));
      }
  }
  return planes;
}

/** Two directions across a normal, at right angles. */
function across(normal: Vector): readonly [Vector, Vector] {
  const first = cross(normal, Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]);
  const length = Math.hypot(...first);
  const unit: Vector = [first[0] / length, first[1] / length, first[2] / length];
  return [unit, cross(normal, unit)];
}

function discCone(centre: Vector, normal: Vector, radius: number, point: Vector): ShadowCone | undefined {
  const middle = minus(centre, point);
  if (Math.abs(dot(middle, normal)) < SKIN_METRES) return undefined;
  const [u, v] = across(normal);
  const step = (2 * Math.PI) / DISC_CORNERS;
  const reach = radius * Math.sqrt(step / Math.sin(step));
  const corners = Array.from({ length: DISC_CORNERS }, (_, index): Vector => {
    const [a, b] = [reach * Math.cos(index * step), reach * Math.sin(index * step)];
    return [middle[0] + a * u[0] + b * v[0], middle[1] + a * u[1] + b * v[1], middle[2] + a * u[2] + b * v[2]];
  });
  return corners.flatMap((corner, index) => planeThrough(corner, corners[(index + 1) % DISC_CORNERS] as Vector, middle));
}

/** Cones that obstructions hide from a point; an obstruction that hides nothing, such as a disc seen from its edge, has none (IL6). */
export function shadowCones(obstructions: readonly PreparedObstruction[], point: Vector): readonly ShadowCone[] {
  return obstructions.flatMap((it) => {
    const cone = it.kind === 'box' ? boxCone(it, point) : discCone(it.centreMetres, it.normal, it.radiusMetres, point);
    return cone === undefined ? [] : [cone];
  });
}

/** The part of a polygon, seen from the point, on one side of a plane through it: 1 above, −1 below. */
function cut(corners: readonly Vector[], plane: Vector, side: 1 | -1): Vector[] {
  const kept: Vector[] = [];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] as Vector;
    const [here, there] = [dot(corner, plane) * side, dot(next, plane) * side];
    if (here >= 0) kept.push(corner);
    if (here * there >= 0) continue;
    const share = here / (here - there);
    kept.push([
      corner[0] + (next[0] - corner[0]) * share,
      corner[1] + (next[1] - corner[1]) * share,
      corner[2] + (next[2] - corner[2]) * share,
    ]);
  }
  return kept;
}

/** The convex pieces of a convex polygon, seen from the point, that no cone hides; what hides must be nearer than the polygon (IL6). */
export function litPieces(corners: readonly Vector[], cones: readonly ShadowCone[]): readonly (readonly Vector[])[] {
  let pieces: readonly (readonly Vector[])[] = [corners];
  for (const cone of cones) {
    pieces = pieces.flatMap((piece) => {
      const crossing = cone.filter((plane) => piece.some((corner) => dot(corner, plane) >= 0));
      if (crossing.some((plane) => piece.every((corner) => dot(corner, plane) >= 0))) return [piece];
      const lit: (readonly Vector[])[] = [];
      let rest: readonly Vector[] = piece;
      for (const plane of crossing) {
        const above = cut(rest, plane, 1);
        if (above.length > 2) lit.push(above);
        rest = cut(rest, plane, -1);
        if (rest.length < 3) break;
      }
      return lit;
    });
  }
  return pieces;
}
