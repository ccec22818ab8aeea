import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { catalogueSnapshots } from '../catalogue/tables';

/** Base price of a model under a rate, published together with the snapshot it belongs to. */
export const basePrices = pgTable(
  'base_prices',
  {
    version: text('version')
      .notNull()
      .references(() => catalogueSnapshots.version, { onDelete: 'cascade' }),
    catalogId: smallint('catalog_id').notNull(),
    rateId: smallint('rate_id').notNull(),
    model: text('model').notNull(),
    currency: text('currency', { enum: ['EUR', 'USD'] }).notNull(),
    basePriceMinor: integer('base_price_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.catalogId, table.rateId, table.model] })],
);
