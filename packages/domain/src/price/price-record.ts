import type { AttributeType } from '../attribute';
import type { CatalogId } from '../catalogue';
import { majorFromMinor } from '../money';
import { fail, ok, type Result } from '../result';
import { textOf } from '../untrusted';
import { isRateId } from './price-basis';
import type { PriceFailure, UnitPrice } from './unit-price';

/** The base price of one model under one rate, in whole cents. */
export interface SubFamilyPrice {
  /** Model number, four digits. */
  readonly model: string;
  /** The price list. */
  readonly rateId: number;
  /** Whole cents, before increments for choices. */
  readonly basePriceMinor: number;
}

/** Times of change and import of a price, as in the price list. */
export interface PriceDates {
  /** When the list was changed. */
  readonly dateUpdated?: string;
  /** When it was taken over. */
  readonly syncedAt?: string;
  /** When it was first taken over. */
  readonly createdAt?: string;
  /** When it was last changed here. */
  readonly updatedAt?: string;
}

/** A price as the specification writes it down; amounts are major units with at most two decimals (PR22). */
export interface PriceRecord extends PriceDates {
  /** The article. */
  readonly product: { readonly reference: string; readonly catalogId: CatalogId };
  /** The price list. */
  readonly rate: { readonly id: number };
  /** Gross of one piece. */
  readonly salePrice: number;
  /** Amount of each chosen variation, in the order in which they take effect. */
  readonly modifiers: readonly { readonly type: AttributeType; readonly modifier: string; readonly amount: number }[];
}

/** The base price of a model under a rate in cents, else "Base price not found" (PR1). */
export function findBasePrice(prices: readonly SubFamilyPrice[], model: string, rateId: number): Result<number, PriceFailure> {
  const found = prices.find((price) => price.model === model && price.rateId === rateId);
  return found === undefined ? fail({ code: 'price.base-not-found', model, rateId }) : ok(found.basePriceMinor);
}

/** Makes the price record of an article under a rate (PR22). Throws a RangeError for an invalid rate (PR24). */
export function priceRecord(
  article: { readonly reference: string; readonly catalogId: CatalogId },
  rateId: number,
  price: UnitPrice,
  dates: PriceDates = {},
): PriceRecord {
  if (!isRateId(rateId)) throw new RangeError(`${textOf(rateId)} is no rate: that is a whole number above 0`);
  const { reference, catalogId } = article;
  return {
    product: { reference, catalogId },
    rate: { id: rateId },
    salePrice: majorFromMinor(price.amountMinor),
    modifiers: price.steps.flatMap(({ what, modifier, amountMinor }) =>
      what === 'base' || what === 'cap' || what === 'rounding' || modifier === undefined
        ? []
        : [{ type: what, modifier, amount: majorFromMinor(amountMinor) }],
    ),
    ...dates,
  };
}

/** The discount of a company on a product category in percent, 0 where it has none (PR23). */
export function discountPercentOf(discounts: ReadonlyMap<number, number>, productCategory: number): number {
  return discounts.get(productCategory) ?? 0;
}
