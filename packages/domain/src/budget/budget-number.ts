import { fail, ok, type Result } from '../result';

/** Parts of a budget number. */
export interface BudgetNumber {
  /** Year of the first revision, 2000–9999. */
  readonly year: number;
  /** Running number within the year, 1–999,999,999. */
  readonly serial: number;
  /** 1 for the first, 2 and so on for its revisions (QU12), up to 999,999,999. */
  readonly revision: number;
}

/** The text is no number of a budget (QU17). */
export type BudgetNumberFailure = { readonly code: 'budget.number-malformed'; readonly text: unknown };

const MOST = 999_999_999;
const SHAPE = /^B(\d{4})-(0*[1-9]\d*)(?:-R([1-9]\d*))?$/;

/** `B2026-00042`, from the second revision on `B2026-00042-R2`; throws for numbers outside their bounds (QU17). */
export function formatBudgetNumber({ year, serial, revision }: BudgetNumber): string {
  if (!isWithin(year, 2000, 9999) || !isWithin(serial, 1, MOST) || !isWithin(revision, 1, MOST)) {
    throw new RangeError(`${year}, ${serial}, ${revision} are no number of a budget`);
  }
  return `B${year}-${String(serial).padStart(5, '0')}${revision === 1 ? '' : `-R${revision}`}`;
}

/** Reads what {@link formatBudgetNumber} writes, letter case and outer white space aside; anything else is refused (QU17). */
export function parseBudgetNumber(text: unknown): Result<BudgetNumber, BudgetNumberFailure> {
  const match = typeof text === 'string' ? SHAPE.exec(text.trim().toUpperCase()) : null;
  if (match !== null) {
    const number = { year: Number(match[1]), serial: Number(match[2]), revision: Number(match[3] ?? 1) };
    const fits = isWithin(number.year, 2000, 9999) && isWithin(number.serial, 1, MOST) && isWithin(number.revision, 1, MOST);
    if (fits && formatBudgetNumber(number) === match[0]) return ok(number);
  }
  return fail({ code: 'budget.number-malformed', text });
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
