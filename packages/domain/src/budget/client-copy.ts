import { percentOf, safeMinor } from '../money';
import { type LinePrices, linePrices } from '../price';
import type { Result } from '../result';
import { type Budget, calculateBudget } from './budget';
import type { BudgetFailure } from './budget-failure';
import { budgetPercent } from './budget-terms';

/** Percent that a maker of budgets has on the list prices of a product, by its id. */
export type OwnDiscounts = ReadonlyMap<string, number>;

/** Cost of each product of a budget to its author: list price, own discount and net, of one piece and of the line (PR18, QU14). */
export function ownCostsOf({ products }: Pick<Budget, 'products'>, discounts: OwnDiscounts): ReadonlyMap<string, LinePrices> {
  return new Map(products.map(({ id, quantity, unitPvp }) => [id, linePrices(unitPvp, quantity, discounts.get(id) ?? 0)]));
}

/**
 * The copy for a client: the same lines and terms at own prices, each piece at its own cost plus the mark-up (QU14). Nothing in it reveals
 * list price, own discount, cost or mark-up (QU15).
 */
export function clientCopyOf(budget: Budget, discounts: OwnDiscounts, markUpPercent: unknown): Result<Budget, BudgetFailure> {
  const markUp = budgetPercent('margin', markUpPercent);
  if (!markUp.ok) return markUp;
  const costs = ownCostsOf(budget, discounts);
  const products = budget.products.map(({ id, quantity, discount }) => {
    const cost = costs.get(id)?.unitNet ?? 0;
    // Beyond the exact numbers the price is undefined, which the budget refuses.
    const unitPvp = cost * (1 + markUp.value / 10_000) > Number.MAX_SAFE_INTEGER ? undefined : cost + percentOf(cost, markUp.value);
    return { id, quantity, discount, unitPvp, isPersonalized: 1 as const, discontinued: false };
  });
  return calculateBudget({ ...budget, products });
}

/** The seller's earning before tax; percentages with two decimals, undefined for a base of zero. */
export interface Earning {
  /** Cents that the distributor pays. */
  readonly costMinor: number;
  /** Cents that the client pays. */
  readonly saleMinor: number;
  /** Cents between the two, negative where the client pays less. */
  readonly earnedMinor: number;
  /** Percent of the cost. */
  readonly markUpPercent: number | undefined;
  /** Percent of the sale. */
  readonly marginPercent: number | undefined;
}

/** Mark-up is taken of the cost, margin of the sale; sold below cost, both are below 0 (QU20). Throws a RangeError for a cost that is no cents (MO1). */
export function earningOf({ totalNet, ivaValue }: Pick<Budget, 'totalNet' | 'ivaValue'>, costMinor: number): Earning {
  const saleMinor = safeMinor(totalNet - ivaValue);
  const earnedMinor = safeMinor(saleMinor - safeMinor(costMinor));
  return {
    costMinor,
    saleMinor,
    earnedMinor,
    markUpPercent: shareOf(earnedMinor, costMinor),
    marginPercent: shareOf(earnedMinor, saleMinor),
  };
}

function shareOf(part: number, whole: number): number | undefined {
  const hundredths = Math.sign(part) * Math.round((Math.abs(part) / whole) * 10_000);
  return Number.isFinite(hundredths) ? hundredths / 100 : undefined;
}
