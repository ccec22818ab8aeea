import fc from 'fast-check';
import type { ModelDefinition } from '../article';
import type { Selection } from '../attribute';
import { EVERY_COMBINATION, excludingModel } from './arbitraries';
import { variationOf } from './models';
import { validCombinations } from './options-oracle';

const HEIGHTS = [100, 101, 102, 103, 104];

/** A pendant of 54 combinations and five heights, and for each combination which heights a check accepts. */
export interface JudgedElement {
  readonly model: ModelDefinition;
  readonly accepts: (selection: Selection) => boolean;
  /** Every valid combination with its height, by looking at each. */
  readonly valid: readonly Selection[];
}

const placeOf = ({ color, temperature, control, installation }: Selection) => `${color} ${temperature} ${control} ${installation}`;
const PLACES = new Map(EVERY_COMBINATION.map((combination, index) => [placeOf(combination), index]));
const heights = variationOf('pendantHeight', 'PH', { value: { min: 100, standard: 102, max: 104, delta: 1 } });

/** Any check of that pendant: which heights it accepts is drawn for each combination, mostly none. */
export const judgedElement: fc.Arbitrary<JudgedElement> = fc
  .tuple(
    excludingModel,
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 31 })), { minLength: 54, maxLength: 54 }),
  )
  .map(([model, accepted]) => judged({ ...model, variations: [...model.variations, heights] }, accepted));

/** That pendant under a check given as one number for each combination, whose bits are the accepted heights from 100 cm on. */
export function judged(model: ModelDefinition, accepted: readonly number[]): JudgedElement {
  const accepts = (selection: Selection) => {
    const { pendantHeightCm = Number.NaN, ...codes } = selection;
    const mask = accepted[PLACES.get(placeOf(codes)) ?? -1] ?? 0;
    return HEIGHTS.some((height, bit) => height === pendantHeightCm && (mask >> bit) % 2 === 1);
  };
  const valid = validCombinations(model).flatMap((combination) =>
    HEIGHTS.map((pendantHeightCm) => ({ ...combination, pendantHeightCm })).filter(accepts),
  );
  return { model, accepts, valid };
}

/** The same pendant without a height of its own. */
export const withHeights = (model: ModelDefinition): ModelDefinition => ({ ...model, variations: [...model.variations, heights] });

/** Any height of that pendant, chosen or not. */
export const anyHeight: fc.Arbitrary<Selection> = fc
  .option(fc.constantFrom(...HEIGHTS))
  .map((pendantHeightCm) => (pendantHeightCm === null ? {} : { pendantHeightCm }));
