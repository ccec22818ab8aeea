export {
  addDays,
  addWeeks,
  type CalendarDate,
  type CalendarDay,
  type CalendarFailure,
  calendarDayOf,
  dateOf,
  daysBetween,
  formatCalendarDay,
  parseCalendarDay,
  requireDay,
} from './calendar-day';
export { isWithin, parseOpenDay, parseValidity, type Validity } from './validity';
