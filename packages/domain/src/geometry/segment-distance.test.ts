import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowSegmentDistance } from '../testing/segment-oracle';
import { type RoomPoint, segmentDistance, sticksCross } from '.';

const distance = (from: RoomPoint, to: RoomPoint, otherFrom: RoomPoint, otherTo: RoomPoint) =>
  segmentDistance({ from, to }, { from: otherFrom, to: otherTo });

describe('sticks', () => {
  it.each<[string, number, RoomPoint, RoomPoint, RoomPoint, RoomPoint]>([
    ['crossing above each other', 0.5, [-1, 0, 0], [1, 0, 0], [0, 0.5, -1], [0, 0.5, 1]],
    ['side by side', 2, [0, 0, 0], [4, 0, 0], [1, 2, 0], [3, 2, 0]],
    ['one behind the other', 3, [0, 0, 0], [1, 0, 0], [4, 0, 0], [9, 0, 0]],
    ['end over the middle', 5, [0, 5, 0], [0, 9, 0], [-1, 0, 0], [1, 0, 0]],
    ['two points', 5, [0, 0, 0], [0, 0, 0], [0, 3, 4], [0, 3, 4]],
    ['a point and a segment', 2, [1, 2, 0], [1, 2, 0], [0, 0, 0], [3, 0, 0]],
  ])('CO12 are as far as their nearest points: %s', (_name, metres, ...ends) => {
    expect(distance(...ends)).toBe(metres);
  });

  it('CO12 are as far as narrowing down finds, in either order', () => {
    const coordinate = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -5, max: 5, noNaN: true }));
    const point = fc.tuple(coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(point, point, point, point, (from, to, otherFrom, otherTo) => {
        const expected = slowSegmentDistance(from, to, otherFrom, otherTo);
        expect(distance(from, to, otherFrom, otherTo)).toBeCloseTo(expected, 6);
        expect(distance(otherTo, otherFrom, from, to)).toBeCloseTo(expected, 6);
      }),
      {
        examples: [
          [
            [-1, 0, 0],
            [1, 0, 0],
            [0, 0.5, -1],
            [0, 0.5, 1],
          ],
        ],
      },
    );
  });

  it('CO13 cross when nearer than their half diameters, touching is none', () => {
    const crossing = (height: number) =>
      sticksCross(
        { from: [-1, 0, 0], to: [1, 0, 0], diameterMetres: 0.02 },
        { from: [0, height, -1], to: [0, height, 1], diameterMetres: 0.03 },
      );
    expect([crossing(0), crossing(0.0249), crossing(0.025), crossing(0.0251)]).toEqual([true, true, false, false]);
  });

  it('CO4 are refused when no measure of a plan', () => {
    expect(() => distance([Number.NaN, 0, 0], [1, 0, 0], [0, 0, 0], [0, 1, 0])).toThrow(RangeError);
    expect(() => distance([0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 1e300, 0])).toThrow(RangeError);
  });
});
