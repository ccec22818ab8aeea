import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModelDefinition } from '../article';
import type { Selection } from '../attribute';
import { anySelection, modelExcluding } from '../testing/arbitraries';
import { anyHeight, judged, judgedElement, withHeights } from '../testing/judged-element';
import { modelOf, rowOf, variationsFor } from '../testing/models';
import { extendsSelection } from '../testing/options-oracle';
import { TODAY } from '../testing/results';
import { explainOption } from '.';

const FULL = { color: '10', temperature: '1', control: 'A', installation: '18' };
const ask = (exclusions: readonly string[], selection: Selection, modifier = '24') =>
  explainOption(
    { model: modelOf({ exclusions: exclusions.map((cells) => rowOf(cells)) }), selection, today: TODAY },
    { type: 'color', modifier },
  );

describe('explaining an impossible choice', () => {
  it('OP13 names the fewest choices that block it, and the rows at work', () => {
    expect([
      ask(['24 * A * *'], FULL),
      ask(['24 1 A * *', '* 1 * 0 3'], FULL),
      ask(['24 1 * * *', '24 * A 1 8'], FULL),
      ask(['24 * * 0 3', '24 * * 1 8', '24 6 * * *'], FULL),
      // Z forces 18, 18 forces temperature 6: no row names both 24 and the temperature.
      ask(['24 * A * *', '* 1 Z * *'], { temperature: '1', installation: '18' }),
      ask(['24 * A * *'], { ...FULL, control: 'Z' }),
      ask([], FULL, '99'),
    ]).toEqual([
      { choices: [{ type: 'control', modifier: 'A' }], rows: [rowOf('24 * A * *')], reasons: [] },
      {
        choices: [
          { type: 'temperature', modifier: '1' },
          { type: 'control', modifier: 'A' },
        ],
        rows: [rowOf('24 1 A * *')],
        reasons: [],
      },
      { choices: [{ type: 'temperature', modifier: '1' }], rows: [rowOf('24 1 * * *')], reasons: [] },
      { choices: [], rows: ['24 * * 0 3', '24 * * 1 8', '24 6 * * *'].map((cells) => rowOf(cells)), reasons: [] },
      { choices: [{ type: 'temperature', modifier: '1' }], rows: ['24 * A * *', '* 1 Z * *'].map((cells) => rowOf(cells)), reasons: [] },
      undefined,
      { choices: [], rows: [], reasons: [] },
    ]);
  });

  it('OP13 blames no choice for a height that is none', () => {
    const question = { model: withHeights(modelExcluding()), selection: FULL, today: TODAY };
    expect(explainOption(question, { type: 'pendantHeight', modifier: 'high' })).toEqual({ choices: [], rows: [], reasons: [] });
  });

  it('OP13 asks the check for its reasons, each returned once', () => {
    const model = withHeights(modelExcluding(rowOf('24 * A * *')));
    const accepts = ({ color, control, pendantHeightCm = 0 }: Selection) => color !== '24' || (control !== 'Z' && pendantHeightCm > 102);
    const whyNot = ({ control, installation }: Selection) => (control === 'B' ? ['too low'] : ['no Z', `not at ${installation}`]);
    const question = { model, selection: { ...FULL, control: 'Z', pendantHeightCm: 102 }, today: TODAY, accepts };
    expect([
      explainOption(question, { type: 'color', modifier: '24' }, whyNot),
      explainOption({ ...question, selection: { pendantHeightCm: 101, installation: '03' } }, { type: 'color', modifier: '24' }, whyNot),
      explainOption({ ...question, selection: { color: '24', control: 'B' } }, { type: 'pendantHeight', modifier: '101' }, whyNot),
    ]).toEqual([
      { choices: [{ type: 'control', modifier: 'Z' }], rows: [], reasons: ['no Z', 'not at 03', 'not at 18', 'not at 31'] },
      {
        choices: [{ type: 'pendantHeight', modifier: '101' }],
        rows: [rowOf('24 * A * *')],
        reasons: ['too low', 'no Z', 'not at 03', 'not at 18', 'not at 31'],
      },
      {
        choices: [{ type: 'color', modifier: '24' }],
        rows: [rowOf('24 * A * *')],
        reasons: ['too low', 'no Z', 'not at 03', 'not at 18', 'not at 31'],
      },
    ]);
    const wanted = { type: 'color', modifier: '24' } as const;
    expect([
      explainOption(question, wanted)?.reasons,
      explainOption({ model, selection: { ...FULL, control: 'A' }, today: TODAY }, wanted, () => ['never asked'])?.reasons,
    ]).toEqual([[], []]);
  });

  it('OP13 asks for reasons with whole combinations, at most 200 of them, for the choices that block', () => {
    const codes = Array.from({ length: 20 }, (_, index) => String(10 + index));
    const wide = modelOf({
      variations: [...variationsFor('color', codes), ...variationsFor('temperature', codes), ...variationsFor('installation', codes)],
    });
    const told = (model: ModelDefinition, selection: Selection, accepts: (one: Selection) => boolean = () => false) =>
      explainOption({ model, selection, today: TODAY, accepts }, { type: 'color', modifier: '24' }, (one) => [JSON.stringify(one)]);
    const pendant = withHeights(modelOf({ variations: variationsFor('color', ['10', '24']) }));
    const higher = ({ pendantHeightCm = 0 }: Selection) => pendantHeightCm !== 101;
    const chosen = { temperature: '10', installation: '10' };
    expect([
      told(modelOf({ variations: variationsFor('color', ['10', '24']) }), {}),
      told(pendant, { color: '10', pendantHeightCm: 101 }),
      told(pendant, { color: '10', pendantHeightCm: 101 }, higher),
    ]).toEqual([
      { choices: [], rows: [], reasons: ['{"color":"24"}'] },
      { choices: [], rows: [], reasons: ['{"color":"24","pendantHeightCm":102}'] },
      {
        choices: [{ type: 'pendantHeight', modifier: '101' }],
        rows: [],
        reasons: ['{"color":"24","pendantHeightCm":101}'],
      },
    ]);
    expect(told(wide, chosen)?.reasons).toHaveLength(200);
    expect(told(wide, chosen)?.choices).toEqual([]);
  });

  it('OP13 blocks with its choices and with no proper subset of them, whatever the check', () => {
    const values = fc.constantFrom(
      { type: 'color', modifier: '24' } as const,
      { type: 'control', modifier: 'B' } as const,
      { type: 'pendantHeight', modifier: '103' } as const,
    );
    fc.assert(
      fc.property(judgedElement, anySelection, anyHeight, values, ({ model, accepts, valid }, codes, height, wanted) => {
        const selection = { ...codes, ...height };
        const { type, modifier } = wanted;
        const own: Selection = type === 'pendantHeight' ? { pendantHeightCm: Number(modifier) } : { [type]: modifier };
        const isBlocked = (chosen: Selection) => !valid.some((combination) => extendsSelection(combination, { ...chosen, ...own }));
        const explained = explainOption({ model, selection, today: TODAY, accepts }, wanted);
        expect(explained === undefined).toBe(!isBlocked(selection));
        const choices = (explained?.choices ?? []).map(
          (choice): Selection =>
            choice.type === 'pendantHeight' ? { pendantHeightCm: Number(choice.modifier) } : { [choice.type]: choice.modifier },
        );
        expect(choices.every((choice) => extendsSelection(selection, choice))).toBe(true);
        const without = choices.map((_, index) => Object.assign({}, ...choices.filter((_choice, other) => other !== index)));
        expect([explained === undefined || isBlocked(Object.assign({}, ...choices)), ...without.map(isBlocked)]).toEqual([
          true,
          ...without.map(() => false),
        ]);
      }),
      {
        examples: [
          [judged(withHeights(modelExcluding(rowOf('24 1 A * *'))), Array(54).fill(31)), FULL, {}, { type: 'color', modifier: '24' }],
        ],
      },
    );
  });
});
