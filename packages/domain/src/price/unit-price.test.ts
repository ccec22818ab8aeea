import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildArticle } from '../article';
import type { Selection, Variation } from '../attribute';
import type { CatalogId } from '../catalogue';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { pricedVariations } from '../testing/arbitraries';
import { modelOf, variationOf } from '../testing/models';
import { priceBasis, slowPrice } from '../testing/price-oracle';
import { failureOf, successOf, TODAY } from '../testing/results';
import { type PriceBasis, unitPrice } from '.';

const BASIS: PriceBasis = { rateId: 10, catalogId: 16, currency: 'EUR', basePriceMinor: 10_000, calculation: 'new' };
const USA: PriceBasis = { ...BASIS, rateId: 12, catalogId: 21, currency: 'USD' };
const FULL: Selection = { color: '10', temperature: '1', control: 'A', installation: '18' };
const HEIGHTS = { min: 100, standard: 200, max: 300, delta: 1 };

const articleOf = (variations: readonly Variation[], selection: Selection, catalogId: CatalogId = 16) =>
  successOf(buildArticle(modelOf({ variations, catalogId }), selection, TODAY));

/** The price of an article in colour 10 with these variations chosen. */
const priceOf = (basis: PriceBasis, more: Partial<Variation>, others: readonly Variation[] = [], selection: Selection = { color: '10' }) =>
  successOf(unitPrice(basis, articleOf([variationOf('color', '10', more), ...others], selection, basis.catalogId)));

describe('unit price', () => {
  it('PR1 needs a base price', () => {
    const price = unitPrice({ ...BASIS, basePriceMinor: undefined }, articleOf([variationOf('color', '10')], { color: '10' }));
    expect(price).toEqual(fail({ code: 'price.base-not-found', model: '0162', rateId: 10 }));
    expect(errorText(failureOf(price))).toBe('Base price not found');
  });

  it('PR24 refuses a basis of another catalogue, currency or calculation, a negative one, and a rate that is none', () => {
    const article = articleOf([variationOf('color', '10')], { color: '10' });
    const refusals = [
      { catalogId: 21 },
      { currency: 'USD' },
      { rateId: 12 },
      { rateId: 14, currency: 'GBP' },
      { calculation: 'free' },
      { calculation: undefined },
      { basePriceMinor: -1 },
      { rateId: Number.NaN },
      { rateId: Number.POSITIVE_INFINITY },
      { rateId: 0 },
      { rateId: 10.5 },
      { rateId: undefined },
    ].map((more) => failureOf(unitPrice({ ...BASIS, ...more } as PriceBasis, article)));
    const refusal = (field: string, value: unknown, allowed: readonly unknown[]) => ({
      code: 'price.basis-refused',
      field,
      value,
      allowed,
    });
    expect(refusals).toEqual([
      refusal('catalogId', 21, [16]),
      refusal('currency', 'USD', ['EUR']),
      refusal('currency', 'EUR', ['USD']),
      refusal('currency', 'GBP', ['EUR', 'USD']),
      refusal('calculation', 'free', ['new', 'old']),
      refusal('calculation', undefined, ['new', 'old']),
      refusal('basePriceMinor', -1, [0]),
      refusal('rateId', Number.NaN, [1]),
      refusal('rateId', Number.POSITIVE_INFINITY, [1]),
      refusal('rateId', 0, [1]),
      refusal('rateId', 10.5, [1]),
      refusal('rateId', undefined, [1]),
    ]);
    const fine = [{ basePriceMinor: 0 }, { rateId: 14, currency: 'USD' }, { calculation: 'old' }] as const;
    expect(fine.map((more) => unitPrice({ ...BASIS, ...more }, article).ok)).toEqual([true, true, true]);
  });

  it('PR3 counts every selected variation, a pendant height only beside its standard', () => {
    const variations = [
      variationOf('color', '10', { priceIncrement: 1 }),
      variationOf('temperature', '1', { priceIncrement: 2 }),
      variationOf('control', 'A', { priceIncrement: 4 }),
      variationOf('installation', '18', { priceIncrement: 8 }),
      variationOf('pendantHeight', 'PH', { priceIncrementPercent: 100, value: HEIGHTS }),
    ];
    const amounts = [undefined, 200, 201].map((height) => {
      const selection = height === undefined ? FULL : { ...FULL, pendantHeightCm: height };
      return successOf(unitPrice(BASIS, articleOf(variations, selection))).amountMinor;
    });
    expect(amounts).toEqual([11_500, 11_500, 23_000]);
    const article = articleOf(variations, { ...FULL, pendantHeightCm: 200 });
    const open = variationOf('pendantHeight', 'PH', { priceIncrementPercent: 10 });
    const ranged = variationOf('color', '10', { priceIncrement: 1, value: HEIGHTS });
    expect([open, ranged].map((one) => successOf(unitPrice(BASIS, { ...article, chosen: [one] })).amountMinor)).toEqual([11_000, 10_100]);
  });

  it('PR4 lets variations take effect by letter, unknown letters last', () => {
    const letters = { color: 'G', temperature: 'F', control: '', installation: 'A', pendantHeight: 'B' } as const;
    const values = { ...FULL, pendantHeight: 'PH' };
    const variations = (['color', 'temperature', 'control', 'installation', 'pendantHeight'] as const).map((type) =>
      variationOf(type, values[type] ?? '', {
        priceIncrement: 10,
        priceIncrementPercent: 50,
        priceEffectOrder: letters[type],
        ...(type === 'pendantHeight' ? { value: HEIGHTS } : {}),
      }),
    );
    const price = successOf(unitPrice(BASIS, articleOf(variations, { ...FULL, pendantHeightCm: 300 })));
    expect(price.steps.map(({ what, runningMinor }) => [what, runningMinor])).toEqual([
      ['base', 10_000],
      ['installation', 11_000],
      ['pendantHeight', 16_500],
      ['temperature', 17_500],
      ['color', 18_500],
      ['control', 19_500],
    ]);
  });

  it('PR4 lets E and F take effect together', () => {
    const variations = [
      variationOf('color', '11', { priceIncrement: 10, priceEffectOrder: 'F' }),
      variationOf('temperature', '1', { priceIncrement: 20, priceEffectOrder: 'E' }),
      variationOf('control', 'A', { priceIncrement: 30, priceEffectOrder: 'D' }),
    ];
    const price = successOf(unitPrice(BASIS, articleOf(variations, { color: '11', temperature: '1', control: 'A' })));
    expect(price.steps.map(({ what }) => what)).toEqual(['base', 'control', 'color', 'temperature']);
  });

  it('PR5 breaks ties in the order of the attributes', () => {
    const variations = [
      variationOf('pendantHeight', 'PH', { priceEffectOrder: 'C', value: HEIGHTS }),
      variationOf('installation', '18', { priceEffectOrder: 'C' }),
      variationOf('control', 'A', { priceEffectOrder: 'C' }),
      variationOf('temperature', '1', { priceEffectOrder: 'C' }),
      variationOf('color', '10', { priceEffectOrder: 'C' }),
    ];
    const article = articleOf(variations, { ...FULL, pendantHeightCm: 300 });
    const order = ({ chosen }: Pick<typeof article, 'chosen'>) =>
      successOf(unitPrice(BASIS, { ...article, chosen })).steps.map(({ what }) => what);
    const expected = ['base', 'color', 'temperature', 'control', 'installation', 'pendantHeight'];
    expect(order({ chosen: variations })).toEqual(expected);
  });

  it('PR6 adds a percentage for a pendant height under rates 10 and 12', () => {
    const height = variationOf('pendantHeight', 'PH', { priceIncrement: 7, priceIncrementPercent: 12.5, value: HEIGHTS });
    const amounts = [10, 12, 11].map(
      (rateId) =>
        priceOf({ ...BASIS, rateId, currency: rateId === 12 ? 'USD' : 'EUR' }, { priceIncrement: 100 }, [height], {
          color: '10',
          pendantHeightCm: 100,
        }).amountMinor,
    );
    expect(amounts).toEqual([22_500, 22_500, 20_700]);
    const broken = variationOf('pendantHeight', 'PH', { priceIncrementPercent: 1_000.01, value: HEIGHTS });
    expect(() => priceOf(BASIS, {}, [broken], { color: '10', pendantHeightCm: 100 })).toThrow(
      new RangeError('pendantHeight PH of 0162 has no price increment'),
    );
  });

  it('PR7 counts dollars in catalogue 21 under rate 12, never the other field', () => {
    const both = { priceIncrement: 5, priceIncrementDollars: 6 };
    expect([priceOf(USA, both), priceOf(USA, { priceIncrement: 5 })].map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([
      [10_600, 'USD'],
      [10_000, 'USD'],
    ]);
  });

  it('PR8 counts the increment of the rate otherwise', () => {
    const both = { priceIncrement: 5, priceIncrementDollars: 6 };
    const bases: PriceBasis[] = [
      BASIS,
      { ...BASIS, rateId: 12, currency: 'USD' },
      { ...USA, rateId: 10, currency: 'EUR' },
      { ...USA, rateId: 77 },
    ];
    expect(bases.map((basis) => [priceOf(basis, both).amountMinor, priceOf(basis, { priceIncrementDollars: 6 }).amountMinor])).toEqual(
      Array(4).fill([10_500, 10_000]),
    );
    expect(() => priceOf(BASIS, { priceIncrement: 0.001 })).toThrow(new RangeError('color 10 of 0162 has no price increment'));
  });

  it('PR9 refuses a running price below 0, naming the variation', () => {
    const discounted = [variationOf('color', '10', { priceIncrement: -100.01 }), variationOf('temperature', '1', { priceIncrement: 500 })];
    expect(unitPrice(BASIS, articleOf(discounted, { color: '10', temperature: '1' }))).toEqual(
      fail({ code: 'price.negative', model: '0162', what: 'color', modifier: '10' }),
    );
    expect(priceOf(BASIS, { priceIncrement: -100 }).amountMinor).toBe(0);
  });
});

describe('rounding and cap', () => {
  const amount = (basis: PriceBasis, increment: number) =>
    priceOf(basis, { priceIncrement: increment, priceIncrementDollars: increment }).amountMinor;

  it('PR10 rounds the new calculation up to a whole unit', () => {
    const base = { ...BASIS, basePriceMinor: 10_050 };
    expect([0, 0.01, 0.5, 0.51, 899.5].map((increment) => amount(base, increment))).toEqual([10_100, 10_100, 10_100, 10_200, 100_000]);
  });

  it('PR11 caps the new increase in catalogue 21 at 20 %, then rounds past it', () => {
    const odd = { ...USA, basePriceMinor: 10_003 };
    expect([20, 20.01, 900].map((increment) => amount(USA, increment))).toEqual([12_000, 12_000, 12_000]);
    expect([amount(odd, 900), amount(BASIS, 900)]).toEqual([12_100, 100_000]);
  });

  it('PR12 rounds the old calculation up to a multiple of 5', () => {
    const old: PriceBasis = { ...BASIS, calculation: 'old' };
    expect([0, 0.01, 5, 5.01, 900].map((increment) => amount(old, increment))).toEqual([10_000, 10_500, 10_500, 11_000, 100_000]);
  });

  it('PR13 caps the old price in catalogue 21 at 1.2 times the base, floored to the cent, after rounding', () => {
    const old: PriceBasis = { ...USA, calculation: 'old' };
    const odd = { ...old, basePriceMinor: 10_003 };
    expect([amount(old, 15), amount(old, 19), amount(old, 30), amount(odd, 30), amount({ ...odd, basePriceMinor: 9_999 }, 18.5)]).toEqual([
      11_500, 12_000, 12_000, 12_003, 11_998,
    ]);
  });
});

describe('exactness', () => {
  const height = fc.integer({ min: 100, max: 300 });
  const select = (pendantHeightCm: number) => ({ ...FULL, pendantHeightCm });

  it('PR14 equals the price of unbounded integers', () => {
    const cent = { rateId: 10, catalogId: 16, currency: 'EUR', basePriceMinor: 10_001, calculation: 'new' } as const;
    const third = [variationOf('color', '10'), variationOf('pendantHeight', 'PH', { priceIncrementPercent: 9.99, value: HEIGHTS })];
    const wholeOnly = [variationOf('color', '10'), variationOf('pendantHeight', 'PH', { priceIncrementPercent: 0.01, value: HEIGHTS })];
    const four = [variationOf('temperature', '1'), variationOf('control', 'A'), variationOf('installation', '18')];
    fc.assert(
      fc.property(priceBasis, pricedVariations, height, (any, variations, heightCm) => {
        const selection = select(heightCm);
        const price = unitPrice(any, articleOf(variations, selection, any.catalogId));
        const expected = slowPrice(any, variations, selection);
        expect(price.ok ? BigInt(price.value.amountMinor) : undefined).toBe(expected);
      }),
      {
        examples: [
          [cent, [...third, ...four], 300],
          // A ten-thousandth of a price is far less than a cent, and still lifts it over a whole unit.
          [{ ...cent, basePriceMinor: 100 }, [...wholeOnly, ...four], 300],
        ],
      },
    );
  });

  it('PR15 returns every step, cap and rounding included', () => {
    const height5 = variationOf('pendantHeight', 'PH', { priceIncrementPercent: 5, priceEffectOrder: 'A', value: HEIGHTS });
    const price = priceOf({ ...USA, basePriceMinor: 10_003 }, { priceIncrementDollars: 30 }, [height5], {
      color: '10',
      pendantHeightCm: 300,
    });
    expect(price.steps).toEqual([
      { what: 'base', amountMinor: 10_003, runningMinor: 10_003 },
      { what: 'pendantHeight', modifier: 'PH', amountMinor: 500, runningMinor: 10_503 },
      { what: 'color', modifier: '10', amountMinor: 3_000, runningMinor: 13_503 },
      { what: 'cap', amountMinor: -1_499, runningMinor: 12_004 },
      { what: 'rounding', amountMinor: 96, runningMinor: 12_100 },
    ]);
  });

  it('PR15 has steps that sum to the price', () => {
    fc.assert(
      fc.property(priceBasis, pricedVariations, height, (any, variations, heightCm) => {
        const price = unitPrice(any, articleOf(variations, select(heightCm)));
        if (!price.ok) return;
        let sum = 0;
        for (const step of price.value.steps) {
          sum += step.amountMinor;
          expect(step.runningMinor).toBe(sum);
        }
        expect(ok(sum)).toEqual(ok(price.value.amountMinor));
      }),
      {
        examples: [
          [
            { ...USA, basePriceMinor: 10_003, currency: 'EUR' },
            [
              variationOf('color', '10'),
              variationOf('temperature', '1'),
              variationOf('control', 'A'),
              variationOf('installation', '18'),
              variationOf('pendantHeight', 'PH', { priceIncrementPercent: 50, value: HEIGHTS }),
            ],
            300,
          ],
        ],
      },
    );
  });
});
