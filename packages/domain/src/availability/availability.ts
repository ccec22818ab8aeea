import type { Article } from '../article';
import { type AvailabilityPeriod, leadTimeWeeks } from '../attribute';
import { addDays, addWeeks, type CalendarDay, daysBetween, requireDay } from '../calendar';

/** Availability of an article. */
export interface ArticleAvailability {
  /** Days until it is available: -1 = no longer, 0 = now (AV1–AV4). */
  readonly days: number;
  /** Weeks of delivery; undefined = on request (AV7). */
  readonly weeks: number | undefined;
  /** The day it is on site if ordered today; absent when ended or on request (AV9). */
  readonly onSite?: CalendarDay;
}

/** -1 when ended, 0 when available, else the days to the later of since and expected (AV1–AV4); throws a RangeError for an invalid day (CD5). */
export function timeUntilAvailable(dates: AvailabilityPeriod, today: CalendarDay): number {
  const { since, until, expected } = dates;
  requireDay(today);
  if (until !== undefined && until < today) return -1;
  if (since !== undefined && since <= today) return 0;
  const toSince = since === undefined ? 0 : daysBetween(today, since);
  const toExpected = expected === undefined ? 0 : daysBetween(today, expected);
  return Math.max(toSince, toExpected);
}

/** Days, weeks and the day on site of a quantity of an article ordered today (AV9). */
export function articleAvailability(
  article: Pick<Article, 'availability' | 'leadtimes'>,
  quantity: number,
  today: CalendarDay,
): ArticleAvailability {
  const days = timeUntilAvailable(article.availability, today);
  const weeks = leadTimeWeeks(article.leadtimes, quantity);
  if (days < 0 || weeks === undefined) return { days, weeks };
  return { days, weeks, onSite: addWeeks(addDays(today, days), weeks) };
}
