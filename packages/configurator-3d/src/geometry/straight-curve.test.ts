import type { ProfilePoint } from '@candil/catalogue/imagery';
import { describe, expect, it } from 'vitest';
import { straightCurve } from './straight-curve';

const CAN: ProfilePoint[] = [
  [0, 0.2],
  [0.1, 0.2],
  [0.1, 0],
  [0, 0],
];

describe('straightCurve', () => {
  it('keeps sharp corners without a fillet', () => {
    expect(
      straightCurve(
        [
          [0, 0.2],
          [0.1, 0.2],
          [0.1, 0],
        ],
        0,
      ),
    ).toEqual([
      [0, 0.2],
      [0.1, 0.2],
      [0.1, 0],
    ]);
  });

  it('rounds a right angle by the fillet, touching both lines', () => {
    const curve = straightCurve(CAN, 0.02);
    const centre: ProfilePoint = [0.08, 0.18];
    const arc = curve.filter((point) => point[0] > centre[0] + 1e-9 && point[1] > centre[1] + 1e-9);
    expect(arc.length).toBeGreaterThan(8);
    for (const point of arc) expect(Math.hypot(point[0] - centre[0], point[1] - centre[1])).toBeCloseTo(0.02, 9);
    expect([Math.max(...curve.map(([radius]) => radius)), Math.max(...curve.map(([, height]) => height))]).toEqual([0.1, 0.2]);
  });

  it('makes a fillet smaller that would not fit', () => {
    const curve = straightCurve(CAN, 0.5);
    for (const [radius, height] of curve) {
      expect(radius).toBeGreaterThanOrEqual(0);
      expect(height).toBeGreaterThanOrEqual(-1e-12);
      expect(height).toBeLessThanOrEqual(0.2 + 1e-12);
    }
  });
});
