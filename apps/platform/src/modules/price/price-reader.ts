import type { Database } from '../../kernel';
import type { CatalogueIndex } from '../catalogue';
import { type PriceBook, type PriceCalculation, priceBooksOf } from './price-book';
import { readBasePrices } from './repository';

export interface PriceReader {
  /** The base prices that were published with this catalogue; read once per snapshot. */
  bookOf(database: Database, catalogue: CatalogueIndex, calculation: PriceCalculation): Promise<PriceBook>;
}

export const priceReader = (): PriceReader => {
  let books: Readonly<Record<PriceCalculation, PriceBook>> | undefined;
  return {
    async bookOf(database, catalogue, calculation) {
      if (books?.[calculation].version === catalogue.version) return books[calculation];
      const read = priceBooksOf(catalogue.version, await readBasePrices(database, catalogue.version));
      books = read;
      return read[calculation];
    },
  };
};
