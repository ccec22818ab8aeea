import type { CatalogId } from '../catalogue';
import type { Currency } from '../money';

/** What the price of an article is calculated from. */
export interface PriceBasis {
  readonly rateId: number;
  readonly catalogId: CatalogId;
  readonly currency: Currency;
  /** Cents of the base price of (model, rate); undefined when the price list has none. */
  readonly basePriceMinor: number | undefined;
  /** Flag newPriceCalculation: on = new. */
  readonly calculation: 'new' | 'old';
}
