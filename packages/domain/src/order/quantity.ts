import { fail, ok, type Result } from '../result';

/** Largest quantity of a line, inclusive (OR2). */
export const MAX_QUANTITY = 99_999;

/** Why a value is no quantity; `max` is inclusive (OR1, OR2). */
export type QuantityFailure =
  /** It is no whole number. */
  | { readonly code: 'quantity.not-whole'; readonly value: unknown }
  /** It is 0 or below. */
  | { readonly code: 'quantity.not-positive'; readonly value: number }
  /** It is more than an order line takes. */
  | { readonly code: 'quantity.too-large'; readonly value: number; readonly max: number };

/** Checks a quantity: a whole number from 1 to {@link MAX_QUANTITY} (OR1, OR2). */
export function checkQuantity(value: unknown): Result<number, QuantityFailure> {
  if (typeof value !== 'number' || !Number.isInteger(value)) return fail({ code: 'quantity.not-whole', value });
  if (value <= 0) return fail({ code: 'quantity.not-positive', value });
  if (value > MAX_QUANTITY) return fail({ code: 'quantity.too-large', value, max: MAX_QUANTITY });
  return ok(value);
}
