import { fail, ok, type Result } from '../result';
import { checkText, parseEmail } from '../text';
import { isRecord, readable } from '../untrusted';

/** A country, state or city by its GeoNames id. */
export interface BudgetPlace {
  /** Its number in GeoNames. */
  readonly geonameId: number;
  /** Its name as it is written. */
  readonly name: string;
}

/** Additional fields of a budget for the USA (QU18). */
export interface UsaBudget {
  /** Display name of the budget. */
  readonly budgetAlias: string;
  /** Specifier of the luminaires. */
  readonly specifier: { readonly email: string; readonly companyName: string };
}

/** Additional fields of a final quote (QU18). */
export interface FinalQuote extends UsaBudget {
  /** Recipient of the quote. */
  readonly purchaserEmail: string;
  /** Destination of the luminaires. */
  readonly country: BudgetPlace;
  /** The state there. */
  readonly state: BudgetPlace;
  /** The city there. */
  readonly city: BudgetPlace;
}

/** The field that is missing or does not fit (QU18). */
export type UsaBudgetFailure = { readonly code: 'budget.usa-field'; readonly field: string };

const LONGEST_PLACE_NAME = 200;
const NOTHING: Readonly<Record<string, unknown>> = {};

/** Checks what a USA budget adds: alias, and the specifier's e-mail and company (QU18). Unknown members are left out. */
export function checkUsaBudget(input: unknown): Result<UsaBudget, UsaBudgetFailure> {
  return readable(
    () => usaBudgetOf(input),
    () => missing('budgetAlias'),
  );
}

function usaBudgetOf(input: unknown): Result<UsaBudget, UsaBudgetFailure> {
  const { budgetAlias, specifier } = isRecord(input) ? input : NOTHING;
  const { email, companyName } = isRecord(specifier) ? specifier : NOTHING;
  const alias = checkText(budgetAlias, 'name');
  if (!alias.ok) return missing('budgetAlias');
  const specifierEmail = parseEmail(email);
  if (!specifierEmail.ok) return missing('specifier.email');
  const company = checkText(companyName, 'companyName');
  if (!company.ok) return missing('specifier.companyName');
  return ok({ budgetAlias: alias.value, specifier: { email: specifierEmail.value, companyName: company.value } });
}

/** Checks a final quote: a USA budget with the purchaser's e-mail and with country, state and city (QU18). */
export function checkFinalQuote(input: unknown): Result<FinalQuote, UsaBudgetFailure> {
  return readable(
    () => finalQuoteOf(input),
    () => missing('purchaserEmail'),
  );
}

function finalQuoteOf(input: unknown): Result<FinalQuote, UsaBudgetFailure> {
  const budget = checkUsaBudget(input);
  if (!budget.ok) return budget;
  const { purchaserEmail, ...members } = isRecord(input) ? input : NOTHING;
  const purchaser = parseEmail(purchaserEmail);
  if (!purchaser.ok) return missing('purchaserEmail');
  const country = placeOf(members.country);
  if (country === undefined) return missing('country');
  const state = placeOf(members.state);
  if (state === undefined) return missing('state');
  const city = placeOf(members.city);
  if (city === undefined) return missing('city');
  return ok({ ...budget.value, purchaserEmail: purchaser.value, country, state, city });
}

function placeOf(input: unknown): BudgetPlace | undefined {
  const { geonameId, name } = isRecord(input) ? input : NOTHING;
  if (typeof geonameId !== 'number' || !Number.isSafeInteger(geonameId) || geonameId <= 0) return undefined;
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_PLACE_NAME) return undefined;
  return { geonameId, name: name.trim() };
}

function missing(field: string): Result<never, UsaBudgetFailure> {
  return fail({ code: 'budget.usa-field', field });
}
