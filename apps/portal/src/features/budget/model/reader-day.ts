import { type CalendarDay, calendarDayOf } from '@candil/domain';

/** The calendar day of an instant where the reader is. */
export const readerDay = (now: Date): CalendarDay => calendarDayOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
