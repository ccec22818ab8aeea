import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, successOf } from '../testing/results';
import { checkSticks, type FigureKind, type FigureParameters, type FigureStick, linesOfSticks, stickFigure, surfacesAt } from '.';

const ROOM = { width: 4, depth: 3.4, height: 2.7 };
const TERMS = { joint: { min: 20, max: 160 }, diameterMetres: 0.022 };
const GIVEN: FigureParameters = { lengthsMetres: [1.15], count: 4, angleDegrees: 60, at: { x: 0, z: 0 }, turnDegrees: 0, seed: 7 };
const figure = (kind: FigureKind, more: Partial<FigureParameters> = {}, room = ROOM) =>
  stickFigure(kind, { ...GIVEN, ...more }, room, TERMS);
const standing = (sticks: readonly FigureStick[]) =>
  sticks.map(({ from, to, joins, lengthMetres }, index) => ({
    id: `${index}`,
    from,
    to,
    joints: joins.map(({ end, stick, otherEnd }) => ({ end, elementId: `${stick}`, otherEnd })),
    diameterMetres: 0.022,
    lengthMetres,
  }));
const surfaces = (sticks: readonly FigureStick[]) => [
  ...new Set(sticks.flatMap(({ from, to }) => [...surfacesAt(from, ROOM), ...surfacesAt(to, ROOM)])),
];

describe('figures', () => {
  it('ST12 are fixed to the surfaces of their kind with the given number of sticks', () => {
    const described = (['v', 'zig-zag', 'portal', 'brace', 'constellation'] as const).map((kind) => {
      const sticks = successOf(figure(kind, { angleDegrees: kind === 'portal' ? 90 : 60 }));
      return [kind, sticks.length, linesOfSticks(standing(sticks)).length, surfaces(sticks)];
    });
    expect(described).toEqual([
      ['v', 2, 1, ['ceiling']],
      ['zig-zag', 4, 1, ['ceiling']],
      ['portal', 3, 1, ['floor']],
      ['brace', 4, 4, ['wall-D', 'floor']],
      ['constellation', 4, 1, ['ceiling']],
    ]);
    const leaning = successOf(figure('diagonal', { lengthsMetres: [2.25, 1.15], count: 2, angleDegrees: 150 }));
    expect(leaning).toHaveLength(2);
    expect(surfaces(leaning)).toEqual(['floor', 'ceiling']);
  });

  it('ST12 are buildable, with every length exact, and the same each time', () => {
    const kinds = fc.constantFrom<FigureKind>('v', 'zig-zag', 'portal', 'brace', 'diagonal', 'constellation');
    const lengths = fc.array(fc.constantFrom(0.6, 1.15, 1.7, 2.25), { minLength: 1, maxLength: 3 });
    const given = fc.record({
      lengthsMetres: lengths,
      count: fc.integer({ min: 1, max: 7 }),
      angleDegrees: fc.integer({ min: 20, max: 160 }),
      turnDegrees: fc.integer({ min: 0, max: 359 }),
      seed: fc.nat({ max: 50 }),
    });
    fc.assert(
      fc.property(kinds, given, (kind, more) => {
        const made = figure(kind, more);
        expect(figure(kind, more)).toEqual(made);
        if (made.ok) expect(checkSticks(standing(made.value), { room: ROOM, joint: TERMS.joint })).toEqual([]);
      }),
      { numRuns: 60, examples: [['zig-zag', { lengthsMetres: [1.15], count: 5, angleDegrees: 40, turnDegrees: 30, seed: 1 }]] },
    );
  });

  it('ST13 are refused where the room is too low, or has no place for them', () => {
    expect(failureOf(figure('zig-zag', { lengthsMetres: [2.25], angleDegrees: 20 }, { ...ROOM, height: 2 }))).toMatchObject({
      code: 'stick.figure-size',
      metres: 2,
    });
    expect(failureOf(figure('diagonal', { lengthsMetres: [1.15], count: 1 }))).toEqual({
      code: 'stick.figure-size',
      neededMetres: 2.7,
      metres: 1.15,
    });
    expect(failureOf(figure('zig-zag', { count: 12 }))).toEqual({ code: 'stick.figure-place' });
    expect(failureOf(figure('constellation', { count: 24, lengthsMetres: [1.15] }, { width: 0.6, depth: 0.6, height: 0.5 }))).toEqual({
      code: 'stick.figure-place',
    });
  });
});
