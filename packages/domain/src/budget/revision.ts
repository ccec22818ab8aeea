import { addDays, type CalendarDay } from '../calendar';
import { fail, ok, type Result } from '../result';
import type { Budget } from './budget';
import { BUDGET_VALIDITY_DAYS } from './budget.data';
import type { BudgetFailure } from './budget-failure';
import { type BudgetNumber, formatBudgetNumber } from './budget-number';

/** Header of a budget, without amounts. */
export interface BudgetHeader {
  /** Id of the project that it prices. */
  readonly projectId: string;
  /** Name of the project when the budget is issued. */
  readonly projectName: string;
  /** Name of the client that it is made for. */
  readonly clientName: string;
  /** Author of the budget. */
  readonly createdBy: string;
  /** Free text below the lines. */
  readonly comments: string;
}

/** A budget that has been handed out; it never changes any more (QU13). */
export interface IssuedBudget extends BudgetHeader, Budget {
  /** As written, with its revision. */
  readonly budgetNumber: string;
  /** Its number and revision. */
  readonly number: BudgetNumber;
  /** The day on which it was issued. */
  readonly creationDate: CalendarDay;
  /** The last day on which it is valid (QU16). */
  readonly validationDate: CalendarDay;
}

/** Inputs of a revision. `validityDays` is whole, 1–365, default 30 (QU16). */
export interface BudgetIssue {
  /** Parties and project. */
  readonly header: BudgetHeader;
  /** The lines and totals that are offered. */
  readonly budget: Budget;
  /** The day on which it is issued. */
  readonly today: CalendarDay;
  /** Whole days for which it holds; default 30. */
  readonly validityDays?: unknown;
}

/** Issues the first revision of a budget under a number of the year; what it holds is copied and frozen (QU12, QU13, QU16). */
export function issueBudget(serial: Omit<BudgetNumber, 'revision'>, issue: BudgetIssue): Result<IssuedBudget, BudgetFailure> {
  return issued({ year: serial.year, serial: serial.serial, revision: 1 }, issue);
}

/** A change of an issued budget: the next revision under the same number; the earlier one stays as it was (QU12, QU13). */
export function reviseBudget({ number }: IssuedBudget, issue: BudgetIssue): Result<IssuedBudget, BudgetFailure> {
  return issued({ ...number, revision: number.revision + 1 }, issue);
}

/** Checks that a budget is valid on a day: from its creation to its last day, both included (QU16). */
export function isBudgetValid(budget: Pick<IssuedBudget, 'creationDate' | 'validationDate'>, today: CalendarDay): boolean {
  return today >= budget.creationDate && today <= budget.validationDate;
}

function issued(
  number: BudgetNumber,
  { header, budget, today, validityDays = BUDGET_VALIDITY_DAYS.default }: BudgetIssue,
): Result<IssuedBudget, BudgetFailure> {
  const { max } = BUDGET_VALIDITY_DAYS;
  if (typeof validityDays !== 'number' || !Number.isInteger(validityDays) || validityDays < 1 || validityDays > max) {
    return fail({ code: 'budget.validity', value: validityDays, max });
  }
  const validationDate = addDays(today, validityDays - 1);
  return ok(frozenCopy({ ...header, ...budget, budgetNumber: formatBudgetNumber(number), number, creationDate: today, validationDate }));
}

function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([key, own]) => [key, frozenCopy(own)]));
  return Object.freeze(copy) as T;
}
