import {
  articleAvailability,
  bovOf,
  buildArticle,
  buildArticleFromReference,
  type CatalogId,
  calendarDayOf,
  catalogOfReference,
  initialSelection,
  lineValidity,
  optionsFor,
  parseReference,
  variationsOf,
} from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { unknownExclusionCells } from '../data/exclusion-cells';
import { EXCLUSIONS } from '../source/exclusions.data';
import { articleOf, modelOf, priceOf, today } from '../testing/seed-articles';
import { toRow } from './expand-exclusions';
import { seedData } from './seed-data';

const { models } = seedData();

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

  it('may omit trailing values after finish or model', () => {
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
