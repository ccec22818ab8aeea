import fc from 'fast-check';
import type { ModelDefinition } from '../article';
import type { Selection, Variation } from '../attribute';
import type { ExclusionRow } from '../exclusion';
import type { ReferenceParts } from '../reference-code';
import { modelOf, rowOf, variationsFor } from './models';

const CODE_CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codeOf = (length: number) => fc.string({ unit: fc.constantFrom(...CODE_CHARACTERS), minLength: length, maxLength: length });
const numberOf = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 4 });

/** Parts as a parsed code has them: temperature and control together or not at all. */
export const referenceParts: fc.Arbitrary<ReferenceParts> = fc
  .record({ model: numberOf, dash: fc.boolean(), color: codeOf(2), light: fc.option(codeOf(2)), installation: fc.option(codeOf(2)) })
  .map(({ light, installation, ...parts }) => ({
    ...parts,
    ...(light === null ? {} : { temperature: light.charAt(0), control: light.charAt(1) }),
    ...(installation === null ? {} : { installation }),
  }));

const COLORS = ['10', '11', '24'];
const TEMPERATURES = ['1', '2'];
const CONTROLS = ['A', 'B', 'Z'];
const INSTALLATIONS = ['03', '18', '31'];

const cell = (codes: readonly string[]) => fc.oneof(fc.constant('*'), fc.constantFrom(...codes));
const row: fc.Arbitrary<ExclusionRow> = fc
  .tuple(cell(COLORS), cell(TEMPERATURES), cell(CONTROLS), cell(['0', '1', '3']), cell(['1', '3', '8']))
  .map((cells) => rowOf(cells.join(' ')));

/** A model of 3 × 2 × 3 × 3 combinations under these exclusions. */
export function modelExcluding(...exclusions: readonly ExclusionRow[]): ModelDefinition {
  return modelOf({
    variations: [
      ...variationsFor('color', COLORS),
      ...variationsFor('temperature', TEMPERATURES),
      ...variationsFor('control', CONTROLS),
      ...variationsFor('installation', INSTALLATIONS),
    ],
    exclusions,
  });
}

/** The model of `modelExcluding` under up to seven exclusions. */
export const excludingModel: fc.Arbitrary<ModelDefinition> = fc.array(row, { maxLength: 7 }).map((rows) => modelExcluding(...rows));

const chosen = <K extends keyof Selection>(key: K, codes: readonly string[]) =>
  fc.option(fc.constantFrom(...codes)).map((code) => (code === null ? {} : { [key]: code }));

/** Any choice of values of that model, valid or not. */
export const anySelection: fc.Arbitrary<Selection> = fc
  .tuple(chosen('color', COLORS), chosen('temperature', TEMPERATURES), chosen('control', CONTROLS), chosen('installation', INSTALLATIONS))
  .map(([color, temperature, control, installation]) => ({ ...color, ...temperature, ...control, ...installation }));

/** All 54 full combinations of that model. */
export const EVERY_COMBINATION: readonly Required<Omit<Selection, 'pendantHeightCm'>>[] = COLORS.flatMap((color) =>
  TEMPERATURES.flatMap((temperature) =>
    CONTROLS.flatMap((control) => INSTALLATIONS.map((installation) => ({ color, temperature, control, installation }))),
  ),
);

const cents = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount / 100);
const letter = fc.constantFrom('', 'A', 'B', 'C', 'D', 'E', 'F', 'G');

/** A variation of each attribute with any increments, letters and one changeable pendant height of 100–300 cm, standard 200. */
export const pricedVariations: fc.Arbitrary<readonly Variation[]> = fc
  .array(fc.record({ increment: cents(-2_000, 90_000), dollars: cents(-2_000, 90_000), percent: cents(0, 5_000), letter }), {
    minLength: 5,
    maxLength: 5,
  })
  .map((prices) =>
    (['color', 'temperature', 'control', 'installation', 'pendantHeight'] as const).map((type, index) => {
      const { increment = 0, dollars = 0, percent = 0, letter: order = '' } = prices[index] ?? {};
      const [variation] = variationsFor(
        type,
        [{ color: '10', temperature: '1', control: 'A', installation: '18', pendantHeight: 'PH' }[type]],
        {
          priceIncrement: increment,
          priceIncrementDollars: dollars,
          priceIncrementPercent: percent,
          priceEffectOrder: order,
          ...(type === 'pendantHeight' ? { value: { min: 100, standard: 200, max: 300, delta: 1 } } : {}),
        },
      );
      return variation as Variation;
    }),
  );
