import type { ProfilePoint } from '@candil/catalogue/imagery';
import { describe, expect, it } from 'vitest';
import { smoothCurve } from './smooth-curve';

const DOME: ProfilePoint[] = [
  [0, 0.206],
  [0.06, 0.19],
  [0.105, 0.15],
  [0.145, 0.085],
  [0.165, 0],
];

const nearest = (curve: readonly ProfilePoint[], [radius, height]: ProfilePoint): number =>
  Math.min(...curve.map((point) => Math.hypot(point[0] - radius, point[1] - height)));

describe('smoothCurve', () => {
  it('starts, ends and passes at every given point', () => {
    const curve = smoothCurve(DOME, 800);
    expect(curve[0]).toEqual(DOME[0]);
    expect(curve.at(-1)).toEqual(DOME.at(-1));
    for (const point of DOME) expect(nearest(curve, point)).toBeLessThan(0.0003);
  });

  it('leaves the axis level, so that there is no tip', () => {
    const [pole, next] = smoothCurve(DOME, 400);
    expect(Math.abs((next![1] - pole![1]) / (next![0] - pole![0]))).toBeLessThan(0.02);
  });

  it('turns evenly: no bend between neighbours is more than a few times the mean', () => {
    const curve = smoothCurve(DOME, 200);
    const bends = curve.slice(1, -1).map((point, i) => {
      const [before, after] = [curve[i]!, curve[i + 2]!];
      const turn = Math.atan2(after[1] - point[1], after[0] - point[0]) - Math.atan2(point[1] - before[1], point[0] - before[0]);
      return Math.abs(turn);
    });
    const mean = bends.reduce((sum, bend) => sum + bend, 0) / bends.length;
    expect(Math.max(...bends)).toBeLessThan(4 * mean);
  });
});
