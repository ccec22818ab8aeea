import type { MoneyFailure, PercentFailure } from '../money';
import type { BUDGET_PERCENT_BOUNDS } from './budget.data';

/** The percentages of a budget; `discount` of a line too. */
export type BudgetPercent = keyof typeof BUDGET_PERCENT_BOUNDS;

/** Why a budget cannot be made; `line` is the id of the line, absent for the budget itself (QU4, QU9–QU11). */
export type BudgetFailure =
  | {
      readonly code: 'budget.percent';
      readonly field: BudgetPercent;
      readonly line?: string;
      readonly value: unknown;
      readonly min: number;
      readonly max: number;
      readonly reason: PercentFailure['code'];
    }
  | { readonly code: 'budget.quantity'; readonly line: string; readonly value: unknown }
  | { readonly code: 'budget.amount'; readonly line: string; readonly value: unknown }
  | { readonly code: 'budget.currency'; readonly line: string; readonly currency: unknown; readonly expected: unknown }
  | { readonly code: 'budget.too-large'; readonly maxMinor: Extract<MoneyFailure, { maxMinor: number }>['maxMinor'] }
  | { readonly code: 'budget.validity'; readonly value: unknown; readonly max: number };
