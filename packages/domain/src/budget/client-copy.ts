import { divideHalfAwayFromZero, MAX_AMOUNT_MINOR, percentOf } from '../money';
import { fail, ok, type Result } from '../result';
import type { Budget } from './budget';
import type { BudgetFailure } from './budget-failure';
import { budgetPercent } from './budget-terms';

/** A budget as its maker shows it to a client: own prices in whole cents, no discounts and nothing of what it cost (QU14, QU15). */
export interface ClientCopy {
  readonly currency: Budget['currency'];
  readonly products: readonly { readonly id: string; readonly quantity: number; readonly netPrice: number }[];
  readonly subTotalNet: number;
  /** Percent. */
  readonly iva: number;
  readonly ivaValue: number;
  readonly totalNet: number;
}

/**
 * The copy for a client: the budget before IVA plus the own margin, a percentage of 0 or more rounded once (QU14).
 * Its lines are shares of that sum by their net prices and sum to it; IVA is taken anew (QU15).
 */
export function clientCopyOf(budget: Budget, marginPercent: unknown): Result<ClientCopy, BudgetFailure> {
  const margin = budgetPercent('margin', marginPercent);
  if (!margin.ok) return margin;
  const cost = budget.totalNet - budget.ivaValue;
  if (cost * (1 + margin.value / 10_000) * (1 + budget.iva / 100) > MAX_AMOUNT_MINOR) {
    return fail({ code: 'budget.too-large', maxMinor: MAX_AMOUNT_MINOR });
  }
  const subTotalNet = cost + percentOf(cost, margin.value);
  const ivaValue = percentOf(subTotalNet, Math.round(budget.iva * 100));
  let passed = 0;
  const products = budget.products.map(({ id, quantity, netPrice }) => {
    const before = shareOf(subTotalNet, passed, budget.subTotalNet);
    passed += netPrice;
    return { id, quantity, netPrice: shareOf(subTotalNet, passed, budget.subTotalNet) - before };
  });
  return ok({ currency: budget.currency, products, subTotalNet, iva: budget.iva, ivaValue, totalNet: subTotalNet + ivaValue });
}

/** `amount × part / whole` in whole cents; differences of such shares sum to the amount. The product may pass what a double holds. */
function shareOf(amount: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  if (amount * part <= Number.MAX_SAFE_INTEGER) return divideHalfAwayFromZero(amount * part, whole);
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}
