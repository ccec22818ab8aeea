import { ok, type Result } from '../result';
import { type CalendarDay, type CalendarFailure, parseCalendarDay, requireDay } from './calendar-day';

/** A stretch of days, both ends included; an absent end is open (CD3). */
export interface Validity {
  /** The first day, included; undefined = open. */
  readonly since: CalendarDay | undefined;
  /** The last day, included; undefined = open. */
  readonly until: CalendarDay | undefined;
}

/** Reads two `dd/mm/yyyy` ends; empty or absent is open, a malformed one is a failure naming it (CD3, CD1). */
export function parseValidity(since: unknown, until: unknown): Result<Validity, CalendarFailure> {
  const first = parseOpenDay(since);
  if (!first.ok) return first;
  const last = parseOpenDay(until);
  if (!last.ok) return last;
  return ok({ since: first.value, until: last.value });
}

/** Reads one `dd/mm/yyyy` end of a stretch; empty or absent is open (CD3). */
export function parseOpenDay(text: unknown): Result<CalendarDay | undefined, CalendarFailure> {
  return text === undefined || text === '' ? ok(undefined) : parseCalendarDay(text);
}

/** Checks that the day lies in the period, both ends included (CD3); throws a RangeError for a value that is no day (CD5). */
export function isWithin(validity: Validity, today: CalendarDay): boolean {
  requireDay(today);
  if (validity.since !== undefined && today < validity.since) return false;
  return validity.until === undefined || today <= validity.until;
}
