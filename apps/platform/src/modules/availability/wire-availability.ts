import type { WireAvailability } from '@candil/contract';
import { type ArticleAvailability, formatCalendarDay } from '@candil/domain';

export const availabilityToWire = ({ days, weeks, onSite }: ArticleAvailability): WireAvailability => ({
  days,
  weeks: weeks ?? null,
  shippingDate: onSite === undefined ? null : formatCalendarDay(onSite),
});
