import { type CatalogId, type Currency, catalogOf, type PriceBasis } from '@candil/domain';

export interface StoredBasePrice {
  readonly catalogId: number;
  readonly rateId: number;
  readonly model: string;
  readonly currency: Currency;
  readonly basePriceMinor: number;
}

/** The base prices of one published catalogue. */
export interface PriceBook {
  readonly version: string;
  /** What a model is priced from; without a base price the price fails naming it (PR). */
  basisOf(catalogId: CatalogId, rateId: number, model: string): PriceBasis;
}

const keyOf = (catalogId: number, rateId: number, model: string) => `${catalogId}/${rateId}/${model}`;

export const priceBookOf = (version: string, rows: readonly StoredBasePrice[]): PriceBook => {
  const byKey = new Map(rows.map((row) => [keyOf(row.catalogId, row.rateId, row.model), row]));
  return {
    version,
    basisOf(catalogId, rateId, model) {
      const row = byKey.get(keyOf(catalogId, rateId, model));
      const currency = row?.currency ?? catalogOf(catalogId).currency;
      return { rateId, catalogId, currency, basePriceMinor: row?.basePriceMinor, calculation: 'new' };
    },
  };
};
