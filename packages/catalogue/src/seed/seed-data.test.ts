import {
  bovOf,
  buildArticle,
  type CodeAttributeType,
  compileExclusions,
  findExclusion,
  initialSelection,
  isAccessory,
  type ModelDefinition,
  pendantHeightRangeOf,
  type Selection,
  variationsOf,
} from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { luminaireRecipe } from '../imagery';
import { RATES } from '../source/base-prices.data';
import { priceOf, today } from '../testing/seed-articles';
import { seedData } from './seed-data';

const { models } = seedData();
const named = models.map((model) => [`${model.model} in ${model.catalogId}`, model] as const);

type Choice = Omit<Selection, 'pendantHeightCm'>;

/** Every full choice of codes that no exclusion rejects; found here by counting through them all. */
function* validChoices(model: ModelDefinition): Generator<Choice> {
  const exclusions = compileExclusions(model.exclusions);
  const choices = (type: CodeAttributeType): readonly Choice[] => {
    const codes = variationsOf(model, type, today).map(({ modifier }) => ({ [type]: modifier }));
    return codes.length === 0 ? [{}] : codes;
  };
  for (const color of choices('color'))
    for (const temperature of choices('temperature'))
      for (const control of choices('control'))
        for (const installation of choices('installation')) {
          const choice = { ...color, ...temperature, ...control, ...installation };
          if (findExclusion(exclusions, choice) === undefined) yield choice;
        }
}

describe('every model', () => {
  it.each(named)('%s has a use for each of its options', (_, model) => {
    const used = new Set<string>();
    for (const choice of validChoices(model)) for (const [type, modifier] of Object.entries(choice)) used.add(`${type} ${modifier}`);
    const offered = (['color', 'temperature', 'control', 'installation'] as const).flatMap((type) =>
      variationsOf(model, type, today).map(({ modifier }) => `${type} ${modifier}`),
    );
    expect([...used].toSorted()).toEqual(offered.toSorted());
  });

  it.each(named)('%s can be built and priced under every rate that sells it', (_, model) => {
    const [choice] = validChoices(model);
    const built = buildArticle(model, { ...initialSelection(model, today), ...choice }, today);
    if (!built.ok) throw new Error(JSON.stringify(built.failure));
    expect(built.value.isPersonalized).toBe(1);
    const least = isAccessory(model) ? 400 : 12_000;
    const priced = RATES.map(({ id }) => {
      const price = priceOf(built.value, id);
      return price.ok
        ? { currency: price.value.currency, plausible: price.value.amountMinor >= least && price.value.amountMinor <= 300_000 }
        : price.failure.code;
    });
    const expected = RATES.map(({ id, currency }) =>
      model.model === '2351' && id === 14 ? 'price.base-not-found' : { currency, plausible: true },
    );
    expect(priced).toEqual(expected);
  });

  it.each(named)('%s opens on a finish without surcharge or minimum', (_, model) => {
    const [first] = variationsOf(model, 'color', today);
    expect({ bov: first && bovOf(first), moq: first?.moq, opened: initialSelection(model, today).color }).toEqual({
      bov: 'B',
      moq: undefined,
      opened: first?.modifier,
    });
  });

  it('has a recipe for its picture', () => {
    expect(models.filter(({ model }) => luminaireRecipe(model) === undefined).map(({ model }) => model)).toEqual([]);
  });

  it.each(named.filter(([, { model }]) => luminaireRecipe(model) !== undefined))(
    '%s is pictured in its default finish first, and in its own size',
    (_, model) => {
      const recipe = luminaireRecipe(model.model);
      const finishes = model.variations.filter(({ type }) => type === 'color').map(({ modifier }) => modifier);
      const { widthMetres, depthMetres, heightMetres } = model.technical;
      expect(recipe?.finishes[0]).toBe(finishes[0]);
      expect([recipe?.widthMetres, recipe?.depthMetres, recipe?.heightMetres]).toEqual(
        [widthMetres, depthMetres, heightMetres].map((metres) => expect.closeTo(metres, 3)),
      );
    },
  );

  it.each(named)('%s steps from its shortest to its longest wire by way of the standard', (_, model) => {
    const heights = model.variations.filter(({ type }) => type === 'pendantHeight').map((variation) => pendantHeightRangeOf(variation));
    const steps = heights.map(
      (range) =>
        range && (range.delta === 0 ? [0, 0] : [(range.standard - range.min) % range.delta, (range.max - range.min) % range.delta]),
    );
    expect(steps).toEqual(heights.map(() => [0, 0]));
  });
});
