import { describe, expect, it } from 'vitest';
import { buildArticle } from '../article';
import { PRODUCT_CATEGORIES } from '../catalogue';
import { fail, ok } from '../result';
import { modelOf, variationOf } from '../testing/models';
import { successOf, TODAY } from '../testing/results';
import { discountPercentOf, findBasePrice, linePrices, priceRecord, unitPrice } from '.';

describe('price list', () => {
  it('PR1 finds the base price of model and rate', () => {
    const prices = [
      { model: '0162', rateId: 10, basePriceMinor: 10_000 },
      { model: '0162', rateId: 12, basePriceMinor: 12_000 },
      { model: '0820', rateId: 12, basePriceMinor: 0 },
    ];
    expect([findBasePrice(prices, '0162', 12), findBasePrice(prices, '0820', 12), findBasePrice(prices, '0820', 10)]).toEqual([
      ok(12_000),
      ok(0),
      fail({ code: 'price.base-not-found', model: '0820', rateId: 10 }),
    ]);
  });

  it('PR22 writes a price down with the fields of the specification', () => {
    const model = modelOf({
      variations: [
        variationOf('color', '10', { priceIncrement: 2.5, priceEffectOrder: 'B' }),
        variationOf('temperature', '1', { priceIncrement: -1, priceEffectOrder: 'A' }),
        variationOf('control', 'A'),
      ],
    });
    const article = successOf(buildArticle(model, { color: '10', temperature: '1', control: 'A' }, TODAY));
    const basis = { rateId: 10, catalogId: 16, currency: 'EUR', basePriceMinor: 10_000, calculation: 'new' } as const;
    const price = successOf(unitPrice(basis, article));
    const dates = { dateUpdated: '01/06/2026', syncedAt: '02/06/2026', createdAt: '01/01/2026', updatedAt: '03/06/2026' };
    const written = {
      product: { reference: '016210/1A', catalogId: 16 },
      rate: { id: 10 },
      salePrice: 102,
      modifiers: [
        { type: 'temperature', modifier: '1', amount: -1 },
        { type: 'color', modifier: '10', amount: 2.5 },
        { type: 'control', modifier: 'A', amount: 0 },
      ],
    };
    expect([priceRecord(article, 10, price, dates), priceRecord(article, 10, price)]).toEqual([{ ...written, ...dates }, written]);
    const amounts = { amountMinor: 100, runningMinor: 100 };
    const others = (['base', 'cap', 'rounding'] as const).map((what) => ({ what, modifier: '10', ...amounts }));
    const steps = [...others, { what: 'control' as const, ...amounts }, { what: 'color' as const, modifier: '10', ...amounts }];
    expect(priceRecord(article, 10, { ...price, steps }).modifiers).toEqual([{ type: 'color', modifier: '10', amount: 1 }]);
  });

  it.each([Number.NaN, Number.NEGATIVE_INFINITY, 0, 1.5])('PR24 is not written down under the rate %s', (rateId) => {
    const article = { reference: '016210', catalogId: 16 } as const;
    const price = { amountMinor: 100, currency: 'EUR', steps: [] } as const;
    expect(() => priceRecord(article, rateId, price)).toThrow(new RangeError(`${rateId} is no rate: that is a whole number above 0`));
  });

  it('PR23 takes the discount of the product category', () => {
    const discounts = new Map<number, number>([
      [PRODUCT_CATEGORIES.REGULAR, 30],
      [PRODUCT_CATEGORIES.TOOLKIT, 12.5],
    ]);
    const percents = [PRODUCT_CATEGORIES.REGULAR, PRODUCT_CATEGORIES.TOOLKIT, PRODUCT_CATEGORIES.MODULAR].map((category) =>
      discountPercentOf(discounts, category),
    );
    expect(percents).toEqual([30, 12.5, 0]);
    expect(linePrices(10_000, 1, percents[1] ?? 0).unitNet).toBe(8_750);
  });
});
