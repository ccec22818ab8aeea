import { type CalendarDay, parseCalendarDay } from '../calendar';
import type { Result } from '../result';

/** The value of a result that has to be one. */
export function successOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The failure of a result that has to be one. */
export function failureOf<F>(result: Result<unknown, F>): F {
  if (result.ok) throw new Error(`no failure but ${JSON.stringify(result.value)}`);
  return result.failure;
}

/** A day from `dd/mm/yyyy`. */
export function day(text: string): CalendarDay {
  return successOf(parseCalendarDay(text));
}

export const TODAY = day('01/06/2026');
