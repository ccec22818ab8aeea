import { daysBetween } from '@candil/domain';
import type { ProductOffer } from './product-offer';
import { decidingTotal, decidingUnit, type Quote } from './quote';

/** Effect of a change on total and delivery. */
export interface Effect {
  /** Difference of the total in minor units; undefined when one side has no price. */
  readonly amountMinor: number | undefined;
  /** Whole weeks on site later (or, below 0, sooner); undefined when one side is on request or ended. */
  readonly weeks: number | undefined;
}

/** Returns the difference between two quotes. */
export const effectOf = (offer: ProductOffer, before: Quote | undefined, after: Quote): Effect => {
  const [old, fresh] = [before && decidingTotal(offer, before), decidingTotal(offer, after)];
  const [from, to] = [before?.availability.onSite, after.availability.onSite];
  return {
    amountMinor: old === undefined || fresh === undefined ? undefined : fresh - old,
    weeks: from === undefined || to === undefined ? undefined : roundedWeeks(daysBetween(from, to)),
  };
};

/** Away from zero only for whole weeks: three days are neither sooner nor later. */
const roundedWeeks = (days: number): number => Math.trunc(days / 7) + 0;

/** Difference of the price of one piece, in minor units; undefined when one side has no price. */
export const unitDifference = (offer: ProductOffer, before: Quote | undefined, after: Quote): number | undefined => {
  const [old, fresh] = [before && decidingUnit(offer, before), decidingUnit(offer, after)];
  return old === undefined || fresh === undefined ? undefined : fresh - old;
};
