import { BigNumber } from 'bignumber.js';
import fc from 'fast-check';
import type { BudgetTerms } from '../budget';

/** Quantity, unit price in cents and discount in hundredths of a percent. */
export type BudgetRow = readonly [quantity: number, unitPvp: number, discount: number];

/** Totals in decimals with a library that is not ours. */
export function slowTotals(rows: readonly BudgetRow[], { discount, surcharge, iva }: BudgetTerms) {
  const percentOf = (amount: BigNumber, hundredths: number) =>
    amount.times(hundredths).div(10_000).decimalPlaces(2, BigNumber.ROUND_HALF_UP);
  const cents = (amount: BigNumber) => amount.times(100).toNumber();
  const subTotal = rows.reduce((sum, [quantity, unitPvp, lineDiscount]) => {
    const gross = new BigNumber(unitPvp).div(100).times(quantity);
    return sum.plus(gross).minus(percentOf(gross, lineDiscount));
  }, new BigNumber(0));
  const discountValue = percentOf(subTotal, discount);
  const discounted = subTotal.minus(discountValue);
  const surchargeValue = percentOf(discounted, surcharge);
  const ivaValue = percentOf(discounted.plus(surchargeValue), iva);
  return {
    subTotalNet: cents(subTotal),
    discountValue: cents(discountValue),
    surchargeValue: cents(surchargeValue),
    ivaValue: cents(ivaValue),
    totalNet: cents(discounted.plus(surchargeValue).plus(ivaValue)),
  };
}

/** Lines of any quantity, price and discount, a few of them very dear. */
export const budgetRow: fc.Arbitrary<BudgetRow> = fc.tuple(
  fc.integer({ min: 1, max: 99_999 }),
  fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 2_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 90_000_000 }) },
  ),
  fc.integer({ min: 0, max: 10_000 }),
);

/** Discount and IVA up to all of it, surcharge up to twice as much. */
export const budgetTerms: fc.Arbitrary<BudgetTerms> = fc.record({
  discount: fc.integer({ min: 0, max: 10_000 }),
  surcharge: fc.integer({ min: 0, max: 20_000 }),
  iva: fc.integer({ min: 0, max: 10_000 }),
});
