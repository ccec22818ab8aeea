import type { CatalogId } from '../catalogue';
import type { Currency } from '../money';

/** Inputs of the price of an article. */
export interface PriceBasis {
  /** The price list of a company, a whole number above 0; 10 and 12 are those of the catalogues. */
  readonly rateId: number;
  /** Catalogue of the article. */
  readonly catalogId: CatalogId;
  /** Currency of the rate. */
  readonly currency: Currency;
  /** Cents of the base price of (model, rate); undefined when the price list has none. */
  readonly basePriceMinor: number | undefined;
  /** Flag newPriceCalculation: on = new. */
  readonly calculation: 'new' | 'old';
}

/** Checks that a number may name a price list (PR24). */
export function isRateId(rateId: number): boolean {
  return Number.isSafeInteger(rateId) && rateId > 0;
}
