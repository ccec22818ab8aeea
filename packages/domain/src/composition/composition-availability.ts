import { leadTimeWeeks } from '../attribute';
import { timeUntilAvailable } from '../availability';
import { addDays, addWeeks, type CalendarDay } from '../calendar';
import { type CompositionPart, piecesOf } from './composition-part';

/** Availability of a composition, and the part that decides it. */
export interface CompositionAvailability {
  /** Days until all of it is available: -1 = a part is no longer, 0 = now (CP6). */
  readonly days: number;
  /** The part that ended, or the last to be available; absent when nothing is waited for. */
  readonly daysOf?: string;
  /** Weeks of delivery of the slowest part; undefined = on request (CP4, CP5). */
  readonly weeks: number | undefined;
  /** The slowest part, or the first whose weeks are unknown; absent without parts. */
  readonly weeksOf?: string;
  /** The day all of it is on site if ordered today; absent when ended or on request (CP7). */
  readonly onSite?: CalendarDay;
  /** The last part on site. */
  readonly onSiteOf?: string;
}

/** A part with an amount; the first of the largest stays. */
type Largest<Amount extends number = number> = { readonly code: string; readonly amount: Amount } | undefined;

/** Availability and lead time of so many pieces of a composition ordered today, each named by the part that decides (CP4–CP7). */
export function compositionAvailability(parts: readonly CompositionPart[], quantity: number, today: CalendarDay): CompositionAvailability {
  let ended: string | undefined;
  let onRequest: string | undefined;
  let latest: Largest;
  let slowest: Largest;
  let last: Largest<CalendarDay>;
  for (const part of parts) {
    const { code } = part;
    const days = timeUntilAvailable(part.availability, today);
    const weeks = leadTimeWeeks(part.leadtimes, piecesOf(part, quantity));
    if (days < 0) ended ??= code;
    else latest = larger(latest, code, days);
    if (weeks === undefined) onRequest ??= code;
    else slowest = larger(slowest, code, weeks);
    if (days >= 0 && weeks !== undefined) last = larger(last, code, addWeeks(addDays(today, days), weeks));
  }
  const available =
    ended !== undefined
      ? { days: -1, daysOf: ended }
      : latest === undefined || latest.amount === 0
        ? { days: 0 }
        : { days: latest.amount, daysOf: latest.code };
  if (onRequest !== undefined) return { ...available, weeks: undefined, weeksOf: onRequest };
  if (slowest === undefined) return { ...available, weeks: undefined };
  const delivered = { ...available, weeks: slowest.amount, weeksOf: slowest.code };
  if (ended !== undefined || last === undefined) return delivered;
  return { ...delivered, onSite: last.amount, onSiteOf: last.code };
}

function larger<Amount extends number>(before: Largest<Amount>, code: string, amount: Amount): Largest<Amount> {
  return before !== undefined && before.amount >= amount ? before : { code, amount };
}
