import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../geometry';
import { type BeltPath, beltOf, carriedAlong, nearestOnBelt, onBelt, placeOnBelt, spanAt } from '.';

/** A corner of two taut spans, 3 m and 4 m. */
const CORNER: BeltPath = {
  points: [
    [0, 2, 0],
    [3, 2, 0],
    [3, 2, 4],
  ],
  slack: [0, 0],
};
const corner = beltOf(CORNER);
/** The same with a third span of 5 m back to its first point. */
const loop = beltOf({ ...CORNER, slack: [0, 0, 0], isClosed: true });

describe('a belt of several spans', () => {
  it('BT5 leads from point to point, in a loop back to the first', () => {
    expect(corner.lengthMetres).toBe(7);
    expect(corner.pointMetres).toEqual([0, 3, 7]);
    expect(corner.spans).toHaveLength(2);
    expect(loop.lengthMetres).toBe(12);
    expect(loop.pointMetres).toEqual([0, 3, 7]);
    expect(loop.spans).toHaveLength(3);
    expect([placeOnBelt(corner, 5).at, placeOnBelt(loop, 12).at]).toEqual([
      [3, 2, 2],
      [0, 2, 0],
    ]);
    expect(beltOf({ ...CORNER, slack: [0, 0.5] }).lengthMetres).toBe(9);
  });

  it('BT5 counts a point to the span that it begins, the last to the one that it ends', () => {
    expect([0, 2.9, 3, 6.9, 7].map((metres) => spanAt(corner, metres))).toEqual([0, 0, 1, 1, 1]);
    expect([placeOnBelt(corner, 3).tangent, placeOnBelt(corner, 2.9).tangent]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  it('BT5 is none with a single point, or a slack too few or too many', () => {
    const first: RoomPoint = [0, 2, 0];
    expect(() => beltOf({ points: [first], slack: [] })).toThrow(new RangeError('1 points and 0 spans are no belt'));
    expect(() => beltOf({ ...CORNER, slack: [0] })).toThrow(RangeError);
    expect(() => beltOf({ ...CORNER, isClosed: true })).toThrow(RangeError);
  });

  it('BT6 ends where it ends, and goes around in a loop', () => {
    expect([-1, 0, 7, 8].map((metres) => onBelt(corner, metres))).toEqual([0, 0, 7, 7]);
    expect([-1, 13, 25].map((metres) => onBelt(loop, metres))).toEqual([11, 1, 1]);
    expect(placeOnBelt(loop, -5).at).toEqual([3, 2, 4]);
  });

  it('BT7 returns its nearest point and the distance to it', () => {
    const near = (point: RoomPoint) => {
      const { arcLengthMetres, metres } = nearestOnBelt(beltOf({ ...CORNER, slack: [0.1, 0] }), point);
      return [Math.round(arcLengthMetres * 1000), Math.round(metres * 1000)];
    };
    expect(near([5, 2, 2.7])).toEqual([6_000, 2_000]);
    expect(near([3.5, 2, -9])).toEqual([3_300, 9_014]);
    // 3.3 m of belt hang 0.6009 m below a chord of 3 m.
    expect(near([1.5, 0, 0])).toEqual([1_650, 1_399]);
  });
});

describe('a place on a belt that changes', () => {
  it('BT8 keeps its part of its span', () => {
    const longer = beltOf({ ...CORNER, slack: [0, 0.5] });
    expect([1, 3, 5, 7].map((metres) => carriedAlong(corner, longer, metres))).toEqual([1, 3, 6, 9]);
    expect([1, 3, 6, 9].map((metres) => carriedAlong(longer, corner, metres))).toEqual([1, 3, 5, 7]);
  });

  it('BT8 stays as far from the first point where there are other spans', () => {
    const shorter = beltOf({ points: CORNER.points.slice(0, 2), slack: [0] });
    expect([1, 5].map((metres) => carriedAlong(corner, shorter, metres))).toEqual([1, 3]);
  });
});
