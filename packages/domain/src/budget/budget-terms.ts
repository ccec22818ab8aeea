import { percentHundredths } from '../money';
import { fail, ok, type Result } from '../result';
import { isRecord, readable } from '../untrusted';
import { BUDGET_PERCENT_BOUNDS } from './budget.data';
import type { BudgetFailure, BudgetPercent } from './budget-failure';
import type { BudgetTerms } from './budget-totals';

/** The percentages of a budget as they are entered. */
export interface BudgetPercents {
  /** 0–100. */
  readonly discount: unknown;
  /** 0 or more. */
  readonly surcharge: unknown;
  /** 0–100. */
  readonly iva: unknown;
}

/** Percentages of input that is no object, or throws while it is read; the first absent one is named. */
const NO_PERCENTS: BudgetPercents = { discount: undefined, surcharge: undefined, iva: undefined };

/** Checks discount, surcharge and IVA: numbers within their bounds with at most two decimals; the first that is not is named (QU4). */
export function checkBudgetTerms(percents: BudgetPercents): Result<BudgetTerms, BudgetFailure> {
  const { discount, surcharge, iva } = readable(
    () => percentsOf(percents),
    () => NO_PERCENTS,
  );
  const discountHundredths = budgetPercent('discount', discount);
  if (!discountHundredths.ok) return discountHundredths;
  const surchargeHundredths = budgetPercent('surcharge', surcharge);
  if (!surchargeHundredths.ok) return surchargeHundredths;
  const ivaHundredths = budgetPercent('iva', iva);
  if (!ivaHundredths.ok) return ivaHundredths;
  return ok({ discount: discountHundredths.value, surcharge: surchargeHundredths.value, iva: ivaHundredths.value });
}

function percentsOf(input: unknown): BudgetPercents {
  if (!isRecord(input)) return NO_PERCENTS;
  const { discount, surcharge, iva } = input;
  return { discount, surcharge, iva };
}

/** One percentage of a budget, or of a line, in hundredths (QU4). */
export function budgetPercent(field: BudgetPercent, value: unknown, line?: string): Result<number, BudgetFailure> {
  const { min, max } = BUDGET_PERCENT_BOUNDS[field];
  const hundredths = percentHundredths(value, min, max);
  if (hundredths.ok) return hundredths;
  const { code: reason } = hundredths.failure;
  return fail({ code: 'budget.percent', field, ...(line !== undefined && { line }), value, min, max, reason });
}
