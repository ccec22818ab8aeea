import type { CalendarDay } from '@candil/domain';
import type { Actor, Database, Flags } from '../../kernel';
import { type CatalogueIndex, type CatalogueReader, calendarDayOfInstant, type Pictures } from '../catalogue';
import type { PriceBook } from './price-book';
import type { PriceReader } from './price-reader';

/** The published catalogue with the prices, the day and the flags that decide for an account. */
export interface CatalogueContext {
  readonly catalogue: CatalogueIndex;
  readonly book: PriceBook;
  readonly today: CalendarDay;
  readonly pictures: Pictures;
  /** True when scripts of rules decide (RU); resolved here and nowhere else, so that everything done for the account agrees. */
  readonly rulesOn: boolean;
}

/** For an account: its flags decide by which calculation prices are made and whether rules run. */
export type CatalogueContextReader = (database: Database, now: Date, actor: Actor | undefined) => Promise<CatalogueContext>;

interface CatalogueContextSources {
  readonly catalogues: CatalogueReader;
  readonly prices: PriceReader;
  readonly pictures: Pictures;
  readonly flags: Flags;
}

export const catalogueContextReader =
  ({ catalogues, prices, pictures, flags }: CatalogueContextSources): CatalogueContextReader =>
  async (database, now, actor) => {
    const catalogue = await catalogues.current(database);
    const calculation = (await flags.isOnFor(actor, 'newPriceCalculation')) ? 'new' : 'old';
    const rulesOn = await flags.isOnFor(actor, 'rules');
    return { catalogue, book: await prices.bookOf(database, catalogue, calculation), today: calendarDayOfInstant(now), pictures, rulesOn };
  };
