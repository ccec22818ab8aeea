import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_TYPES, type AttributeType, type Selection } from '../attribute';
import { anySelection, modelExcluding } from '../testing/arbitraries';
import { anyHeight, judged, judgedElement, withHeights } from '../testing/judged-element';
import { rowOf } from '../testing/models';
import { extendsSelection } from '../testing/options-oracle';
import { TODAY } from '../testing/results';
import { type AttributeOptions, type AttributeValue, elementOptions, elementRepairs } from '.';

const FULL = { color: '10', temperature: '1', control: 'A', installation: '18', pendantHeightCm: 102 };
const pendant = withHeights(modelExcluding());
const selections = fc.tuple(anySelection, anyHeight).map(([codes, height]): Selection => ({ ...codes, ...height }));

/** The values of a whole combination, a height in digits. */
const valuesOf = (combination: Selection): readonly AttributeValue[] =>
  ATTRIBUTE_TYPES.flatMap((type) => {
    const value = type === 'pendantHeight' ? combination.pendantHeightCm : combination[type];
    return value === undefined ? [] : [{ type, modifier: String(value) }];
  });
const keeping = (selection: Selection, type: AttributeType, modifier: string): Selection =>
  type === 'pendantHeight' ? { ...selection, pendantHeightCm: Number(modifier) } : { ...selection, [type]: modifier };
const compatibleOf = (lists: readonly AttributeOptions[]) =>
  lists.flatMap(({ type, options }) =>
    options.map(({ variation, compatible, heights }) =>
      type === 'pendantHeight' ? { type, heights } : { type, modifier: variation.modifier, compatible },
    ),
  );
/** Spans of the heights between 100 and 104 that are in the set. */
const spansOf = (heights: ReadonlySet<number | undefined>) => {
  const runs = [100, 101, 102, 103, 104].map((height) => (heights.has(height) ? String(height) : '|')).join(' ');
  return runs
    .split('|')
    .map((run) => run.trim().split(' '))
    .filter(([first]) => first !== '')
    .map((run) => ({ minCm: Number(run[0]), maxCm: Number(run.at(-1)) }));
};

describe('options of an element', () => {
  it('OP12 offers what the exclusions leave and the check of the caller accepts', () => {
    const model = modelExcluding(rowOf('24 * A * *'));
    const accepts = ({ control, installation }: Selection) => control !== 'B' || installation === '31';
    const selection = { color: '24', temperature: '1', installation: '18' };
    const asked: Selection[] = [];
    const controls = elementOptions({ model, selection, today: TODAY, accepts: (one) => asked.push(one) > 0 && accepts(one) }).find(
      ({ type }) => type === 'control',
    );
    expect(controls?.options.map(({ variation, ...option }) => ({ [variation.modifier]: option }))).toEqual([
      { A: { selected: false, compatible: false, blockedBy: [rowOf('24 * A * *')] } },
      { B: { selected: false, compatible: false, blockedBy: [] } },
      { Z: { selected: false, compatible: true } },
    ]);
    expect(asked.every(({ color, control }) => color !== '24' || control !== 'A')).toBe(true);
  });

  it('OP12 agrees with looking at every combination, whatever the check', () => {
    fc.assert(
      fc.property(judgedElement, selections, ({ model, accepts, valid }, selection) => {
        const looked = compatibleOf(elementOptions({ model, selection, today: TODAY })).map((option) => {
          if ('heights' in option) {
            const { pendantHeightCm, ...codes } = selection;
            const remaining = valid.filter((combination) => extendsSelection(combination, codes));
            return { type: option.type, heights: spansOf(new Set(remaining.map((combination) => combination.pendantHeightCm))) };
          }
          const kept = keeping(selection, option.type, option.modifier ?? '');
          return { ...option, compatible: valid.some((combination) => extendsSelection(combination, kept)) };
        });
        expect(compatibleOf(elementOptions({ model, selection, today: TODAY, accepts }))).toEqual(looked);
      }),
      { examples: [[judged(pendant, [...Array(53).fill(0), 4]), {}]] },
    );
  });

  it('OP12 keeps every valid combination reachable, whatever the check', () => {
    fc.assert(
      fc.property(judgedElement, selections, ({ model, accepts, valid }, selection) => {
        const question = { model, selection, today: TODAY, accepts };
        const wanted = [...new Map(valid.flatMap(valuesOf).map((value) => [`${value.type} ${value.modifier}`, value])).values()];
        for (const value of wanted) {
          const [repair] = elementRepairs(question, value);
          const own = Object.keys(keeping({}, value.type, value.modifier));
          const fewest = Math.min(
            ...valid
              .filter((combination) => extendsSelection(combination, keeping({}, value.type, value.modifier)))
              .map(
                (combination) =>
                  Object.entries(selection).filter(
                    ([type, chosen]) => !own.includes(type) && !extendsSelection(combination, { [type]: chosen }),
                  ).length,
              ),
          );
          expect({ value, changes: repair?.changes.filter(({ type }) => type !== value.type).length }).toEqual({ value, changes: fewest });
          expect(valid.some((combination) => extendsSelection(combination, repair?.selection ?? {}))).toBe(true);
          expect(extendsSelection(repair?.selection ?? {}, keeping({}, value.type, value.modifier))).toBe(true);
        }
      }),
      { examples: [[judged(pendant, [...Array(53).fill(0), 1]), FULL]] },
    );
  });

  it('OP12 leads to a valid combination from every offered value, whatever the check', () => {
    fc.assert(
      fc.property(judgedElement, fc.array(fc.nat({ max: 99 }), { minLength: 5, maxLength: 10 }), ({ model, accepts, valid }, clicks) => {
        let selection: Selection = {};
        for (const [turn, click] of clicks.entries()) {
          const list = elementOptions({ model, selection, today: TODAY, accepts })[turn % 5];
          const open = (list?.options ?? []).flatMap(({ variation, compatible, heights }): readonly string[] => {
            if (list?.type === 'pendantHeight') return (heights ?? []).map(({ maxCm }) => String(maxCm));
            return compatible ? [variation.modifier] : [];
          });
          const choice = open[click % Math.max(1, open.length)];
          if (list === undefined || choice === undefined) continue;
          selection = keeping(selection, list.type, choice);
          expect(valid.some((combination) => extendsSelection(combination, selection))).toBe(true);
        }
      }),
      { examples: [[judged(pendant, [...Array(27).fill(0), ...Array(27).fill(16)]), [0, 0, 0, 0, 0]]] },
    );
  });
});
