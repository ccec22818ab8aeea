import {
  type Article,
  ATTRIBUTE_TYPES,
  articleAvailability,
  bovOf,
  buildArticle,
  buildArticleFromReference,
  type CatalogId,
  calendarDayOf,
  catalogOfReference,
  compileExclusions,
  DRIVER_MODELS,
  driverMarketOf,
  findExclusion,
  ISO_LANGUAGES,
  initialSelection,
  lineValidity,
  type ModelDefinition,
  optionsFor,
  parseReference,
  pendantHeightRangeOf,
  type Selection,
  unitPrice,
  variationsOf,
} from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { loadSeedCatalogue } from '../catalogue/load-catalogue';
import { unknownExclusionCells } from '../data/exclusion-cells';
import { finishMaterial, luminaireRecipe } from '../imagery';
import { RATES } from '../source/base-prices.data';
import { DRIVERS } from '../source/drivers.data';
import { EXCLUSIONS } from '../source/exclusions.data';
import { FINISHES } from '../source/finishes.data';
import { toRow } from './expand-exclusions';
import { seedData } from './seed-data';

const today = calendarDayOf(2026, 11, 20);
const catalogue = loadSeedCatalogue();
const { models, subFamilies } = seedData();
const named = models.map((model) => [`${model.model} in ${model.catalogId}`, model] as const);

function modelOf(number: string, catalogId: CatalogId): ModelDefinition {
  const model = catalogue.modelOf(number, catalogId);
  if (model === undefined) throw new Error(`no model ${number} in ${catalogId}`);
  return model;
}

function articleOf(reference: string, changes: Selection = {}, day = today): Article {
  const parts = parseReference(reference);
  if (!parts.ok) throw new Error(`${reference} does not parse`);
  const model = modelOf(parts.value.model, catalogOfReference(reference));
  const read = buildArticleFromReference(model, parts.value, day);
  const article = read.ok ? buildArticle(model, { ...read.value.selection, ...changes }, day) : read;
  if (!article.ok) throw new Error(`${reference}: ${JSON.stringify(article.failure)}`);
  return article.value;
}

function priceOf(article: Article, rateId: number) {
  const base = catalogue.basePrice(article.model, rateId, article.catalogId);
  const basis = {
    rateId,
    catalogId: article.catalogId,
    currency: base?.currency ?? 'EUR',
    basePriceMinor: base?.amountMinor,
    calculation: 'new' as const,
  };
  return unitPrice(basis, article);
}

/** Every full choice of codes that no exclusion rejects; found here by counting through them all. */
function* validChoices(model: ModelDefinition): Generator<Required<Omit<Selection, 'pendantHeightCm'>>> {
  const exclusions = compileExclusions(model.exclusions);
  const codes = (type: 'color' | 'temperature' | 'control' | 'installation') =>
    variationsOf(model, type, today).map(({ modifier }) => modifier);
  for (const color of codes('color'))
    for (const temperature of codes('temperature'))
      for (const control of codes('control'))
        for (const installation of codes('installation')) {
          const choice = { color, temperature, control, installation };
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
    const priced = RATES.map(({ id }) => {
      const price = priceOf(built.value, id);
      return price.ok
        ? { currency: price.value.currency, plausible: price.value.amountMinor >= 29_000 && price.value.amountMinor <= 180_000 }
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

  it.each(named)('%s has a picture of each finish and the size that the picture shows', (_, model) => {
    const recipe = luminaireRecipe(model.model);
    const finishes = model.variations.filter(({ type }) => type === 'color').map(({ modifier }) => modifier);
    expect(finishes.filter((finish) => !recipe?.finishes.includes(finish))).toEqual([]);
    expect(model.technical.widthMetres).toBeCloseTo((recipe?.radiusMetres ?? 0) * 2, 6);
    expect(model.technical.heightMetres).toBeCloseTo(recipe?.heightMetres ?? 0, 6);
  });

  it.each(named)('%s steps from its shortest to its longest wire by way of the standard', (_, model) => {
    const heights = model.variations.filter(({ type }) => type === 'pendantHeight').map((variation) => pendantHeightRangeOf(variation));
    const steps = heights.map(
      (range) =>
        range && (range.delta === 0 ? [0, 0] : [(range.standard - range.min) % range.delta, (range.max - range.min) % range.delta]),
    );
    expect(steps).toEqual([[0, 0]]);
  });
});

describe('every remote driver', () => {
  const { drivers, accessories } = seedData();
  const options = models.flatMap((model) =>
    (drivers[model.model]?.[driverMarketOf(model.catalogId)] ?? []).map((option) => ({ ...option, model })),
  );
  const driverOf = (driverCode: string) => DRIVERS.find(({ model }) => driverCode.startsWith(model));

  it('has the models of the driver list, each with every control that it is dimmed by', () => {
    const listed = models.filter(({ model }) => DRIVER_MODELS.some((known) => known === model));
    expect([...new Set(listed.map(({ model }) => model))]).toEqual([
      '0820',
      '5520',
      '5525',
      '5660',
      '5662',
      '2350',
      '2351',
      '2355',
      '5770',
    ]);
    const controls = listed.map((model) => [...new Set(options.filter((option) => option.model === model).map(({ control }) => control))]);
    const expected = listed.map((model) =>
      variationsOf(model, 'control', today)
        .map(({ modifier }) => modifier)
        .filter((code) => code !== 'M'),
    );
    expect(controls).toEqual(expected);
    expect(models.filter((model) => !listed.includes(model)).map(({ model }) => drivers[model])).toEqual(
      Array(6).fill({ usa: [], row: [] }),
    );
  });

  it('is loaded within its watts, by as many lights as the next smaller one does not feed', () => {
    expect(
      options.filter(
        ({ number_support, driverCode, model }) => number_support * model.technical.watts > (driverOf(driverCode)?.watts ?? 0),
      ),
    ).toEqual([]);
    expect(options.filter(({ number_support }) => number_support > 8)).toEqual([]);
    const sizes = options.map(({ model, control, number_support }) => `${model.model} ${model.catalogId} ${control} ${number_support}`);
    expect(new Set(sizes).size).toBe(sizes.length);
  });

  it('is an article with a price under every rate of its catalogue', () => {
    const prices = accessories.map((model) => {
      const built = buildArticle(model, initialSelection(model, today), today);
      return built.ok && [built.value.reference, built.value.isPersonalized, ...RATES.map(({ id }) => priced(priceOf(built.value, id)))];
    });
    expect(prices).toContainEqual(['901103', 1, '48.00 EUR', '44.00 EUR', '56.00 USD', '52.00 USD']);
    expect(prices).toContainEqual(['9043-03', 1, '90.00 EUR', '86.00 EUR', '104.00 USD', '99.00 USD']);
    expect(prices.flat().filter((price) => price === false || price === 'none')).toEqual([]);
    expect(prices).toHaveLength(18);
  });

  function priced(price: ReturnType<typeof priceOf>): string {
    return price.ok ? `${(price.value.amountMinor / 100).toFixed(2)} ${price.value.currency}` : 'none';
  }
});

describe('references of the trade', () => {
  it.each([
    '116010/1A_18',
    '016210/1A_18',
    '016224/6Z_03',
    '082042/2A_10',
    '082062/1A_10',
    '082031/1A_18',
    '552523/2Z_31',
    '0820-11/1A_10',
    '5525-23/2Z_31',
  ])('%s', (reference) => {
    const article = articleOf(reference);
    expect({ reference: article.reference, isPersonalized: article.isPersonalized }).toEqual({ reference, isPersonalized: 1 });
  });

  it('0162 24/9Z builds and asks for an installation', () => {
    const article = articleOf('0162 24/9Z');
    expect({ isPersonalized: article.isPersonalized, installation: article.selection.installation }).toEqual({
      isPersonalized: 0,
      installation: undefined,
    });
  });
});

describe('rules within reach', () => {
  it('excludes with a reason and repairs', () => {
    const blocked = buildArticle(modelOf('0820', 16), { color: '11', temperature: '1', control: 'M', installation: '18' }, today);
    expect(!blocked.ok && blocked.failure.code === 'article.excluded' && blocked.failure.reason?.en).toBe(
      'A remote driver needs a built-in canopy (31 or 32).',
    );
    const tunable = optionsFor(modelOf('0820', 16), { color: '62' }, today)
      .flatMap(({ options }) => options)
      .find(({ variation }) => variation.type === 'temperature' && variation.modifier === '9');
    expect({ compatible: tunable?.compatible, by: tunable?.blockedBy?.map((row) => row.finish) }).toEqual({
      compatible: false,
      by: ['62'],
    });
  });

  it.each([
    ['082011/1M_10', 'A remote driver needs a built-in canopy (31 or 32).'],
    ['016210/1M_03', 'A remote driver needs a built-in canopy (31 or 32).'],
    ['235011/1M_18', 'A remote driver needs a built-in canopy (31 or 32).'],
    ['082011/9B_10', 'Tunable White cannot be dimmed by phase.'],
    ['0820-11/91_10', 'Tunable White needs two channels; 0–10 V has one.'],
    ['082062/9A_10', 'Oxide red is lined in red, which shifts the Tunable White range.'],
    ['552511/1Z_32', 'The Casambi module does not fit into the XXS canopy.'],
    ['016224/9A_03', 'In bronze the track adapter has no room for the Tunable White board.'],
    ['552523/1A_32', 'The XXS canopy is not made in brass.'],
    ['235011/9A_18', 'Free wire has two cores; Tunable White needs four.'],
    ['235011/6B_32', 'At 4000 K the phase-dimming driver is too long for a built-in canopy.'],
  ])('excludes %s: %s', (reference, reason) => {
    const parts = parseReference(reference);
    const built = parts.ok && buildArticleFromReference(modelOf(parts.value.model, catalogOfReference(reference)), parts.value, today);
    expect(built && !built.ok && built.failure.code === 'article.excluded' && built.failure.reason?.en).toBe(reason);
  });

  it.each(
    EXCLUSIONS.map(
      (source) => [JSON.stringify(toRow(source), ['finish', 'temperature', 'control', 'installation1', 'installation2']), source] as const,
    ),
  )('has a model for the exclusion %s in each sub-family that names it', (_, source) => {
    const without = source.subFamilies.filter(
      (id) => !models.some((model) => model.subFamilyId === id && unknownExclusionCells(toRow(source), model.variations).length === 0),
    );
    expect(without).toEqual([]);
  });

  it.each([
    ['082011/1A_10', 1],
    ['082062/1A_10', 10],
    ['116010/1A_18', 2],
    ['116003/1A_18', 6],
    ['016203/1A_10', 4],
  ])('%s is sold from %i pieces', (reference, moq) => {
    expect(articleOf(reference).moq).toBe(moq);
  });

  it.each([
    ['082042/2A_10', 1, 3],
    ['082042/2A_10', 25, 5],
    ['082042/2A_10', 100, 8],
    ['082062/1A_10', 10, 6],
    ['552511/2Z_31', 1, 4],
    ['552523/2Z_31', 1, 7],
    ['552523/2Z_31', 60, 9],
    ['566210/1A_10', 1, undefined],
    ['566223/1A_10', 1, 7],
  ])('%s × %i takes %s weeks', (reference, quantity, weeks) => {
    expect(articleAvailability(articleOf(reference), quantity, today).weeks).toBe(weeks);
  });

  it.each([
    ['082042/2A_10', 0],
    ['577014/1A', 101],
    ['566210/9A_10', 87],
    ['235151/1A', -1],
  ])('%s is to be had in %i days', (reference, days) => {
    expect(articleAvailability(articleOf(reference), 1, today).days).toBe(days);
  });

  it('lets an article end with its finish or its model', () => {
    const years = calendarDayOf(2032, 1, 1);
    expect(
      ['552524/1A_10', '566210/1A_10', '552511/1A_10'].map(
        (reference) => articleAvailability(articleOf(reference, {}, years), 1, years).days,
      ),
    ).toEqual([-1, -1, 0]);
  });

  it('offers a finish within its dates only', () => {
    const days = [calendarDayOf(2026, 8, 31), calendarDayOf(2026, 9, 1), calendarDayOf(2031, 8, 31), calendarDayOf(2031, 9, 1)];
    const offered = days.map((day) => variationsOf(modelOf('0820', 16), 'color', day).some(({ modifier }) => modifier === '03'));
    expect(offered).toEqual([false, true, true, false]);
  });

  it('sends buyers of a discontinued model to its successor', () => {
    const drum = modelOf('2351', 16);
    const line = { quantity: 1, moq: 1, isPersonalized: 1, discontinued: drum.discontinued, days: 0 } as const;
    expect({ valid: lineValidity(line), next: drum.replacedBy }).toEqual({ valid: { valid: false, reason: 'discontinued' }, next: '2355' });
  });

  it('counts a longer wire in percent under rates 10 and 12, in money under the others', () => {
    const longer = articleOf('082042/1A_10', { pendantHeightCm: 300 });
    const step = (rateId: number) => {
      const price = priceOf(longer, rateId);
      return price.ok && price.value.steps.find(({ what }) => what === 'pendantHeight')?.amountMinor;
    };
    expect([10, 11, 12, 14].map(step)).toEqual([2472, 2500, 2808, 2500]);
  });

  it('counts options in dollars under rate 12 of the USA catalogue', () => {
    const steps = [12, 14].map((rateId) => {
      const price = priceOf(articleOf('0820-23/1Z_10'), rateId);
      return (
        price.ok && price.value.steps.filter(({ what }) => what === 'color' || what === 'control').map(({ amountMinor }) => amountMinor)
      );
    });
    expect(steps).toEqual([
      [8200, 2200],
      [6800, 1800],
    ]);
  });

  it('reaches the cap of the USA catalogue and not that of the other', () => {
    const capped = ['0820-23/9Z_31', '082023/9Z_31'].map((reference) => {
      const price = priceOf(articleOf(reference), reference.includes('-') ? 12 : 10);
      return price.ok && [price.value.amountMinor, price.value.steps.some(({ what }) => what === 'cap')];
    });
    expect(capped).toEqual([
      [59_400, true],
      [59_600, false],
    ]);
  });

  it('takes the driver off the price', () => {
    const price = priceOf(articleOf('082042/1M_31'), 10);
    expect(price.ok && price.value.amountMinor).toBe(40_400);
  });

  it('uses every effect letter and the lack of one, every flag and the semi-finished mark', () => {
    const variations = models.flatMap((model) => model.variations);
    expect(
      new Set(
        variations.filter(({ priceIncrement }) => priceIncrement !== undefined).map(({ priceEffectOrder }) => priceEffectOrder ?? ''),
      ),
    ).toEqual(new Set(['A', 'B', 'C', 'D', 'E', 'F', '']));
    expect(new Set(variations.map(bovOf))).toEqual(new Set(['B', 'O', 'V', 'T']));
    expect(new Set(variations.filter(({ isPsa }) => isPsa).map(({ type }) => type))).toEqual(
      new Set(['color', 'temperature', 'control', 'installation']),
    );
  });

  it('has models with one temperature, one installation and a fixed wire', () => {
    const count = (number: string, type: 'temperature' | 'installation') => variationsOf(modelOf(number, 16), type, today).length;
    expect([count('5660', 'temperature'), count('2351', 'installation'), count('5770', 'installation')]).toEqual([1, 1, 1]);
    expect(initialSelection(modelOf('5770', 16), today)).toEqual({ color: '14', installation: '00', pendantHeightCm: 180 });
  });

  it('offers other controls and finishes in the other catalogue', () => {
    const codes = (catalogId: CatalogId, type: 'control' | 'color') =>
      variationsOf(modelOf('0820', catalogId), type, today).map(({ modifier }) => modifier);
    expect([codes(16, 'control'), codes(21, 'control')]).toEqual([
      ['A', 'B', 'Z', 'M'],
      ['A', '1', 'Z', 'M'],
    ]);
    expect([codes(16, 'color'), codes(21, 'color')]).toEqual([
      ['42', '11', '10', '31', '03', '62', '24', '23'],
      ['42', '11', '10', '31', '24', '23'],
    ]);
  });
});

describe('texts and colours', () => {
  const texts = [
    ...models.flatMap((model) => [
      model.name,
      model.description,
      ...model.variations.map(({ description }) => description),
      ...model.exclusions.flatMap(({ reason }) => reason ?? []),
    ]),
    ...subFamilies.map(({ tagline }) => tagline),
  ];

  it('gives every exclusion a reason', () => {
    expect(models.flatMap(({ exclusions }) => exclusions.filter(({ reason }) => reason === undefined))).toEqual([]);
  });

  it('speaks imperial to the USA and metric to the rest', () => {
    const mixed = texts.filter((text) => ISO_LANGUAGES.some((language) => (language === 'us' ? /\d\s?c?m\b/ : /″/).test(text[language])));
    expect(mixed).toEqual([]);
  });

  it('tells the width of a model in its description as the technical data do', () => {
    const cited = models.flatMap(({ model, description, technical }) => {
      const centimetres = /(\d+) cm/.exec(description.en)?.[1];
      return centimetres === undefined ||
        [technical.widthMetres, technical.heightMetres].some((metres) => Math.round(metres * 100) === Number(centimetres))
        ? []
        : [model];
    });
    expect(cited).toEqual([]);
  });

  it('names the second finish beside the first', () => {
    const brass = modelOf('5525', 16).variations.find(({ type, modifier }) => type === 'color' && modifier === '23');
    expect({ ...brass?.description, second: brass?.modifier2 }).toEqual({
      en: 'Brass, opal',
      es: 'Latón, opal',
      de: 'Messing, opal',
      fr: 'Laiton, opale',
      it: 'Ottone, opale',
      us: 'Brass, opal',
      second: '90',
    });
  });

  it('renders each finish in its own colour', () => {
    expect(FINISHES.map(({ code }) => [code, finishMaterial(code)?.hex])).toEqual(FINISHES.map(({ code, hex }) => [code, hex]));
  });

  it('keeps attributes in the order of the domain', () => {
    const orders = models.map(({ variations }) => [...new Set(variations.map(({ type }) => type))]);
    expect(orders).toEqual(models.map(() => [...ATTRIBUTE_TYPES]));
  });
});
