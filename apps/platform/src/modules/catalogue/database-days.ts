import { type CalendarDay, calendarDayOf, dateOf } from '@candil/domain';

/** The calendar day of an instant, in UTC: the same on every instance whatever the zone of its machine. */
export const calendarDayOfInstant = (instant: Date): CalendarDay =>
  calendarDayOf(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());

/** A day as a `date` column carries it, `yyyy-mm-dd`. */
export const isoDay = (day: CalendarDay): string => {
  const { year, month, day: ofMonth } = dateOf(day);
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(ofMonth).padStart(2, '0')].join('-');
};

export const calendarDayOfIso = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return calendarDayOf(year, month, day);
};
