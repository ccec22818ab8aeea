import type { CalendarDay } from '@candil/domain';
import type { Actor, Database, Flags } from '../../kernel';
import { type CatalogueIndex, type CatalogueReader, calendarDayOfInstant, type Pictures } from '../catalogue';
import type { PriceBook } from './price-book';
import type { PriceReader } from './price-reader';

/** What the maker offers on a day: the published catalogue with its price list. */
export interface Offer {
  readonly catalogue: CatalogueIndex;
  readonly book: PriceBook;
  readonly today: CalendarDay;
  readonly pictures: Pictures;
  /** Whether scripts of rules decide (RU); resolved here and nowhere else, so that everything done for the account agrees. */
  readonly rulesOn: boolean;
}

/** For an account: its flags decide by which calculation prices are made and whether rules run. */
export type OfferReader = (database: Database, now: Date, actor: Actor | undefined) => Promise<Offer>;

interface OfferSources {
  readonly catalogues: CatalogueReader;
  readonly prices: PriceReader;
  readonly pictures: Pictures;
  readonly flags: Flags;
}

export const offerReader =
  ({ catalogues, prices, pictures, flags }: OfferSources): OfferReader =>
  async (database, now, actor) => {
    const catalogue = await catalogues.current(database);
    const calculation = (await flags.isOnFor(actor, 'newPriceCalculation')) ? 'new' : 'old';
    const rulesOn = await flags.isOnFor(actor, 'rules');
    return { catalogue, book: await prices.bookOf(database, catalogue, calculation), today: calendarDayOfInstant(now), pictures, rulesOn };
  };
