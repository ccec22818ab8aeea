import { percentOf, safeMinor } from '../money';

/** The lines of a budget by columns, so that ten thousand of them are summed without an object each. Whole numbers, 0 or more (QU19). */
export interface BudgetColumns {
  /** Whole pieces of each line. */
  readonly quantity: Int32Array;
  /** Gross cents of one piece. */
  readonly unitPvp: Float64Array;
  /** Hundredths of a percent, 0–10,000. */
  readonly discount: Int32Array;
}

/** The percentages of a budget in hundredths of a percent: 12.5 % is 1250. */
export interface BudgetTerms {
  /** Percent off the sum of the lines, 0–100. */
  readonly discount: number;
  /** Percent of the remainder, 0 or more. */
  readonly surcharge: number;
  /** Percent of value added tax on all of it, 0 or more. */
  readonly iva: number;
}

/** The amounts of a budget in whole cents (QU2, QU3). */
export interface BudgetTotals {
  /** Sum of the lines after their own discounts. */
  readonly subTotalNet: number;
  /** Cents that the discount takes off. */
  readonly discountValue: number;
  /** Cents that the surcharge adds. */
  readonly surchargeValue: number;
  /** Cents of value added tax. */
  readonly ivaValue: number;
  /** Cents that are to be paid. */
  readonly totalNet: number;
}

/** Up to here cents times hundredths of a percent are exact in a double, and so is the whole part of their quotient. */
const EXACT_CENTS = 900_000_000_000;

/**
 * The amounts of a budget: lines after their discounts, then discount, surcharge on the discounted amount and IVA on that,
 * each rounded half away from zero and kept (QU1–QU3). Throws a RangeError for columns and terms that are no such numbers (QU19).
 */
export function budgetTotals({ quantity, unitPvp, discount }: BudgetColumns, terms: BudgetTerms): BudgetTotals {
  const lines = quantity.length;
  if (unitPvp.length !== lines || discount.length !== lines) throw new RangeError('the columns of a budget differ in length');
  let subTotalNet = 0;
  for (let line = 0; line < lines; line += 1) {
    const gross = (quantity[line] ?? 0) * (unitPvp[line] ?? 0);
    const hundredths = discount[line] ?? 0;
    if (!(gross >= 0 && hundredths >= 0 && hundredths <= 10_000)) throw new RangeError(`line ${line} of the budget is no line`);
    // percentOf without its divisions: with these bounds the floor of the rounded quotient is the exact one.
    subTotalNet += gross - (gross <= EXACT_CENTS ? Math.floor((gross * hundredths + 5_000) / 10_000) : percentOf(gross, hundredths));
  }
  const discountValue = percentOf(safeMinor(subTotalNet), checked(terms.discount));
  const discounted = subTotalNet - discountValue;
  const surchargeValue = percentOf(discounted, checked(terms.surcharge));
  const ivaValue = percentOf(discounted + surchargeValue, checked(terms.iva));
  return { subTotalNet, discountValue, surchargeValue, ivaValue, totalNet: safeMinor(discounted + surchargeValue + ivaValue) };
}

function checked(hundredths: number): number {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) throw new RangeError(`${hundredths} are no hundredths of a percent`);
  return hundredths;
}
