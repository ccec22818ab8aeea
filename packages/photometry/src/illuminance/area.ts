import type { Vector } from '../light';
import type { Receiver } from './point';

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** The part of a polygon above the surface, seen from its point: corners below the horizon are cut off. */
export function aboveHorizon(corners: readonly Vector[], normal: Vector): Vector[] {
  const kept: Vector[] = [];
  for (const [index, corner] of corners.entries()) {
    const next = corners[(index + 1) % corners.length] as Vector;
    const [here, there] = [dot(corner, normal), dot(next, normal)];
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

/** The factor of a polygon relative to the receiver's point, cut at the horizon; corners as `configurationFactor` has them. */
function factorOfView(corners: readonly Vector[], normal: Vector): number {
  const facing = cross(minus(corners[1] as Vector, corners[0] as Vector), minus(corners[2] as Vector, corners[1] as Vector));
  if (dot(facing, corners[0] as Vector) >= 0) return 0;
  return edgeSum(aboveHorizon(corners, normal), normal);
}

/** Lambert's sum over the edges of a polygon above the horizon that is known to face the receiver: the corners of narrow pieces do not decide it. */
export function edgeSum(seen: readonly Vector[], normal: Vector): number {
  let sum = 0;
  for (const [index, corner] of seen.entries()) {
    const next = seen[(index + 1) % seen.length] as Vector;
    const turned = cross(next, corner);
    const length = Math.hypot(...turned);
    if (length > 0) sum += (Math.atan2(length, dot(corner, next)) * dot(turned, normal)) / length;
  }
  return Math.max(0, sum / (2 * Math.PI));
}

/**
 * Configuration factor of a flat polygon for a point of a surface: the part of the view of the point, weighted by the cosine, that the
 * polygon fills. By Lambert's sum over the edges, the polygon cut at the horizon (IL2). Corners run counter-clockwise as seen from
 * the side that shines; from behind it is 0.
 */
export function configurationFactor(cornersMetres: readonly Vector[], { positionMetres, normal }: Receiver): number {
  return factorOfView(
    cornersMetres.map((corner) => minus(corner, positionMetres)),
    normal,
  );
}

/** Illuminance in lx of an evenly bright polygon (Lambertian, cd/m²): π L times its configuration factor (IL2). */
export function areaIlluminanceLux(cornersMetres: readonly Vector[], luminanceCandelaPerSquareMetre: number, receiver: Receiver): number {
  return Math.PI * luminanceCandelaPerSquareMetre * configurationFactor(cornersMetres, receiver);
}
