import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriedSticks, frameOf, settleSticks, stickFigure, surfacesAt } from '.';

const ROOM = { width: 4, depth: 3.4, height: 2.7 };
const TERMS = { joint: { min: 20, max: 160 }, diameterMetres: 0.022 };
const zigZag = (count: number, angleDegrees: number) => {
  const made = stickFigure(
    'zig-zag',
    { lengthsMetres: [1.15], count, angleDegrees, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 1 },
    ROOM,
    TERMS,
  );
  if (!made.ok) throw new Error(made.failure.code);
  return made.value.map(({ from, to, joins, lengthMetres }, index) => ({
    id: `${index}`,
    from,
    to,
    joints: joins.map(({ end, stick, otherEnd }) => ({ end, elementId: `${stick}`, otherEnd })),
    diameterMetres: 0.022,
    lengthMetres,
  }));
};
type Point = readonly [number, number, number];
const metresBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe('sticks that are brought to another place', () => {
  it('ST14 come to rest as long as they are, with fixed points where they are and others on their surfaces', () => {
    const shift = fc.double({ min: -0.12, max: 0.12, noNaN: true });
    fc.assert(
      fc.property(shift, shift, shift, (dx, dy, dz) => {
        const { points, bars } = frameOf(zigZag(4, 60));
        const [anchors, free] = [points.filter((at) => at[1] === ROOM.height), points.filter((at) => at[1] !== ROOM.height)];
        expect(anchors).toHaveLength(3);
        expect(free).toHaveLength(2);
        const wanted = points.map((at, index) => {
          if (index === points.indexOf(anchors[0] as Point)) return { at, hold: 'fixed' as const };
          return {
            at: [at[0] + dx, at[1] + dy, at[2] + dz] as const,
            hold: at[1] === ROOM.height ? ('ceiling' as const) : ('free' as const),
          };
        });
        const settled = settleSticks(wanted, bars, ROOM);
        if (settled === undefined) throw new Error('no place');
        for (const { from, to, lengthMetres } of bars) {
          expect(Math.abs(metresBetween(settled[from] as Point, settled[to] as Point) - lengthMetres)).toBeLessThan(1e-6);
        }
        expect(settled[points.indexOf(anchors[0] as Point)]).toEqual(anchors[0]);
        for (const [index, { hold }] of wanted.entries()) if (hold !== 'free') expect(settled[index]?.[1]).toBe(ROOM.height);
      }),
      {
        numRuns: 60,
        examples: [
          [0.1, -0.05, 0.08],
          [0.1, -0.1, 0.05],
        ],
      },
    );
  });

  it('ST14 have no place where nothing is as long', () => {
    const points = [
      { at: [0, 0, 0], hold: 'fixed' },
      { at: [0, 2, 0], hold: 'fixed' },
    ] as const;
    expect(settleSticks(points, [{ from: 0, to: 1, lengthMetres: 1.15 }], ROOM)).toBeUndefined();
  });

  it('ST15 stay on their surfaces in another room, as they were where all of them move alike', () => {
    const sticks = zigZag(4, 60);
    const higher = { ...ROOM, height: 3.1 };
    const carried = carriedSticks(sticks, ROOM, higher);
    for (const { id, from, to } of sticks) {
      const after = carried.get(id);
      for (const [one, other] of [
        [from, after?.from],
        [to, after?.to],
      ] as const) {
        expect(other?.map((value) => Math.round(value * 1e6) / 1e6)).toEqual(
          [one[0], one[1] + 0.4, one[2]].map((value) => Math.round(value * 1e6) / 1e6 + 0),
        );
      }
    }
    const diagonal = { id: 'd', from: [0, 0, 0], to: [1.5, 2.1, 0], joints: [], diameterMetres: 0.022 } as const;
    const lengthMetres = metresBetween(diagonal.from, diagonal.to);
    const low = { ...ROOM, height: 2.1 };
    const lower = { ...ROOM, height: 2 };
    const ends = carriedSticks([{ ...diagonal, lengthMetres }], low, lower).get('d');
    if (ends === undefined) throw new Error('not carried');
    expect([surfacesAt(ends.from, lower), surfacesAt(ends.to, lower)]).toEqual([['floor'], ['ceiling']]);
    expect(metresBetween(ends.from, ends.to)).toBeCloseTo(lengthMetres, 5);
    expect(carriedSticks([{ ...diagonal, lengthMetres }], low, { ...ROOM, height: 6 }).size).toBe(0);
  });
});
