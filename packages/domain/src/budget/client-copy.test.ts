import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureOf, successOf } from '../testing/results';
import { type BudgetLineInput, calculateBudget, clientCopyOf, earningOf, ownCostsOf } from '.';

const NO_TERMS = { discount: 0, surcharge: 0, iva: 0 };
const line = (more: Partial<BudgetLineInput> = {}): BudgetLineInput => ({
  id: 'L1',
  quantity: 2,
  unitPvp: 10_000,
  discount: 0,
  isPersonalized: 1,
  discontinued: false,
  ...more,
});
const budget = (products: readonly BudgetLineInput[], terms = NO_TERMS) => calculateBudget({ currency: 'EUR', ...terms, products });
const costOf = (made: Parameters<typeof ownCostsOf>[0], discounts: ReadonlyMap<string, number>): number =>
  [...ownCostsOf(made, discounts).values()].reduce((sum, { totalNet }) => sum + totalNet, 0);

describe('copies for a client', () => {
  const lines = [line(), line({ id: 'L2', quantity: 3, unitPvp: 3_333, discount: 50 })];
  const discounts = new Map([
    ['L1', 40],
    ['L2', 32.5],
  ]);

  it('QU14 prices each piece at its own cost plus the mark-up, under the terms of the budget', () => {
    const made = successOf(budget(lines, { discount: 10, surcharge: 5, iva: 21 }));
    const copy = successOf(clientCopyOf(made, discounts, 12.5));
    // 6 000 + 12.5 %; 3 333 - 1 083 = 2 250 + 281.25.
    expect(copy.products.map(({ id, quantity, unitPvp, discount, netPrice }) => [id, quantity, unitPvp, discount, netPrice])).toEqual([
      ['L1', 2, 6_750, 0, 13_500],
      ['L2', 3, 2_531, 50, 3_796],
    ]);
    expect(copy.subTotalNet).toBe(17_296);
    expect(copy.discountValue).toBe(1_730);
    expect(copy.surchargeValue).toBe(778);
    expect(copy.ivaValue).toBe(3_432);
    expect(copy.totalNet).toBe(19_776);
    expect(
      [clientCopyOf(made, discounts, -1), clientCopyOf(made, discounts, '5'), clientCopyOf(made, discounts, 1.005)].map(failureOf),
    ).toEqual([
      { code: 'budget.percent', field: 'margin', value: -1, min: 0, max: 1_000_000, reason: 'percent.out-of-range' },
      { code: 'budget.percent', field: 'margin', value: '5', min: 0, max: 1_000_000, reason: 'percent.not-a-number' },
      { code: 'budget.percent', field: 'margin', value: 1.005, min: 0, max: 1_000_000, reason: 'percent.too-many-decimals' },
    ]);
    expect(
      failureOf(clientCopyOf(successOf(budget([line({ quantity: 1, unitPvp: 900_000_000_000_000 })])), new Map(), 1_000_000)),
    ).toMatchObject({
      code: 'budget.amount',
      line: 'L1',
    });
  });

  it('QU15 hides list price, own discount, cost and mark-up, and its lines sum to its subtotal', () => {
    const product = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      unitPvp: fc.integer({ min: 0, max: 9_999_999 }),
      percent: fc.integer({ min: 0, max: 100 }),
      own: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 8 }), fc.nat(100), fc.nat(300), (products, discount, markUp) => {
        const terms = { discount, surcharge: 7.5, iva: 21 };
        const copyAt = (factor: number) => {
          const lines = products.map(({ quantity, unitPvp, percent }, index) =>
            line({ id: `${index}`, quantity, unitPvp: unitPvp * factor, discount: percent }),
          );
          const own = new Map(products.map((one, index) => [`${index}`, factor === 1 ? one.own : 50 + one.own / 2]));
          return successOf(clientCopyOf(successOf(budget(lines, terms)), own, markUp));
        };
        const copy = copyAt(1);
        expect(copy.products.reduce((total, { netPrice }) => total + netPrice, 0)).toBe(copy.subTotalNet);
        // Twice the list price at the discount that leaves the same cost gives the same copy, but for the rounding of a cent.
        for (const [index, { unitPvp }] of copyAt(2).products.entries()) {
          expect(Math.abs(unitPvp - (copy.products[index]?.unitPvp ?? 0))).toBeLessThanOrEqual(1 + markUp / 100);
        }
      }),
      {
        examples: [
          [
            [
              { quantity: 3, unitPvp: 101, percent: 0, own: 40 },
              { quantity: 1, unitPvp: 9_999, percent: 33, own: 35 },
            ],
            7,
            13,
          ],
        ],
      },
    );
  });

  it('QU20 takes the mark-up of the cost and the margin of the sale', () => {
    const sold = successOf(budget([line({ quantity: 1, unitPvp: 100_000, discount: 10 })], { ...NO_TERMS, iva: 21 }));
    const own = new Map([['L1', 40]]);
    expect(earningOf(sold, costOf(sold, own))).toEqual({
      costMinor: 60_000,
      saleMinor: 90_000,
      earnedMinor: 30_000,
      markUpPercent: 50,
      marginPercent: 33.33,
    });
    expect(earningOf(sold, 120_000)).toMatchObject({ earnedMinor: -30_000, markUpPercent: -25, marginPercent: -33.33 });
    expect(earningOf({ totalNet: 0, ivaValue: 0 }, 0)).toMatchObject({ markUpPercent: undefined, marginPercent: undefined });
  });

  it('MO1 earns nothing over a cost that is no cents', () => {
    for (const cost of [Number.NaN, Number.POSITIVE_INFINITY, 0.5])
      expect(() => earningOf({ totalNet: 100, ivaValue: 21 }, cost)).toThrow(RangeError);
  });
});
