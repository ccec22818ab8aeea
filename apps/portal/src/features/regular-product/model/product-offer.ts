import type { PriceBasisOnWire } from '@candil/contract';
import { type CalendarDay, type CatalogId, calendarDayOf, type ModelDefinition, minorFromMajor, type PriceBasis } from '@candil/domain';

/** Everything that a choice is judged and priced by; fetched once, so that no click asks the service. */
export interface ProductOffer {
  readonly catalogId: CatalogId;
  readonly today: CalendarDay;
  /** The models of the collection that are known so far, by number. */
  readonly models: ReadonlyMap<string, ModelDefinition>;
  readonly prices: PriceBasisOnWire;
}

/** The day by which the service judges too: that of UTC. */
export const todayOf = (now: Date): CalendarDay => calendarDayOf(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());

/** Returns the basis of a model's price (PR). */
export const priceBasisOf = ({ prices, catalogId }: ProductOffer, model: string): PriceBasis => {
  const row = prices.basePrices.find((candidate) => candidate.model === model);
  const minor = row === undefined ? undefined : minorFromMajor(row.basePrice);
  return {
    rateId: prices.rateId,
    catalogId,
    currency: prices.currency,
    basePriceMinor: minor?.ok ? minor.value : undefined,
    calculation: prices.calculation,
  };
};
