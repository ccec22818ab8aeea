import { safeMinor } from './money';

/** Quotient rounded half away from zero; exact for safe integers (MO3). Throws a RangeError for a divisor that is not above 0 (MO7). */
export function divideHalfAwayFromZero(dividend: number, divisor: number): number {
  requireDivisor(divisor);
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  if (2 * Math.abs(rest) < divisor) return quotient === 0 ? 0 : quotient;
  return quotient + (dividend < 0 ? -1 : 1);
}

/** Quotient rounded up towards positive infinity; exact for safe integers (MO4). Throws a RangeError for a divisor that is not above 0 (MO7). */
export function divideUp(dividend: number, divisor: number): number {
  requireDivisor(divisor);
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  if (rest > 0) return quotient + 1;
  return quotient === 0 ? 0 : quotient;
}

/** Quotient rounded down towards negative infinity; exact for safe integers (MO4). Throws a RangeError for a divisor that is not above 0 (MO7). */
export function divideDown(dividend: number, divisor: number): number {
  return -divideUp(-dividend, divisor) || 0;
}

/**
 * A percentage of an amount in cents, rounded half away from zero (MO3).
 * `percentHundredths` are hundredths of a percent, 0 or more: 12.5 % is 1250.
 */
export function percentOf(amountMinor: number, percentHundredths: number): number {
  // Split by the divisor: the product of amount and percentage may pass what a double holds exactly, its parts do not.
  const rest = amountMinor % 10_000;
  const whole = ((amountMinor - rest) / 10_000) * percentHundredths;
  return safeMinor(whole + divideHalfAwayFromZero(rest * percentHundredths, 10_000));
}

function requireDivisor(divisor: number): void {
  // A NaN is not above 0.
  if (!(divisor > 0)) throw new RangeError(`nothing is divided by ${divisor}`);
}
