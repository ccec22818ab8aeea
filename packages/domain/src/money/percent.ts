import { fail, ok, type Result } from '../result';

/** Why a number is no percentage (MO5). */
export type PercentFailure =
  /** It is no number of finite size. */
  | { readonly code: 'percent.not-a-number'; readonly value: unknown }
  /** It has more than two decimals. */
  | { readonly code: 'percent.too-many-decimals'; readonly value: number }
  /** It is below the least or above the greatest allowed value. */
  | { readonly code: 'percent.out-of-range'; readonly value: number; readonly min: number; readonly max: number };

/** A percentage as whole hundredths of a percent: `12.5` → `1250`; bounds inclusive, at most two decimals, else refused (MO5). */
export function percentHundredths(percent: unknown, min = 0, max = 100): Result<number, PercentFailure> {
  if (typeof percent !== 'number' || !Number.isFinite(percent)) return fail({ code: 'percent.not-a-number', value: percent });
  if (percent < min || percent > max) return fail({ code: 'percent.out-of-range', value: percent, min, max });
  const hundredths = Math.round(percent * 100);
  if (hundredths / 100 !== percent) return fail({ code: 'percent.too-many-decimals', value: percent });
  return ok(hundredths === 0 ? 0 : hundredths);
}
