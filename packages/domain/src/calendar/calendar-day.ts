import { fail, ok, type Result } from '../result';
import { textOf } from '../untrusted';

/** A day as whole days since 1970-01-01, without clock or time zone (CD1). */
export type CalendarDay = number & { readonly __day: unique symbol };

/** The text is not a day of the calendar. */
export type CalendarFailure = { readonly code: 'calendar.malformed'; readonly text: string };

/** A day by its parts, of the Gregorian calendar. */
export interface CalendarDate {
  /** Year, 1–9999. */
  readonly year: number;
  /** 1–12 */
  readonly month: number;
  /** 1–31 */
  readonly day: number;
}

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAYS_TO_1970 = 719_468;
const DAYS_IN_400_YEARS = 146_097;

/** Reads `dd/mm/yyyy`, the form of catalogue data and wire; anything else and days that the calendar lacks are malformed (CD1, CD6). */
export function parseCalendarDay(text: unknown): Result<CalendarDay, CalendarFailure> {
  if (typeof text !== 'string') return fail({ code: 'calendar.malformed', text: typeof text === 'object' ? 'object' : String(text) });
  if (text.length === 10 && text[2] === '/' && text[5] === '/') {
    const day = digitsAt(text, 0, 2);
    const month = digitsAt(text, 3, 5);
    const year = digitsAt(text, 6, 10);
    if (isDate(year, month, day)) return ok(dayNumber(year, month, day));
  }
  return fail({ code: 'calendar.malformed', text });
}

/** Writes a day as `dd/mm/yyyy`; throws a RangeError for an invalid day and for years outside 1–9999 (CD5). */
export function formatCalendarDay(day: CalendarDay): string {
  const { year, month, day: ofMonth } = dateOf(day);
  if (year < 1 || year > 9999) throw new RangeError(`day ${day} has no year of four digits`);
  return `${padded(ofMonth, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/** The day of a date of the Gregorian calendar, month 1–12; throws where there is no such day (CD5). */
export function calendarDayOf(year: number, month: number, day: number): CalendarDay {
  if (!isDate(year, month, day)) throw new RangeError(`${year}-${month}-${day} is no day of the calendar`);
  return dayNumber(year, month, day);
}

/** Year, month and day of the month of a day; throws a RangeError for an invalid day (CD5). */
export function dateOf(day: CalendarDay): CalendarDate {
  // Years count from 1 March, so that the leap day is the last one (Hinnant's civil_from_days).
  const shifted = requireDay(day) + DAYS_TO_1970;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The day a whole number of days later, or earlier when negative; throws a RangeError for any other number (CD2, CD5). */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const later = day + days;
  if (!Number.isSafeInteger(later)) throw new RangeError(`no day is ${days} days after ${day}`);
  return later as CalendarDay;
}

/** The day a whole number of weeks of seven days later (CD2). */
export function addWeeks(day: CalendarDay, weeks: number): CalendarDay {
  return addDays(day, weeks * 7);
}

/** Whole days from the first day to the second, negative when the second is earlier (CD2); throws a RangeError for an invalid day (CD5). */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return requireDay(to) - requireDay(from);
}

/** The day when it is one; throws a RangeError otherwise, so that no NaN goes on and no validity is skipped (CD5). */
export function requireDay(day: CalendarDay): CalendarDay {
  if (!Number.isSafeInteger(day)) throw new RangeError(`${textOf(day)} is no day of the calendar, such as calendarDayOf(2026, 6, 1) is`);
  return day;
}

function isDate(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0));
}

function dayNumber(year: number, month: number, day: number): CalendarDay {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(yearFromMarch / 400);
  const yearOfEra = yearFromMarch - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return (era * DAYS_IN_400_YEARS + dayOfEra - DAYS_TO_1970) as CalendarDay;
}

function digitsAt(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
