import { bigserial, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';

/** A published state of the catalogue. The newest `sequence` is the one that is served. */
export const catalogueSnapshots = pgTable('catalogue_snapshots', {
  version: text('version').primaryKey(),
  sequence: bigserial('sequence', { mode: 'number' }).notNull().unique(),
  publishedAt: instant('published_at').notNull(),
});

/** The static JSON files of a snapshot by their path, such as `families/110_16.json`. */
export const catalogueFiles = pgTable(
  'catalogue_files',
  {
    version: text('version')
      .notNull()
      .references(() => catalogueSnapshots.version, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.path] })],
);
