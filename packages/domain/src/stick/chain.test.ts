import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../geometry';
import { chainsFor, pointsOfChain } from '.';

const LENGTHS = [0.6, 1.15, 1.7, 2.25];
const JOINT = { min: 20, max: 160 };
const distance = (one: RoomPoint, other: RoomPoint) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

describe('chains of sticks', () => {
  it('ST4 are one stick where its length is the distance, else the straightest two that reach', () => {
    expect(chainsFor(1.7, LENGTHS, JOINT)[0]).toEqual({ lengthsMetres: [1.7], jointDegrees: undefined, spanMetres: 1.7, shortMetres: 0 });
    const [first] = chainsFor(2.6, LENGTHS, JOINT);
    expect(first).toEqual({ lengthsMetres: [1.7, 1.15], jointDegrees: expect.closeTo(130.7, 1), spanMetres: 2.6, shortMetres: 0 });
  });

  it('ST4 report the missing length when none fits', () => {
    const [longest] = chainsFor(8, LENGTHS, JOINT);
    expect(longest?.lengthsMetres).toEqual([2.25, 2.25, 2.25]);
    expect(longest?.jointDegrees).toBe(160);
    expect(longest?.shortMetres).toBeCloseTo(8 - (longest?.spanMetres ?? 0), 9);
    expect(chainsFor(0.1, LENGTHS, JOINT)[0]?.shortMetres).toBeLessThan(0);
  });

  it('ST4 are every combination once, what fits before what does not', () => {
    const chains = chainsFor(2, LENGTHS, JOINT);
    expect(new Set(chains.map(({ lengthsMetres }) => lengthsMetres.join(' '))).size).toBe(chains.length);
    expect(chains).toHaveLength(4 + 10 + 20);
    const off = chains.map(({ shortMetres }) => Math.abs(shortMetres));
    expect(off).toEqual(off.toSorted((one, other) => one - other));
  });

  it('ST5 lie between their ends with exact lengths and the given joints', () => {
    const coordinate = fc.double({ min: -2, max: 2, noNaN: true });
    const point = fc.tuple(coordinate, coordinate, coordinate);
    fc.assert(
      fc.property(point, point, point, (from, to, side) => {
        const straight = distance(from, to);
        if (straight < 0.3) return;
        for (const chain of chainsFor(straight, LENGTHS, JOINT).slice(0, 5)) {
          const points = pointsOfChain(chain, from, to, side);
          for (const [index, length] of chain.lengthsMetres.entries()) {
            expect(Math.abs(distance(points[index] as RoomPoint, points[index + 1] as RoomPoint) - length)).toBeLessThan(0.0001);
          }
          const last = points.at(-1) as RoomPoint;
          expect(distance(from, last)).toBeCloseTo(chain.spanMetres, 6);
          expect(distance(last, to)).toBeCloseTo(Math.abs(chain.shortMetres), 6);
        }
      }),
      {
        examples: [
          [
            [0, 0, 0],
            [2, 0, 0],
            [0, 1, 0],
          ],
        ],
      },
    );
    const [, joint] = pointsOfChain({ lengthsMetres: [1.7, 1.15], jointDegrees: 120 }, [0, 0, 0], [2.5, 0, 0], [0, 1, 0]);
    expect(joint?.[1]).toBeGreaterThan(0);
  });
});
