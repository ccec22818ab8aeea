import { fail, ok, type Result } from '../result';

/** The two currencies the price lists are kept in. */
export type Currency = 'EUR' | 'USD';

/** An amount in whole cents with its currency (MO1). */
export interface Money {
  /** Whole cents. */
  readonly amountMinor: number;
  /** Currency of the amount. */
  readonly currency: Currency;
}

/** Largest amount in cents, inclusive: with 15 digits a decimal number of major units still names exactly one amount (MO2). */
export const MAX_AMOUNT_MINOR = 999_999_999_999_999;

/** Why a number is no amount (MO2). */
export type MoneyFailure =
  /** It is no number of finite size. */
  | { readonly code: 'money.not-a-number'; readonly value: unknown }
  /** It has more than two decimals. */
  | { readonly code: 'money.too-many-decimals'; readonly value: number }
  /** Its cents are more than a number holds exactly. */
  | { readonly code: 'money.too-large'; readonly value: number; readonly maxMinor: number };

/** Cents as major units with at most two decimals: `4125` → `41.25` (MO1). */
export function majorFromMinor(amountMinor: number): number {
  return amountMinor / 100;
}

/** Major units as whole cents: `41.25` → `4125`; more than two decimals, other values and amounts above {@link MAX_AMOUNT_MINOR} are refused (MO2). */
export function minorFromMajor(amountMajor: unknown): Result<number, MoneyFailure> {
  if (typeof amountMajor !== 'number' || !Number.isFinite(amountMajor)) return fail({ code: 'money.not-a-number', value: amountMajor });
  const amountMinor = Math.round(amountMajor * 100);
  if (Math.abs(amountMinor) > MAX_AMOUNT_MINOR) return fail({ code: 'money.too-large', value: amountMajor, maxMinor: MAX_AMOUNT_MINOR });
  // A division is correctly rounded, so this holds exactly for the numbers that print with at most two decimals.
  if (amountMinor / 100 !== amountMajor) return fail({ code: 'money.too-many-decimals', value: amountMajor });
  return ok(amountMinor === 0 ? 0 : amountMinor);
}

/** An amount and its currency from cents; throws for anything but a safe whole number (MO1). */
export function money(amountMinor: number, currency: Currency): Money {
  return { amountMinor: safeMinor(amountMinor), currency };
}

/** Returns the amount when it is a whole number of cents that a double holds exactly; throws a RangeError otherwise (MO1). */
export function safeMinor(amountMinor: number): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no exact amount in cents`);
  return amountMinor;
}

/** The locale in which amounts of a currency are written: de-DE for EUR, en-US otherwise. Only its name; the library formats no money (CF13). */
export function localeOfCurrency(currency: Currency): 'de-DE' | 'en-US' {
  return currency === 'EUR' ? 'de-DE' : 'en-US';
}
