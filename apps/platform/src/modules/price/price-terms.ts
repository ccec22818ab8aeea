import { type CatalogId, type Currency, catalogOf } from '@candil/domain';

/** What an account's prices are made of, beside the price list. */
export interface PriceTerms {
  readonly catalogId: CatalogId;
  readonly rateId: number;
  /** Of every product that is a single article. */
  readonly discountPercent: number;
}

/** The part of a company that decides its prices. */
export interface CompanyTerms {
  readonly rateId: number;
  readonly currency: Currency;
  /** By product category, in hundredths of a percent. */
  readonly discountPercentHundredths: Readonly<Record<number, number>>;
}

/** Category of every product that is a single article (C§3). */
export const REGULAR_PRODUCT_CATEGORY = 1;

/**
 * Terms of a company in a catalogue. Outside its own currency, and for an account without company, the catalogue's default rate holds
 * and there is no discount (PR).
 */
export const termsOf = (company: CompanyTerms | null, catalogId: CatalogId): PriceTerms => {
  const { currency, defaultRateId } = catalogOf(catalogId);
  const own = company !== null && company.currency === currency ? company : undefined;
  return {
    catalogId,
    rateId: own?.rateId ?? defaultRateId,
    discountPercent: (own?.discountPercentHundredths[REGULAR_PRODUCT_CATEGORY] ?? 0) / 100,
  };
};
