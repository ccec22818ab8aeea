import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetRow, budgetRow, budgetTerms, slowTotals } from '../testing/budget-oracle';
import { type BudgetColumns, type BudgetTerms, budgetTotals } from '.';

const columns = (rows: readonly BudgetRow[]): BudgetColumns => ({
  quantity: Int32Array.from(rows, ([quantity]) => quantity),
  unitPvp: Float64Array.from(rows, ([, unitPvp]) => unitPvp),
  discount: Int32Array.from(rows, ([, , discount]) => discount),
});
const NOTHING: BudgetTerms = { discount: 0, surcharge: 0, iva: 0 };

describe('budget totals', () => {
  it('QU1 takes the discount off a whole line, rounded half away from zero', () => {
    const subTotals = [
      [3, 101, 5_000],
      [1, 101, 5_000],
      [1, 99, 5_000],
      [1, 100, 1_249],
      [1, 100, 1_250],
      [2, 100, 10_000],
      [2, 100, 0],
    ].map(([quantity = 0, unitPvp = 0, discount = 0]) => budgetTotals(columns([[quantity, unitPvp, discount]]), NOTHING).subTotalNet);
    expect(subTotals).toEqual([151, 50, 49, 88, 87, 0, 200]);
  });

  it('QU2 takes each percentage of the amount before it and rounds it', () => {
    expect(budgetTotals(columns([[1, 10_001, 0]]), { discount: 1_050, surcharge: 275, iva: 2_100 })).toEqual({
      subTotalNet: 10_001,
      discountValue: 1_050,
      surchargeValue: 246,
      ivaValue: 1_931,
      totalNet: 11_128,
    });
  });

  it('QU3 sums subtotal less discount, surcharge and IVA', () => {
    fc.assert(
      fc.property(fc.array(budgetRow, { maxLength: 5 }), budgetTerms, (rows, percents) => {
        const { subTotalNet, discountValue, surchargeValue, ivaValue, totalNet } = budgetTotals(columns(rows), percents);
        expect(totalNet).toBe(subTotalNet - discountValue + surchargeValue + ivaValue);
      }),
      { examples: [[[[1, 10_000, 0]], { discount: 1_000, surcharge: 1_000, iva: 1_000 }]] },
    );
  });

  it('QU6 equals a calculation in decimals to the cent', () => {
    fc.assert(
      fc.property(fc.array(budgetRow, { maxLength: 40 }), budgetTerms, (rows, percents) => {
        expect(budgetTotals(columns(rows), percents)).toEqual(slowTotals(rows, percents));
      }),
      {
        examples: [
          [[[1, 101, 5_000]], NOTHING],
          [[], NOTHING],
          [[[99_999, 90_000_000, 3_333]], { discount: 1, surcharge: 1, iva: 1 }],
          [[[1, 900_000_000_000, 3_333]], NOTHING],
          [[[1, 900_000_000_001, 4_999]], NOTHING],
          [[[3, 300_000_000_000, 9_999]], NOTHING],
        ],
      },
    );
  });

  it('QU19 throws for what are no columns and no terms', () => {
    const valid = columns([[1, 100, 0]]);
    const broken: (readonly [BudgetColumns, BudgetTerms, string])[] = [
      [{ ...valid, unitPvp: new Float64Array(2) }, NOTHING, 'the columns of a budget differ in length'],
      [{ ...valid, discount: new Int32Array(0) }, NOTHING, 'the columns of a budget differ in length'],
      [
        columns([
          [1, 100, 0],
          [-1, 100, 0],
        ]),
        NOTHING,
        'line 1 of the budget is no line',
      ],
      [columns([[1, Number.NaN, 0]]), NOTHING, 'line 0 of the budget is no line'],
      [columns([[1, 100, -1]]), NOTHING, 'line 0 of the budget is no line'],
      [columns([[1, 100, 10_001]]), NOTHING, 'line 0 of the budget is no line'],
      [columns([[1, 100.5, 0]]), NOTHING, '100.5 is no exact amount in cents'],
      [columns([[99_999, 2 ** 53 - 1, 0]]), NOTHING, 'is no exact amount in cents'],
      [valid, { ...NOTHING, discount: -1 }, '-1 are no hundredths of a percent'],
      [valid, { ...NOTHING, surcharge: 0.5 }, '0.5 are no hundredths of a percent'],
      [valid, { ...NOTHING, iva: Number.NaN }, 'NaN are no hundredths of a percent'],
    ];
    for (const [of, percents, message] of broken) expect(() => budgetTotals(of, percents)).toThrow(message);
    expect(
      budgetTotals(
        columns([
          [1, 100, 0],
          [1, 1, 10_000],
        ]),
        NOTHING,
      ).totalNet,
    ).toBe(100);
  });
});
