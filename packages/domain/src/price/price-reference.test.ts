import { describe, expect, it } from 'vitest';
import { fail } from '../result';
import { modelOf, rowOf, variationOf, variationsFor } from '../testing/models';
import { successOf, TODAY } from '../testing/results';
import { type PriceTerms, priceReference } from '.';

const DOME = modelOf({
  variations: [
    variationOf('color', '10'),
    variationOf('color', '24', { priceIncrement: 20 }),
    ...variationsFor('temperature', ['1', '6']),
    ...variationsFor('control', ['A', 'Z']),
    ...variationsFor('installation', ['03', '18']),
    variationOf('pendantHeight', 'PH', { value: { min: 50, standard: 200, max: 300, delta: 1 }, priceIncrementPercent: 10 }),
  ],
  exclusions: [rowOf('10 * * 0 3')],
});
const TERMS: PriceTerms = {
  models: [modelOf({ catalogId: 21 }), DOME],
  prices: [
    { model: '0162', rateId: 11, basePriceMinor: 1 },
    { model: '0162', rateId: 10, basePriceMinor: 31_250 },
  ],
  catalogId: 16,
  rateId: 10,
  currency: 'EUR',
  today: TODAY,
};

describe('the price of a reference', () => {
  it('PR25 is that of its article under the rate, for one piece by default', () => {
    const { article, unit, line } = successOf(priceReference('0162 24 / 1A _ 18', TERMS));
    expect(article.reference).toBe('016224/1A_18');
    expect(unit.amountMinor).toBe(33_300);
    expect(line.totalNet).toBe(33_300);
    expect(unit.steps.map(({ what }) => what)).toContain('rounding');
    const two = successOf(priceReference('016224/1A_18', { ...TERMS, quantity: 2, discountPercent: 10, calculation: 'old' }));
    expect(two.unit.amountMinor).toBe(33_500);
    expect(two.line).toEqual({
      unitGross: 33_500,
      unitNet: 30_150,
      unitDiscount: 3_350,
      totalGross: 67_000,
      totalNet: 60_300,
      totalDiscount: 6_700,
    });
  });

  it('PR25 is that of its height', () => {
    const priced = successOf(priceReference('016210/1A_18', { ...TERMS, pendantHeightCm: 250 }));
    expect(priced.article.selection.pendantHeightCm).toBe(250);
    expect(priced.unit.amountMinor).toBe(34_400);
    expect(priceReference('016210/1A_18', { ...TERMS, pendantHeightCm: 999 })).toMatchObject({
      ok: false,
      failure: { code: 'article.attribute-unknown', attribute: 'pendantHeight' },
    });
  });

  it('PR25 fails where the reference, its article or its price does', () => {
    const codes = ['0162/1', null, '9999 10/1A_18', '0162 77/1A_18', '0162 10/1A_03'].map((reference) => {
      const priced = priceReference(reference, TERMS);
      return priced.ok ? 'priced' : priced.failure.code;
    });
    expect(codes).toEqual([
      'reference.invalid',
      'reference.invalid',
      'article.model-unknown',
      'article.attribute-unknown',
      'article.excluded',
    ]);
    expect(priceReference('016210/1A_18', { ...TERMS, rateId: 12, currency: 'USD', catalogId: 16 })).toEqual(
      fail({ code: 'price.base-not-found', model: '0162', rateId: 12 }),
    );
    expect(() => priceReference('016210/1A_18', { ...TERMS, quantity: -1 })).toThrow('-1 is no quantity');
  });
});
