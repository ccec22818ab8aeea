import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ok } from '../result';
import { failureOf, successOf } from '../testing/results';
import { type BudgetLineInput, calculateBudget, clientCopyOf } from '.';

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

describe('copies for a client', () => {
  const lines = [line(), line({ id: 'L2', quantity: 3, unitPvp: 3_333, discount: 50 })];

  it('QU14 adds the own margin to the budget before IVA', () => {
    const made = successOf(budget(lines, { discount: 10, surcharge: 5, iva: 21 }));
    expect([made.totalNet - made.ivaValue, clientCopyOf(made, 12.5)]).toEqual([
      23_624,
      ok({
        currency: 'EUR',
        products: [
          { id: 'L1', quantity: 2, netPrice: 21_262 },
          { id: 'L2', quantity: 3, netPrice: 5_315 },
        ],
        subTotalNet: 26_577,
        iva: 21,
        ivaValue: 5_581,
        totalNet: 32_158,
      }),
    ]);
    const free = successOf(clientCopyOf(successOf(budget([line({ unitPvp: 0 })], { discount: 10, surcharge: 5, iva: 21 })), 12.5));
    expect(free).toEqual({
      currency: 'EUR',
      products: [{ id: 'L1', quantity: 2, netPrice: 0 }],
      subTotalNet: 0,
      iva: 21,
      ivaValue: 0,
      totalNet: 0,
    });
    expect([clientCopyOf(made, -1), clientCopyOf(made, '5'), clientCopyOf(made, 1.005)].map(failureOf)).toEqual([
      { code: 'budget.percent', field: 'margin', value: -1, min: 0, max: 1_000_000, reason: 'percent.out-of-range' },
      { code: 'budget.percent', field: 'margin', value: '5', min: 0, max: 1_000_000, reason: 'percent.not-a-number' },
      { code: 'budget.percent', field: 'margin', value: 1.005, min: 0, max: 1_000_000, reason: 'percent.too-many-decimals' },
    ]);
  });

  it('QU15 shows lines that sum to its subtotal, and no discount', () => {
    const product = fc.record({
      quantity: fc.integer({ min: 1, max: 500 }),
      unitPvp: fc.integer({ min: 0, max: 9_999_999 }),
      percent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 8 }), fc.nat(100), fc.nat(300), (products, discount, margin) => {
        const made = successOf(
          budget(
            products.map(({ quantity, unitPvp, percent }, index) => line({ id: `${index}`, quantity, unitPvp, discount: percent })),
            { discount, surcharge: 7.5, iva: 21 },
          ),
        );
        const copy = successOf(clientCopyOf(made, margin));
        const sum = copy.products.reduce((total, { netPrice }) => total + netPrice, 0);
        expect([sum, copy.subTotalNet + copy.ivaValue]).toEqual([copy.subTotalNet, copy.totalNet]);
        expect(copy.products.map((one) => Object.keys(one))).toEqual(products.map(() => ['id', 'quantity', 'netPrice']));
        expect(Object.keys(copy)).toEqual(['currency', 'products', 'subTotalNet', 'iva', 'ivaValue', 'totalNet']);
        for (const [index, { netPrice }] of copy.products.entries()) {
          const share = made.subTotalNet === 0 ? 0 : (copy.subTotalNet * (made.products[index]?.netPrice ?? 0)) / made.subTotalNet;
          expect(Math.abs(netPrice - share)).toBeLessThanOrEqual(1 + 1e-6);
        }
      }),
      {
        examples: [
          [
            [
              { quantity: 3, unitPvp: 101, percent: 0 },
              { quantity: 1, unitPvp: 9_999, percent: 33 },
            ],
            7,
            13,
          ],
        ],
      },
    );
    const huge = successOf(
      budget([line({ quantity: 1, unitPvp: 300_000_000_000_001 }), line({ id: 'L2', quantity: 1, unitPvp: 100_000_000_000_002 })]),
    );
    expect(successOf(clientCopyOf(huge, 50)).products.map(({ netPrice }) => netPrice)).toEqual([450_000_000_000_002, 150_000_000_000_003]);
  });
});
