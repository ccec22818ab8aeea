import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Selection } from '../attribute';
import { anySelection, excludingModel, modelExcluding } from '../testing/arbitraries';
import { withHeights } from '../testing/judged-element';
import { modelOf, rowOf, variationsFor } from '../testing/models';
import { extendsSelection, validCombinations } from '../testing/options-oracle';
import { TODAY } from '../testing/results';
import { elementRepairs, optionsFor, type Repair, type RepairRanking, repairsFor } from '.';

const FULL = { color: '10', temperature: '1', control: 'A', installation: '18' };
const shown = (repairs: readonly Repair[]) =>
  repairs.map(({ changes }) => changes.map(({ type, from, to }) => `${type} ${from ?? '-'}>${to}`).join(', '));

describe('repairs', () => {
  it('OP5 changes as little as possible, in up to three ways', () => {
    const model = modelOf({
      variations: [
        ...variationsFor('color', ['10', '24']),
        ...variationsFor('temperature', ['1', '6']),
        ...variationsFor('control', ['A', 'B', 'X', 'Y', 'Z']),
        ...variationsFor('installation', ['03', '18']),
      ],
      exclusions: [rowOf('24 * A * *')],
    });
    expect(shown(repairsFor(model, FULL, { type: 'color', modifier: '24' }, TODAY))).toEqual([
      'color 10>24, control A>B',
      'color 10>24, control A>X',
      'color 10>24, control A>Y',
    ]);
    expect(shown(repairsFor(model, FULL, { type: 'control', modifier: 'B' }, TODAY))[0]).toBe('control A>B');
    expect(repairsFor(model, {}, { type: 'control', modifier: 'B' }, TODAY)).toStrictEqual([
      { changes: [{ type: 'control', to: 'B' }], selection: { control: 'B' } },
    ]);
  });

  it('OP6 applies all its changes at once and is valid then', () => {
    const exclusions = [rowOf('24 * A * *'), rowOf('24 * Z 1 8'), rowOf('24 1 Z * *')];
    const model = modelOf({ exclusions });
    const repairs = repairsFor(model, { ...FULL, pendantHeightCm: 150 }, { type: 'color', modifier: '24' }, TODAY);
    expect(repairs).toEqual([
      {
        changes: [
          { type: 'color', from: '10', to: '24' },
          { type: 'temperature', from: '1', to: '6' },
          { type: 'control', from: 'A', to: 'Z' },
          { type: 'installation', from: '18', to: '03' },
        ],
        selection: { color: '24', temperature: '6', control: 'Z', installation: '03', pendantHeightCm: 150 },
      },
    ]);
  });

  it('OP6 leaves a valid completion of every repair', () => {
    const wanted = fc.constantFrom({ type: 'color', modifier: '11' }, { type: 'control', modifier: 'Z' }, {
      type: 'installation',
      modifier: '31',
    } as const);
    fc.assert(
      fc.property(excludingModel, anySelection, wanted, (model, selection, want) => {
        const valid = validCombinations(model);
        for (const repair of repairsFor(model, selection, want as Parameters<typeof repairsFor>[2], TODAY)) {
          expect(valid.some((combination) => extendsSelection(combination, repair.selection))).toBe(true);
          expect(extendsSelection(repair.selection, { [want.type]: want.modifier })).toBe(true);
        }
      }),
      {
        examples: [[modelExcluding(rowOf('* * Z * *')), FULL, { type: 'control', modifier: 'Z' }]],
      },
    );
  });

  it('OP7 prefers the cheaper, then the sooner among equally many changes, what is unknown last', () => {
    const model = modelOf({
      variations: [
        ...variationsFor('color', ['10', '24']),
        ...variationsFor('temperature', ['1', '6']),
        ...variationsFor('control', ['A', 'X', 'Z']),
      ],
      exclusions: [rowOf('24 1 A * *')],
    });
    const selection = { color: '10', temperature: '1', control: 'A' };
    const ways = { inOrder: 'temperature 1>6', x: 'control A>X', z: 'control A>Z' };
    const ranked = (ranking: RepairRanking) =>
      shown(repairsFor(model, selection, { type: 'color', modifier: '24' }, TODAY, ranking)).map((way) => way.replace('color 10>24, ', ''));
    const by = (x: number | undefined, z: number | undefined, other: number | undefined) => (candidate: Selection) =>
      ({ A: other, X: x, Z: z })[candidate.control ?? ''];
    expect([
      ranked({}),
      ranked({ priceMinor: by(200, 100, 300) }),
      ranked({ priceMinor: by(100, 100, 50), weeks: by(3, 2, 9) }),
      ranked({ weeks: by(1, undefined, 2) }),
      ranked({ priceMinor: by(undefined, 0, undefined), weeks: by(1, 9, 2) }),
    ]).toEqual([
      [ways.inOrder, ways.x, ways.z],
      [ways.z, ways.x, ways.inOrder],
      [ways.inOrder, ways.z, ways.x],
      [ways.x, ways.inOrder, ways.z],
      [ways.z, ways.x, ways.inOrder],
    ]);
    const two = modelOf({
      variations: [...variationsFor('color', ['10', '24']), ...variationsFor('control', ['A', 'X', 'Z'])],
      exclusions: [rowOf('24 * A * *')],
    });
    expect(shown(repairsFor(two, selection, { type: 'color', modifier: '24' }, TODAY, { priceMinor: by(200, 100, 300) }))).toEqual([
      'color 10>24, control A>Z',
      'color 10>24, control A>X',
    ]);
  });

  it('OP8 leaves out what holds a smaller repair', () => {
    const model = modelOf({ exclusions: [rowOf('24 * A * *')] });
    expect(shown(repairsFor(model, FULL, { type: 'color', modifier: '24' }, TODAY))).toEqual(['color 10>24, control A>Z']);
    // A goes only with 6 and 03, B only with 6, and the control 6 goes with all: three repairs, none contained in another.
    const ways = modelOf({
      variations: [
        ...variationsFor('color', ['10', '24']),
        ...variationsFor('temperature', ['1', '6']),
        ...variationsFor('control', ['A', 'B', '6']),
        ...variationsFor('installation', ['03', '18']),
      ],
      exclusions: [rowOf('24 1 A * *'), rowOf('24 * A 1 8'), rowOf('24 1 B * *')],
    });
    expect(shown(repairsFor(ways, FULL, { type: 'color', modifier: '24' }, TODAY))).toEqual([
      'color 10>24, control A>6',
      'color 10>24, temperature 1>6, control A>B',
      'color 10>24, temperature 1>6, installation 18>03',
    ]);
  });

  it('OP9 has none where no valid combination has the value', () => {
    const model = modelOf({ exclusions: [rowOf('24 * * * *')] });
    const wanted = [
      { type: 'color', modifier: '24' },
      { type: 'color', modifier: '99' },
      { type: 'pendantHeight', modifier: 'PH' },
    ] as const;
    expect(wanted.map((want) => repairsFor(model, FULL, want, TODAY))).toEqual([[], [], []]);
    expect(wanted.map((want) => elementRepairs({ model, selection: FULL, today: TODAY }, want))).toEqual([[], [], []]);
    expect(repairsFor(withHeights(model), FULL, { type: 'pendantHeight', modifier: '104' }, TODAY)).toEqual([]);
  });

  it('OP10 keeps every valid combination reachable', () => {
    fc.assert(
      fc.property(excludingModel, anySelection, (model, selection) => {
        const values = validCombinations(model).flatMap((combination) => Object.entries(combination));
        const wanted = optionsFor(model, selection, TODAY).flatMap(({ type, options }) =>
          options
            .filter(({ variation }) => values.some(([own, value]) => own === type && value === variation.modifier))
            .map(({ variation, compatible }) => ({ type, modifier: variation.modifier, compatible })),
        );
        const reached = wanted.map((want) => {
          const changes = repairsFor(model, selection, want, TODAY)[0]?.changes;
          return { ...want, compatible: changes?.every(({ type }) => type === want.type) };
        });
        expect(reached).toEqual(wanted);
      }),
      { examples: [[modelExcluding(rowOf('24 1 * * *'), rowOf('24 * A * *')), FULL]] },
    );
  });
});
