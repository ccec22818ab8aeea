import type { ProfilePoint } from '@candil/catalogue/imagery';
import { lengthBetween } from './profile-line';

/** Solves a tridiagonal system in place (Thomas); diagonals are given as arrays of equal length. */
const solveTridiagonal = (lower: number[], middle: number[], upper: number[], right: number[]): number[] => {
  const last = right.length - 1;
  for (let i = 1; i <= last; i++) {
    const factor = lower[i]! / middle[i - 1]!;
    middle[i] = middle[i]! - factor * upper[i - 1]!;
    right[i] = right[i]! - factor * right[i - 1]!;
  }
  const solution = new Array<number>(right.length).fill(0);
  for (let i = last; i >= 0; i--) solution[i] = (right[i]! - (i < last ? upper[i]! * solution[i + 1]! : 0)) / middle[i]!;
  return solution;
};

/** Slopes of a natural cubic spline; an end whose slope is given is clamped to it. */
const splineSlopes = (knots: readonly number[], values: readonly number[], startSlope?: number, endSlope?: number): number[] => {
  const count = knots.length;
  const lower = new Array<number>(count).fill(0);
  const middle = new Array<number>(count).fill(0);
  const upper = new Array<number>(count).fill(0);
  const right = new Array<number>(count).fill(0);
  const step = (i: number): number => knots[i + 1]! - knots[i]!;
  const rise = (i: number): number => (values[i + 1]! - values[i]!) / step(i);
  middle[0] = startSlope === undefined ? 2 : 1;
  upper[0] = startSlope === undefined ? 1 : 0;
  right[0] = startSlope ?? 3 * rise(0);
  for (let i = 1; i < count - 1; i++) {
    lower[i] = step(i);
    middle[i] = 2 * (step(i - 1) + step(i));
    upper[i] = step(i - 1);
    right[i] = 3 * (step(i) * rise(i - 1) + step(i - 1) * rise(i));
  }
  lower[count - 1] = endSlope === undefined ? 1 : 0;
  middle[count - 1] = endSlope === undefined ? 2 : 1;
  right[count - 1] = endSlope ?? 3 * rise(count - 2);
  return solveTridiagonal(lower, middle, upper, right);
};

/**
 * A curve of continuous curvature (reflections show anything less) through the points, sampled evenly by chord length.
 * Where it meets the axis it does so at a right angle, so that the turned body has no tip.
 */
export const smoothCurve = (points: readonly ProfilePoint[], samples: number): ProfilePoint[] => {
  const knots = [0];
  for (let i = 1; i < points.length; i++) {
    knots.push(knots[i - 1]! + lengthBetween(points[i - 1]!, points[i]!));
  }
  const startsOnAxis = points[0]![0] === 0;
  const endsOnAxis = points.at(-1)![0] === 0;
  const radii = points.map((point) => point[0]);
  const heights = points.map((point) => point[1]);
  const radiusSlopes = splineSlopes(knots, radii, startsOnAxis ? 1 : undefined, endsOnAxis ? -1 : undefined);
  const heightSlopes = splineSlopes(knots, heights, startsOnAxis ? 0 : undefined, endsOnAxis ? 0 : undefined);
  const total = knots.at(-1)!;

  const at = (values: readonly number[], slopes: readonly number[], span: number, t: number): number => {
    const width = knots[span + 1]! - knots[span]!;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * values[span]! +
      (t3 - 2 * t2 + t) * width * slopes[span]! +
      (-2 * t3 + 3 * t2) * values[span + 1]! +
      (t3 - t2) * width * slopes[span + 1]!
    );
  };

  const curve: ProfilePoint[] = [];
  let span = 0;
  for (let i = 0; i <= samples; i++) {
    const distance = (total * i) / samples;
    while (span < knots.length - 2 && distance > knots[span + 1]!) span++;
    const t = (distance - knots[span]!) / (knots[span + 1]! - knots[span]!);
    curve.push([Math.max(0, at(radii, radiusSlopes, span, t)), at(heights, heightSlopes, span, t)]);
  }
  curve[0] = points[0]!;
  curve[samples] = points.at(-1)!;
  return curve;
};
