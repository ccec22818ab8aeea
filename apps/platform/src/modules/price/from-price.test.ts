import { loadSeedCatalogue, RATES, seedData } from '@candil/catalogue';
import { calendarDayOf, type ModelDefinition, unitPrice } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { everyArticle } from '../catalogue';
import { fromPriceOf } from './from-price';
import { priceBooksOf, type StoredBasePrice } from './price-book';

const TODAY = calendarDayOf(2026, 11, 20);
const catalogue = loadSeedCatalogue();
const { models } = seedData();

const rows = models.flatMap(({ model, catalogId }) =>
  RATES.flatMap(({ id: rateId }): readonly StoredBasePrice[] => {
    const price = catalogue.basePrice(model, rateId, catalogId);
    return price === undefined ? [] : [{ catalogId, rateId, model, currency: price.currency, basePriceMinor: price.amountMinor }];
  }),
);
const book = priceBooksOf('test', rows).new;

const leastOfAll = (model: ModelDefinition, rateId: number): number | undefined => {
  const basis = book.basisOf(model.catalogId, rateId, model.model);
  const prices = [...everyArticle(model, TODAY)].flatMap((article) => {
    const price = unitPrice(basis, article);
    return price.ok ? [price.value.amountMinor] : [];
  });
  return prices.length === 0 ? undefined : Math.min(...prices);
};

describe('the price that a model starts from', () => {
  it.each([
    [16, 10],
    [16, 11],
    [21, 12],
    [21, 14],
  ] as const)('is the least of all its articles in catalogue %i under rate %i', (catalogId, rateId) => {
    const own = models.filter((model) => model.catalogId === catalogId);
    const terms = { catalogId, rateId, discountPercent: 0, net: false };
    const leastPrices = own.map((model) => [model.model, fromPriceOf(book, terms, model, TODAY)?.amountMinor]);
    expect(leastPrices).toEqual(own.map((model) => [model.model, leastOfAll(model, rateId)]));
  });

  it('is net of the discount where net is seen, and that of one finish where one is named', () => {
    const base = { catalogId: 16, rateId: 10, discountPercent: 32.5, net: true } as const;
    const model = models.find((each) => each.model === '0820' && each.catalogId === 16);
    if (model === undefined) throw new Error('0820 is sold no more');
    const fromPrice = (finish?: string) => fromPriceOf(book, base, model, TODAY, finish);
    const list = (finish?: string) => fromPriceOf(book, { ...base, net: false }, model, TODAY, finish);
    expect(fromPrice()).toEqual({ amountMinor: 27_270, currency: 'EUR', net: true });
    expect(list()).toEqual({ amountMinor: 40_400, currency: 'EUR', net: false });
    expect(fromPrice('24')).toEqual({ amountMinor: 30_375, currency: 'EUR', net: true });
    expect(list('24')).toEqual({ amountMinor: 45_000, currency: 'EUR', net: false });
    expect(list('00')).toBeUndefined();
  });
});
