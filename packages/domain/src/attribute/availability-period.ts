import { type CalendarDay, type CalendarFailure, parseOpenDay } from '../calendar';
import { fail, ok, type Result } from '../result';
import { isRecord, readable, textOf } from '../untrusted';
import type { AvailabilityDates } from './attribute';

/** Availability dates as days; undefined = open (CD3). */
export interface AvailabilityPeriod {
  /** First day. */
  readonly since: CalendarDay | undefined;
  /** Last day, inclusive. */
  readonly until: CalendarDay | undefined;
  /** Day on which it is expected again. */
  readonly expected: CalendarDay | undefined;
}

/** Available from ever to ever. */
export const OPEN_PERIOD: AvailabilityPeriod = { since: undefined, until: undefined, expected: undefined };

/** Reads `dd/mm/yyyy` availability dates; a malformed one is a failure naming it (AT4). */
export function parseAvailability(dates: AvailabilityDates): Result<AvailabilityPeriod, CalendarFailure> {
  return readable(
    () => periodOf(dates),
    () => fail({ code: 'calendar.malformed', text: 'object' }),
  );
}

function periodOf(dates: AvailabilityDates): Result<AvailabilityPeriod, CalendarFailure> {
  if (!isRecord(dates)) return fail({ code: 'calendar.malformed', text: textOf(dates) });
  const since = parseOpenDay(dates.since);
  if (!since.ok) return since;
  const until = parseOpenDay(dates.until);
  if (!until.ok) return until;
  const expected = parseOpenDay(dates.expected);
  if (!expected.ok) return expected;
  return ok({ since: since.value, until: until.value, expected: expected.value });
}

/**
 * Availability on a day of something made of parts: since and expected the latest, until the earliest (AT15).
 * A part that only expects a date counts it as its since, so that the whole is never promised before one of its parts; what is
 * expected of a part that is available on the day does not count (AV11).
 */
export function joinAvailability(parts: readonly AvailabilityPeriod[], today: CalendarDay): AvailabilityPeriod {
  let since: CalendarDay | undefined;
  let until: CalendarDay | undefined;
  let expected: CalendarDay | undefined;
  for (const part of parts) {
    const start = part.since ?? part.expected;
    if (start !== undefined && (since === undefined || start > since)) since = start;
    if (part.until !== undefined && (until === undefined || part.until < until)) until = part.until;
    const isAvailable = part.since !== undefined && part.since <= today;
    if (!isAvailable && part.expected !== undefined && (expected === undefined || part.expected > expected)) expected = part.expected;
  }
  return { since, until, expected };
}
