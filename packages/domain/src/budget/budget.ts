import { type Currency, MAX_AMOUNT_MINOR } from '../money';
import { fail, ok, type Result } from '../result';
import type { BudgetFailure } from './budget-failure';
import { type BudgetLineInput, type BudgetPiece, type DroppedBudgetLine, droppedReason, priceBudgetLine } from './budget-line';
import { type BudgetPercents, checkBudgetTerms } from './budget-terms';
import { type BudgetColumns, type BudgetTerms, type BudgetTotals, budgetTotals } from './budget-totals';

/** Inputs of a budget. */
export interface BudgetInput extends BudgetPercents {
  /** Currency of every amount in it. */
  readonly currency: Currency;
  /** The products of the project. */
  readonly products: readonly BudgetLineInput[];
}

/** A calculated budget: percentages as entered, amounts in whole cents, the lines that entered it and those that did not. */
export interface Budget extends BudgetTotals {
  /** Currency of every amount in it. */
  readonly currency: Currency;
  /** Percent. */
  readonly discount: number;
  /** Percent. */
  readonly surcharge: number;
  /** Percent. */
  readonly iva: number;
  /** Lines with their prices, in the order in which they were given. */
  readonly products: readonly BudgetPiece[];
  /** Lines that do not enter it, each with its reason. */
  readonly dropped: readonly DroppedBudgetLine[];
}

/**
 * Prices a budget. Lines without quantity, not personalised or discontinued are dropped and named (QU5);
 * a percentage, quantity, amount or currency that does not fit refuses the budget, naming it (QU4, QU9–QU11).
 */
export function calculateBudget(input: BudgetInput): Result<Budget, BudgetFailure> {
  const terms = checkBudgetTerms(input);
  if (!terms.ok) return terms;
  const products: BudgetPiece[] = [];
  const dropped: DroppedBudgetLine[] = [];
  for (const line of input.products) {
    const reason = droppedReason(line);
    if (reason !== undefined) {
      dropped.push({ id: line.id, reason });
      continue;
    }
    const { currency = input.currency } = line;
    if (currency !== input.currency) return fail({ code: 'budget.currency', line: line.id, currency, expected: input.currency });
    const product = priceBudgetLine(line);
    if (!product.ok) return product;
    products.push(product.value);
  }
  if (mostOf(products, terms.value) > MAX_AMOUNT_MINOR) return fail({ code: 'budget.too-large', maxMinor: MAX_AMOUNT_MINOR });
  return ok({
    currency: input.currency,
    discount: terms.value.discount / 100,
    surcharge: terms.value.surcharge / 100,
    iva: terms.value.iva / 100,
    ...budgetTotals(columnsOf(products), terms.value),
    products,
    dropped,
  });
}

/** Total without any discount: an upper bound, so that no sum leaves the exact numbers. */
function mostOf(products: readonly BudgetPiece[], { surcharge, iva }: BudgetTerms): number {
  const gross = products.reduce((sum, { pvp }) => sum + pvp, 0);
  return gross * (1 + surcharge / 10_000) * (1 + iva / 10_000);
}

function columnsOf(products: readonly BudgetPiece[]): BudgetColumns {
  return {
    quantity: Int32Array.from(products, ({ quantity }) => quantity),
    unitPvp: Float64Array.from(products, ({ unitPvp }) => unitPvp),
    discount: Int32Array.from(products, ({ discount }) => Math.round(discount * 100)),
  };
}
