import type { MoneyFailure, PercentFailure } from '../money';
import type { BUDGET_PERCENT_BOUNDS } from './budget.data';

/** The percentages of a budget; `discount` of a line too. */
export type BudgetPercent = keyof typeof BUDGET_PERCENT_BOUNDS;

/** Why a budget cannot be made; `line` is the id of the line, absent for the budget itself (QU4, QU9–QU11). */
export type BudgetFailure =
  | {
      readonly code: 'budget.percent';
      /** Name of the percentage. */
      readonly field: BudgetPercent;
      /** The line that it belongs to; absent for one of the whole budget. */
      readonly line?: string;
      /** Value that was given. */
      readonly value: unknown;
      /** Lower bound, percent. */
      readonly min: number;
      /** Upper bound, percent. */
      readonly max: number;
      /** Why it is none. */
      readonly reason: PercentFailure['code'];
    }
  /** The line has no whole quantity. */
  | { readonly code: 'budget.quantity'; readonly line: string; readonly value: unknown }
  /** The price of the line is no whole cents of 0 or more. */
  | { readonly code: 'budget.amount'; readonly line: string; readonly value: unknown }
  /** The line is priced in another currency than the budget. */
  | { readonly code: 'budget.currency'; readonly line: string; readonly currency: unknown; readonly expected: unknown }
  /** The amounts add up to more cents than a number holds exactly. */
  | { readonly code: 'budget.too-large'; readonly maxMinor: Extract<MoneyFailure, { maxMinor: number }>['maxMinor'] }
  /** The days of validity are no whole number of 1 up to the most. */
  | { readonly code: 'budget.validity'; readonly value: unknown; readonly max: number };
