import { FREIGHT_MAX } from '@candil/contract/lengths';
import {
  BUDGET_VALIDITY_DAYS,
  type BudgetPercent,
  checkText,
  fail,
  ok,
  type PercentFailure,
  type Result,
  type TextFailure,
} from '@candil/domain';
import type { BudgetForm } from './budget-form';
import { type AmountProblem, readAmount } from './read-amount';
import { readPercent } from './read-percent';

/** Days are no whole number within their bounds (QU16). */
export interface ValidityProblem {
  readonly code: 'budget.validity';
  readonly max: number;
}

/** Problems of the form by field; those of a line by the id of its product. */
export interface BudgetFormProblems {
  readonly clientName?: TextFailure;
  readonly comments?: TextFailure;
  readonly discount?: PercentFailure;
  readonly surcharge?: PercentFailure;
  readonly iva?: PercentFailure;
  readonly freight?: AmountProblem;
  readonly ownMargin?: PercentFailure;
  readonly validityDays?: ValidityProblem;
  readonly lineDiscounts: Readonly<Record<string, PercentFailure>>;
}
export type BudgetField = Exclude<keyof BudgetFormProblems, 'lineDiscounts'>;
export type BudgetFieldProblem = NonNullable<BudgetFormProblems[BudgetField]>;

/** Values of a form in numbers. */
export interface BudgetValues {
  readonly clientName: string;
  readonly clientAddress: string;
  readonly site: string;
  readonly deliveryTerms: string;
  readonly paymentTerms: string;
  readonly comments: string;
  readonly discount: number;
  readonly surcharge: number;
  readonly iva: number;
  /** Null = not included. */
  readonly freight: number | null;
  readonly validityDays: number;
  /** Mark-up on the own cost; null where none was typed: there is no copy at own prices then. */
  readonly ownMargin: number | null;
  readonly lineDiscounts: Readonly<Record<string, number>>;
}

export interface BudgetReading {
  /** A percentage that cannot be read has its last good value here, so that the totals beside it stay of use. */
  readonly values: BudgetValues;
  readonly problems: BudgetFormProblems;
}

/** Values of an empty form. */
export const NOTHING_READ: BudgetValues = {
  clientName: '',
  clientAddress: '',
  site: '',
  deliveryTerms: '',
  paymentTerms: '',
  comments: '',
  discount: 0,
  surcharge: 0,
  iva: 0,
  freight: null,
  validityDays: BUDGET_VALIDITY_DAYS.default,
  ownMargin: null,
  lineDiscounts: {},
};

/** Days as typed; nothing typed is the default (QU16). */
const readValidity = (text: string): Result<number, ValidityProblem> => {
  const typed = text.trim();
  if (typed === '') return ok(BUDGET_VALIDITY_DAYS.default);
  const days = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= BUDGET_VALIDITY_DAYS.max ? ok(days) : fail({ code: 'budget.validity', max: BUDGET_VALIDITY_DAYS.max });
};

/** Reads a form for the lines of its project: the numbers to calculate with, and the values that the service would refuse. */
export const readBudgetForm = (form: BudgetForm, productIds: readonly string[], last: BudgetValues = NOTHING_READ): BudgetReading => {
  const problems: { -readonly [Field in BudgetField]?: BudgetFieldProblem } = {};
  const lineProblems: Record<string, PercentFailure> = {};
  const lineDiscounts: Record<string, number> = {};
  const read = <T, U>(field: BudgetField, result: Result<T, BudgetFieldProblem>, otherwise: U): T | U => {
    if (result.ok) return result.value;
    problems[field] = result.failure;
    return otherwise;
  };
  const percent = (field: BudgetField, bounds: BudgetPercent, text: string, otherwise: number) =>
    read(field, readPercent(text, bounds), otherwise);

  for (const id of productIds) {
    const discount = readPercent(form.lineDiscounts[id] ?? '', 'discount');
    if (!discount.ok) lineProblems[id] = discount.failure;
    lineDiscounts[id] = discount.ok ? discount.value : (last.lineDiscounts[id] ?? 0);
  }
  const values = {
    // The name of a client takes the characters of a text area, as companies have full stops and commas in theirs; it stays on one line.
    clientName: read('clientName', checkText(form.clientName.replace(/\s+/gu, ' '), 'textarea'), form.clientName.trim()),
    clientAddress: form.clientAddress.trim(),
    site: form.site.trim(),
    deliveryTerms: form.deliveryTerms.trim(),
    paymentTerms: form.paymentTerms.trim(),
    comments: read('comments', checkText(form.comments, 'textarea'), form.comments.trim()),
    discount: percent('discount', 'discount', form.discount, last.discount),
    surcharge: percent('surcharge', 'surcharge', form.surcharge, last.surcharge),
    iva: percent('iva', 'iva', form.iva, last.iva),
    freight: read('freight', readAmount(form.freight, FREIGHT_MAX), last.freight),
    validityDays: read('validityDays', readValidity(form.validityDays), last.validityDays),
    ownMargin: form.ownMargin.trim() === '' ? null : read('ownMargin', readPercent(form.ownMargin, 'margin'), last.ownMargin),
    lineDiscounts,
  };
  return { values, problems: { ...(problems as Omit<BudgetFormProblems, 'lineDiscounts'>), lineDiscounts: lineProblems } };
};

/** Returns whether anything has to be corrected before the budget is issued. */
export const hasProblems = ({ lineDiscounts, ...fields }: BudgetFormProblems): boolean =>
  Object.keys(fields).length > 0 || Object.keys(lineDiscounts).length > 0;
