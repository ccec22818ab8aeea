import { type CatalogId, type Currency, catalogOf, type PriceBasis } from '@candil/domain';

export interface StoredBasePrice {
  readonly catalogId: number;
  readonly rateId: number;
  readonly model: string;
  readonly currency: Currency;
  readonly basePriceMinor: number;
}

/** By which rule a price is rounded and capped: flag newPriceCalculation (PR10–PR13). */
export type PriceCalculation = PriceBasis['calculation'];

/** The base prices of one published catalogue, and how prices are made of them. */
export interface PriceBook {
  readonly version: string;
  readonly calculation: PriceCalculation;
  /** Returns the basis of a model's price; without a base price the price fails naming it (PR). */
  basisOf(catalogId: CatalogId, rateId: number, model: string): PriceBasis;
}

const keyOf = (catalogId: number, rateId: number, model: string) => `${catalogId}/${rateId}/${model}`;

/** The same base prices, once for each calculation. */
export const priceBooksOf = (version: string, rows: readonly StoredBasePrice[]): Readonly<Record<PriceCalculation, PriceBook>> => {
  const byKey = new Map(rows.map((row) => [keyOf(row.catalogId, row.rateId, row.model), row]));
  const bookOf = (calculation: PriceCalculation): PriceBook => ({
    version,
    calculation,
    basisOf(catalogId, rateId, model) {
      const row = byKey.get(keyOf(catalogId, rateId, model));
      const currency = row?.currency ?? catalogOf(catalogId).currency;
      return { rateId, catalogId, currency, basePriceMinor: row?.basePriceMinor, calculation };
    },
  });
  return { new: bookOf('new'), old: bookOf('old') };
};
