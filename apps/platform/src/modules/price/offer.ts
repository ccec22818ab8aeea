import type { CalendarDay } from '@candil/domain';
import type { Database } from '../../kernel';
import { type CatalogueIndex, type CatalogueReader, calendarDayOfInstant, type Pictures } from '../catalogue';
import type { PriceBook } from './price-book';
import type { PriceReader } from './price-reader';

/** What the maker offers on a day: the published catalogue with its price list. */
export interface Offer {
  readonly catalogue: CatalogueIndex;
  readonly book: PriceBook;
  readonly today: CalendarDay;
  readonly pictures: Pictures;
}

export type OfferReader = (database: Database, now: Date) => Promise<Offer>;

export const offerReader =
  (catalogues: CatalogueReader, prices: PriceReader, pictures: Pictures): OfferReader =>
  async (database, now) => {
    const catalogue = await catalogues.current(database);
    return { catalogue, book: await prices.bookOf(database, catalogue), today: calendarDayOfInstant(now), pictures };
  };
