import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySelection, excludingModel, modelExcluding } from '../testing/arbitraries';
import { modelOf, rowOf, variationOf, variationsFor } from '../testing/models';
import { extendsSelection, validCombinations } from '../testing/options-oracle';
import { TODAY } from '../testing/results';
import { type AttributeOptions, optionsFor } from '.';

/** Modifiers by attribute, the selected in brackets, the incompatible with a cross. */
const shown = (lists: readonly AttributeOptions[]) =>
  lists.map(({ type, options }) => {
    const marks = options.map(({ variation, selected, compatible }) => {
      const modifier = selected ? `[${variation.modifier}]` : variation.modifier;
      return compatible ? modifier : `${modifier}x`;
    });
    return `${type} ${marks.join(' ')}`;
  });

describe('options', () => {
  it('OP1 is compatible only with a valid completion left', () => {
    // 24 needs control Z, and Z needs installation 18: no single row names 24 with 03.
    const model = modelOf({ exclusions: [rowOf('24 * A * *'), rowOf('* * Z 0 3')] });
    expect(shown(optionsFor(model, { installation: '03' }, TODAY))).toEqual([
      'color 10 24x',
      'temperature 1 6',
      'control A Zx',
      'installation [03] 18',
    ]);
  });

  it('OP1 agrees with looking at every combination', () => {
    fc.assert(
      fc.property(excludingModel, anySelection, (model, selection) => {
        const valid = validCombinations(model);
        const options = optionsFor(model, selection, TODAY).flatMap(({ type, options: ofType }) =>
          ofType.map(({ variation, compatible }) => ({ type, modifier: variation.modifier, compatible })),
        );
        const looked = options.map(({ type, modifier }) => {
          const kept = { ...selection, [type]: modifier };
          return { type, modifier, compatible: valid.some((combination) => extendsSelection(combination, kept)) };
        });
        expect(options).toEqual(looked);
      }),
      { examples: [[modelExcluding(rowOf('24 * A * *'), rowOf('24 * B * *'), rowOf('24 * Z * *')), {}]] },
    );
  });

  it('OP2 returns the rows that block an option', () => {
    const rows = [rowOf('* * Z 0 3'), rowOf('10 6 * * *'), rowOf('24 * A * *')];
    const model = modelOf({ exclusions: rows });
    const colors = optionsFor(model, { color: '10', installation: '03' }, TODAY)[0]?.options;
    expect(colors).toEqual([
      { variation: variationOf('color', '10'), selected: true, compatible: true },
      { variation: variationOf('color', '24'), selected: false, compatible: false, blockedBy: [rows[0], rows[2]] },
    ]);
  });

  it('OP3 forgets a chosen value that is no longer offered', () => {
    const variations = [...modelOf().variations, variationOf('installation', '31', { validUntil: '31/05/2026' })];
    const model = modelOf({ variations, exclusions: [rowOf('10 * * 3 1')] });
    expect(shown(optionsFor(model, { installation: '31', control: 'B' }, TODAY))).toEqual([
      'color 10 24',
      'temperature 1 6',
      'control A Z',
      'installation 03 18',
    ]);
  });

  it('OP4 lists the attributes that have variations, the chosen one marked', () => {
    const height = variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 250, delta: 1 } });
    const model = modelOf({ variations: [height, ...variationsFor('control', ['A', 'Z']), ...variationsFor('color', ['10', '24'])] });
    expect(shown(optionsFor(model, { color: '24', pendantHeightCm: 200 }, TODAY))).toEqual([
      'color 10 [24]',
      'control A Z',
      'pendantHeight [PH]',
    ]);
  });

  it('OP11 leads to a valid combination from every compatible option', () => {
    fc.assert(
      fc.property(excludingModel, fc.array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 8 }), (model, clicks) => {
        const valid = validCombinations(model);
        let selection = {};
        for (const [turn, click] of clicks.entries()) {
          const lists = optionsFor(model, selection, TODAY);
          const list = lists[turn % lists.length];
          const open = list?.options.filter(({ compatible }) => compatible) ?? [];
          const choice = open[click % Math.max(1, open.length)];
          if (list === undefined || choice === undefined) continue;
          selection = { ...selection, [list.type]: choice.variation.modifier };
          expect(valid.some((combination) => extendsSelection(combination, selection))).toBe(true);
        }
      }),
      { examples: [[modelExcluding(rowOf('10 * * * *')), [0, 0, 0, 0]]] },
    );
  });
});
