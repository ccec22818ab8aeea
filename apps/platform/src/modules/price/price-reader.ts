import type { Database } from '../../kernel';
import type { CatalogueIndex } from '../catalogue';
import { type PriceBook, priceBookOf } from './price-book';
import { readBasePrices } from './repository';

export interface PriceReader {
  /** The base prices that were published with this catalogue; read once per snapshot. */
  bookOf(database: Database, catalogue: CatalogueIndex): Promise<PriceBook>;
}

export const priceReader = (): PriceReader => {
  let book: PriceBook | undefined;
  return {
    async bookOf(database, catalogue) {
      if (book?.version === catalogue.version) return book;
      const read = priceBookOf(catalogue.version, await readBasePrices(database, catalogue.version));
      book = read;
      return read;
    },
  };
};
