import { percentHundredths, percentOf, safeMinor } from '../money';
import { textOf } from '../untrusted';

/** Prices of a line in whole cents; discounts are amounts. */
export interface LinePrices {
  /** One piece at list price. */
  readonly unitGross: number;
  /** One piece less its discount. */
  readonly unitNet: number;
  /** Discount of one piece. */
  readonly unitDiscount: number;
  /** All pieces at list price. */
  readonly totalGross: number;
  /** All pieces less the discount. */
  readonly totalNet: number;
  /** Discount of all pieces, rounded once. */
  readonly totalDiscount: number;
}

/** Totals in whole cents. */
export interface LineTotals {
  /** At list price. */
  readonly totalGross: number;
  /** Less the discounts. */
  readonly totalNet: number;
  /** Discount. */
  readonly totalDiscount: number;
}

/**
 * Prices of a line: each discount is its gross times the percentage, rounded half away from zero per line (PR18, PR19).
 * `quantity` is whole and 0 or more, `discountPercent` 0–100 with at most two decimals; throws otherwise (PR21).
 */
export function linePrices(unitGrossMinor: number, quantity: number, discountPercent: number): LinePrices {
  if (!Number.isInteger(quantity) || quantity < 0)
    throw new RangeError(`${textOf(quantity)} is no quantity: that is a whole number of 0 or more`);
  const discount = percentHundredths(discountPercent);
  if (!discount.ok) throw new RangeError(`${textOf(discountPercent)} is no discount percent: that is 0 to 100, with two decimals at most`);
  const totalGross = safeMinor(safeMinor(unitGrossMinor) * quantity);
  const totalDiscount = percentOf(totalGross, discount.value);
  const unitDiscount = percentOf(unitGrossMinor, discount.value);
  return {
    unitGross: unitGrossMinor,
    unitNet: unitGrossMinor - unitDiscount,
    unitDiscount,
    totalGross,
    totalNet: totalGross - totalDiscount,
    totalDiscount,
  };
}

/** Totals of lines: sums of their rounded amounts (PR20). */
export function sumLines(lines: readonly LineTotals[]): LineTotals {
  let totalGross = 0;
  let totalNet = 0;
  let totalDiscount = 0;
  for (const line of lines) {
    totalGross = safeMinor(totalGross + line.totalGross);
    totalNet = safeMinor(totalNet + line.totalNet);
    totalDiscount = safeMinor(totalDiscount + line.totalDiscount);
  }
  return { totalGross, totalNet, totalDiscount };
}
