import { add, cross, dot, lengthOf, scale, subtract, type Vector } from './vector';

/** The part of a polygon that stands above the plane of the receiver. */
const aboveHorizon = (corners: readonly Vector[], normal: Vector): readonly Vector[] => {
  const heights = corners.map((corner) => dot(corner, normal));
  if (heights.every((height) => height >= 0)) return corners;
  return corners.flatMap((corner, i) => {
    const next = (i + 1) % corners.length;
    const [here, there] = [heights[i]!, heights[next]!];
    const kept = here >= 0 ? [corner] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, add(corner, scale(subtract(corners[next]!, corner), here / (here - there)))];
  });
};

/**
 * Share of the light that a small plate at `point` receives which comes from the polygon, if everything around shone alike
 * (Lambert's formula along the contour). Positive whichever way round the corners run.
 */
export const polygonFactor = (point: Vector, normal: Vector, polygon: readonly Vector[]): number => {
  const corners = aboveHorizon(
    polygon.map((corner) => subtract(corner, point)),
    normal,
  );
  let sum = 0;
  for (let i = 0; i < corners.length; i++) {
    const [a, b] = [corners[i]!, corners[(i + 1) % corners.length]!];
    const across = cross(a, b);
    const sine = lengthOf(across);
    if (sine < 1e-12) continue;
    sum += (Math.atan2(sine, dot(a, b)) * dot(across, normal)) / sine;
  }
  return Math.min(1, Math.abs(sum) / (2 * Math.PI));
};
