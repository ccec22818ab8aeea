import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../geometry';
import { hangingCurve, lowestOf, pointOnCurve, sagOf, slackOfLength, slackOfSag, smoothLine, tangentOnCurve } from '.';

const coordinate = fc.integer({ min: -5_000_000, max: 5_000_000 }).map((micrometres) => micrometres / 1e6);
const point = fc.tuple(coordinate, coordinate, coordinate);
const slack = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: -14, max: 0 }).map((power) => 10 ** power),
);
const apart = (one: RoomPoint, other: RoomPoint) => Math.hypot(other[0] - one[0], other[1] - one[1], other[2] - one[2]);

/**
 * Length measured over straight pieces on each side of the lowest place; pieces near it are shorter, as the belt may turn sharply there.
 */
const measured = (curve: ReturnType<typeof hangingCurve>, pieces: number) => {
  const { arcLengthMetres: lowest } = lowestOf(curve);
  const towards = (end: number) => {
    const at = (piece: number) => pointOnCurve(curve, lowest + (end - lowest) * (piece / pieces) ** 2);
    return Array.from({ length: pieces }, (_, piece) => apart(at(piece), at(piece + 1))).reduce((sum, metres) => sum + metres, 0);
  };
  return towards(0) + towards(curve.lengthMetres);
};

describe('a belt between two points', () => {
  it.each([
    ['2 m, 2.02 m of belt', 2, 0, 2.02, 4.0886, 0.1229],
    ['2 m, 2.1 m of belt', 2, 0, 2.1, 1.8393, 0.2786],
    ['5 m, 5.005 m of belt', 5, 0, 5.005, 32.2797, 0.0969],
    ['3 m, one end 0.5 m higher', 3, 0.5, 3.3, 2.0992, undefined],
    ['1 m, one end 2 m higher', 1, 2, 2.4, 0.3735, undefined],
  ])('BT1 hangs as a catenary: %s', (_name, run, rise, length, parameter, sag) => {
    const ends = [
      [0, 0, 0],
      [run, rise, 0],
    ] as const;
    const curve = hangingCurve(...ends, slackOfLength(...ends, length));
    expect(curve.shape.kind === 'catenary' && curve.shape.parameterMetres).toBeCloseTo(parameter, 4);
    if (sag !== undefined) expect(sagOf(curve)).toBeCloseTo(sag, 4);
  });

  it('BT1 has its given length, within a tenth of a millimetre', () => {
    fc.assert(
      fc.property(point, point, slack, (from, to, loose) => {
        const curve = hangingCurve(from, to, loose);
        expect(curve.lengthMetres).toBeCloseTo(apart(from, to) * (1 + loose), 9);
        expect(Math.abs(measured(curve, 2000) - curve.lengthMetres)).toBeLessThan(1e-4);
      }),
      {
        numRuns: 150,
        examples: [
          [[0, 2, 0], [2, 2.5, 1], 0.05],
          [[0, 0, 0], [0, -1, 0], 0.1],
          [[0, 0, 0], [0, -0.899133, -0.003947], 0.9999986832905617],
        ],
      },
    );
  });

  it('BT2 ends at its two points, to the last bit, and follows its direction between them', () => {
    fc.assert(
      fc.property(point, point, slack, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (from, to, loose, part) => {
        const curve = hangingCurve(from, to, loose);
        expect([pointOnCurve(curve, 0), pointOnCurve(curve, -1)]).toEqual([from, from]);
        expect([pointOnCurve(curve, curve.lengthMetres), pointOnCurve(curve, 100)]).toEqual([to, to]);
        const at = part * curve.lengthMetres;
        const direction = tangentOnCurve(curve, at);
        expect(Math.hypot(...direction)).toBeCloseTo(1, 9);
        // At a sharp bend, such as the foot of two legs, a step along the belt is not in its direction.
        const step = 1e-5 * curve.lengthMetres;
        const [before, after] = [tangentOnCurve(curve, at - step), tangentOnCurve(curve, at + step)];
        if (curve.straightMetres < 0.01 || apart(before, after) > 0.01) return;
        const [one, other] = [pointOnCurve(curve, at - step), pointOnCurve(curve, at + step)];
        for (const axis of [0, 1, 2] as const) expect((other[axis] - one[axis]) / (2 * step)).toBeCloseTo(direction[axis], 2);
      }),
      { numRuns: 300, examples: [[[0, 2, 0], [2, 2.5, 1], 0.05, 0.4]] },
    );
  });

  it('BT2 arrives at its second point as it comes near', () => {
    fc.assert(
      fc.property(point, point, slack, (from, to, loose) => {
        const curve = hangingCurve(from, to, loose);
        expect(apart(pointOnCurve(curve, curve.lengthMetres * (1 - 1e-12)), to)).toBeLessThan(1e-6);
      }),
      { examples: [[[0, 2, 0], [2, 2.5, 1], 0.05]] },
    );
  });

  it('BT1 becomes straight without a jump as its slack goes', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
        const [straight, nearly] = [hangingCurve(from, to, 0), hangingCurve(from, to, 1e-11)];
        const away = apart(pointOnCurve(straight, part * straight.lengthMetres), pointOnCurve(nearly, part * nearly.lengthMetres));
        expect(away).toBeLessThan(1e-4);
      }),
      { examples: [[[0, 2, 0], [2, 2.5, 1], 0.4]] },
    );
  });

  it('BT1 hangs straight down in two legs where one point is above the other, as it does beside that', () => {
    const [top, foot, beside] = [
      [1, 3, 1],
      [1, 2, 1],
      [1 + 1e-7, 2, 1],
    ] as const;
    const legs = hangingCurve(top, foot, 0.5);
    expect(legs.shape).toEqual({ kind: 'legs', downMetres: 1.25 });
    expect(pointOnCurve(legs, 1.25)).toEqual([1, 1.75, 1]);
    expect(lowestOf(legs).at).toEqual([1, 1.75, 1]);
    expect(sagOf(legs)).toBe(0.25);
    const near = hangingCurve(top, beside, 0.5);
    for (const along of [0.3, 1, 1.25, 1.4]) expect(apart(pointOnCurve(near, along), pointOnCurve(legs, along))).toBeLessThan(1e-5);
  });

  it('BT1 throws for what is no slack and no measure', () => {
    const hang = (loose: number, x = 1) => hangingCurve([0, 0, 0], [x, 0, 0], loose);
    for (const loose of [-0.1, 1.1, Number.NaN]) expect(() => hang(loose)).toThrow(new RangeError(`${loose} is no slack from 0 to 1`));
    expect(() => hang(0, Number.NaN)).toThrow(new RangeError('span NaN is no measure'));
  });

  it('BT3 hangs below its chord most where it runs along it', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0.001, max: 1, noNaN: true }), (from, to, loose) => {
        fc.pre(Math.hypot(to[0] - from[0], to[2] - from[2]) > 0.01);
        const curve = hangingCurve(from, to, loose);
        const run = Math.hypot(to[0] - from[0], to[2] - from[2]);
        const below = Array.from({ length: 1001 }, (_, index) => {
          const [x, y, z] = pointOnCurve(curve, (curve.lengthMetres * index) / 1000);
          return from[1] + ((to[1] - from[1]) * Math.hypot(x - from[0], z - from[2])) / run - y;
        });
        const most = Math.max(...below);
        expect(sagOf(curve)).toBeGreaterThanOrEqual(most - 1e-9);
        expect(sagOf(curve) - most).toBeLessThan(0.02 * (1 + sagOf(curve)));
        const lowest = Math.min(...Array.from({ length: 1001 }, (_, index) => pointOnCurve(curve, (curve.lengthMetres * index) / 1000)[1]));
        expect(lowestOf(curve).at[1]).toBeLessThanOrEqual(lowest + 1e-9);
      }),
      {
        numRuns: 150,
        examples: [
          [[0, 2, 0], [2, 2.5, 1], 0.05],
          [[0, 0, 0], [0, -1, 0], 0.1],
          [[0, 0, 0], [0, -0.899133, -0.003947], 0.9999986832905617],
        ],
      },
    );
  });

  it('BT4 has the slack that gives a length or a sag', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: 0.0001, max: 0.99, noNaN: true }), (from, to, loose) => {
        fc.pre(Math.hypot(to[0] - from[0], to[2] - from[2]) > 0.05);
        const curve = hangingCurve(from, to, loose);
        expect(slackOfLength(from, to, curve.lengthMetres)).toBeCloseTo(loose, 9);
        expect(sagOf(hangingCurve(from, to, slackOfSag(from, to, sagOf(curve))))).toBeCloseTo(sagOf(curve), 6);
      }),
      { examples: [[[0, 2, 0], [2, 2.5, 1], 0.05]] },
    );
    const span = [
      [0, 2, 0],
      [2, 2, 0],
    ] as const;
    expect([slackOfSag(...span, -1), slackOfSag(...span, 0), slackOfSag(...span, 9)]).toEqual([0, 0, 1]);
    expect([slackOfLength(...span, 1), slackOfLength(...span, 9), slackOfLength(span[0], span[0], 1)]).toEqual([0, 1, 0]);
  });

  it('BT3 is drawn by a line that leaves it nowhere by more than about a millimetre', () => {
    const [from, to] = [
      [0, 2.5, 0],
      [3, 2, 1],
    ] as const;
    expect(smoothLine(hangingCurve(from, to, 0))).toEqual([from, to]);
    for (const loose of [0.001, 0.02, 0.1, 0.5, 1]) {
      const curve = hangingCurve(from, to, loose);
      const line = smoothLine(curve);
      expect(line[0]).toEqual(from);
      expect(line.at(-1)).toEqual(to);
      for (let index = 0; index < 200; index += 1) {
        const at = pointOnCurve(curve, (curve.lengthMetres * index) / 200);
        const away = Math.min(...line.slice(1).map((next, piece) => distanceToPiece(at, line[piece] as RoomPoint, next)));
        expect(away).toBeLessThan(0.00101);
      }
    }
  });
});

function distanceToPiece(at: RoomPoint, from: RoomPoint, to: RoomPoint): number {
  const along = [0, 1, 2].map((axis) => (to[axis] as number) - (from[axis] as number));
  const beside = [0, 1, 2].map((axis) => (at[axis] as number) - (from[axis] as number));
  const square = along.reduce((sum, value) => sum + value * value, 0);
  const part = Math.min(Math.max(along.reduce((sum, value, axis) => sum + value * (beside[axis] as number), 0) / square, 0), 1);
  return Math.hypot(...beside.map((value, axis) => value - part * (along[axis] as number)));
}
