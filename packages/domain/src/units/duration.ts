import { fail, ok, type Result } from '../result';
import { DAYS_PER_UNIT } from './units.data';

/** Why a duration cannot be expressed in days (UN13). */
export type DurationFailure =
  /** It is none of days, weeks and months. */
  | { readonly code: 'units.wrong-ud-type'; readonly udType: unknown }
  /** It is no number of finite size. */
  | { readonly code: 'units.not-a-number'; readonly value: unknown };

/** A duration of `days`, `weeks` (7 days) or `months` (30 days) in days; any other `udType` is refused with "Wrong udType parameter" (UN13). */
export function durationInDays(amount: unknown, udType: unknown): Result<number, DurationFailure> {
  if (udType !== 'days' && udType !== 'weeks' && udType !== 'months') return fail({ code: 'units.wrong-ud-type', udType });
  const days = typeof amount === 'number' ? amount * DAYS_PER_UNIT[udType] : Number.NaN;
  return Number.isFinite(days) ? ok(days) : fail({ code: 'units.not-a-number', value: amount });
}
