import { type CalendarDay, daysBetween } from '../calendar';

/** Cost and date of one way of making a line. */
export interface LineOffer {
  /** Cents. */
  readonly totalMinor: number;
  /** On site; undefined = on request. */
  readonly day: CalendarDay | undefined;
}

/** A line with the other ways in which it could be made and ordered. */
export interface OfferedLine<Offer extends LineOffer> extends LineOffer {
  /** The line. */
  readonly id: string;
  /** In the order of the catalogue. */
  readonly alternatives: readonly Offer[];
}

/** Lines made in another way, together. */
export interface OfferChange<Offer extends LineOffer> {
  /** The line. */
  readonly id: string;
  /** Way of making the line. */
  readonly offer: Offer;
}

/** Offers that bring the whole project forward. */
export interface SoonerOffers<Offer extends LineOffer> {
  /** Day with everything on site. */
  readonly day: CalendarDay;
  /** Whole weeks, at least one. */
  readonly weeksSooner: number;
  /** Changes of every line that arrives last. */
  readonly changes: readonly OfferChange<Offer>[];
}

const DAYS_OF_WEEK = 7;

/** The cheapest offer, of equal price the soonest, else the first; what is on request comes last of its price (PJ22). */
export function bestOffer<Offer extends LineOffer>(offers: readonly Offer[]): Offer | undefined {
  let best: Offer | undefined;
  for (const offer of offers) {
    if (best === undefined || offer.totalMinor < best.totalMinor) best = offer;
    else if (offer.totalMinor === best.totalMinor && dayOrLast(offer) < dayOrLast(best)) best = offer;
  }
  return best;
}

/**
 * Changes of the lines that arrive last by which everything arrives at least a week sooner (PJ23). Each of them takes its best offer of those
 * that do not delay the rest; undefined where one of them has none, or where a line is on request.
 */
export function soonerOffers<Offer extends LineOffer>(lines: readonly OfferedLine<Offer>[]): SoonerOffers<Offer> | undefined {
  const days = lines.flatMap(({ day }) => (day === undefined ? [] : [day]));
  if (days.length === 0 || days.length < lines.length) return undefined;
  const last = latestOf(days);
  const late = lines.filter(({ day }) => day === last);
  const earliest = late.map(({ alternatives }) => alternatives.reduce((least, offer) => Math.min(least, dayOrLast(offer)), Infinity));
  const day = latestOf([...days.filter((each) => each < last), ...earliest]);
  const weeksSooner = Number.isFinite(day) ? Math.floor(daysBetween(day, last) / DAYS_OF_WEEK) : 0;
  if (weeksSooner < 1) return undefined;
  const changes = late.flatMap(({ id, alternatives }) => {
    const offer = bestOffer(alternatives.filter((each) => dayOrLast(each) <= day));
    return offer === undefined ? [] : [{ id, offer }];
  });
  return { day, weeksSooner, changes };
}

/**
 * The value that lines of another one can take together for the largest saving, none of them later than `latest` (PJ24). With `whole` every
 * line has to take it; without, those that cannot stay as they are.
 */
export function sharedOffer<Offer extends LineOffer & { readonly to: string }>(
  lines: readonly OfferedLine<Offer>[],
  { whole, latest }: { readonly whole: boolean; readonly latest: CalendarDay | undefined },
): { readonly to: string; readonly savingMinor: number; readonly changes: readonly OfferChange<Offer>[] } | undefined {
  const values = new Map<string, { savingMinor: number; changes: OfferChange<Offer>[] }>();
  for (const { id, totalMinor, alternatives } of lines) {
    for (const offer of alternatives) {
      if (offer.totalMinor > totalMinor || dayOrLast(offer) > (latest ?? Infinity)) continue;
      const known = values.get(offer.to) ?? { savingMinor: 0, changes: [] };
      values.set(offer.to, { savingMinor: known.savingMinor + totalMinor - offer.totalMinor, changes: [...known.changes, { id, offer }] });
    }
  }
  const useful = [...values]
    .map(([to, found]) => ({ to, ...found }))
    .filter(({ savingMinor, changes }) => savingMinor > 0 && (!whole || changes.length === lines.length));
  return useful.reduce<(typeof useful)[number] | undefined>(
    (best, each) => (best === undefined || each.savingMinor > best.savingMinor ? each : best),
    undefined,
  );
}

function dayOrLast({ day }: LineOffer): number {
  return day ?? Infinity;
}

function latestOf(days: readonly number[]): CalendarDay {
  return days.reduce((latest, day) => Math.max(latest, day), -Infinity) as CalendarDay;
}
