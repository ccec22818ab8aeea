import { type CatalogId, type Currency, catalogOf, PRODUCT_CATEGORIES } from '@candil/domain';

/** Terms of an account's prices, beside the price list. */
export interface PriceTerms {
  readonly catalogId: CatalogId;
  readonly rateId: number;
  /** Discount on the products of one category. */
  readonly discountPercent: number;
}

/** The part of a company that decides its prices. */
export interface CompanyTerms {
  readonly rateId: number;
  readonly currency: Currency;
  /** By product category, in hundredths of a percent. */
  readonly discountPercentHundredths: Readonly<Record<number, number>>;
}

/**
 * Terms of a company in a catalogue. Outside its own currency, and for an account without company, the catalogue's default rate holds
 * and there is no discount (PR). The discount is that of single articles unless another category is named.
 */
export const termsOf = (
  company: CompanyTerms | null,
  catalogId: CatalogId,
  categoryId: number = PRODUCT_CATEGORIES.REGULAR,
): PriceTerms => {
  const { currency, defaultRateId } = catalogOf(catalogId);
  const own = company !== null && company.currency === currency ? company : undefined;
  return {
    catalogId,
    rateId: own?.rateId ?? defaultRateId,
    discountPercent: (own?.discountPercentHundredths[categoryId] ?? 0) / 100,
  };
};
