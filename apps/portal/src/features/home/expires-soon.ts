import { calendarDayOf, parseCalendarDay } from '@candil/domain';

/** Days before its end from which a budget asks for attention. */
const SOON_DAYS = 7;

/** Returns whether a budget ends within a week of the user's day; `validationDate` as dd/mm/yyyy, `now` in milliseconds. */
export const expiresSoon = (validationDate: string, now: number): boolean => {
  const last = parseCalendarDay(validationDate);
  const today = new Date(now);
  return last.ok && last.value - calendarDayOf(today.getFullYear(), today.getMonth() + 1, today.getDate()) <= SOON_DAYS;
};
