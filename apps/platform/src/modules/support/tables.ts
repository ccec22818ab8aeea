import type { CatalogId, IsoLanguage } from '@candil/domain';
import { index, integer, pgTable, serial, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';

/** Requests for support. */
export const supportRequests = pgTable(
  'support_requests',
  {
    /** Made by the browser: the same one asks once. */
    id: uuid('id').primaryKey(),
    /** Internal id behind the public request number. */
    serial: serial('serial').notNull(),
    /** Null for a visitor. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    language: text('language').$type<IsoLanguage>().notNull(),
    supportTypeId: integer('support_type_id').notNull(),
    subjectId: integer('subject_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    description: text('description').notNull(),
    siteLocation: text('site_location'),
    projectId: uuid('project_id'),
    /** SHA-256 of the request: the same id with other words is refused. */
    contentHash: text('content_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('support_requests_created').on(table.createdAt)],
);
