import type { SiteLocation } from '@candil/contract';
import type { CatalogId, IsoLanguage } from '@candil/domain';
import { index, integer, pgTable, serial, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';
import { projects } from '../project/tables';

/** Requests to the maker for a budget. */
export const budgetRequests = pgTable(
  'budget_requests',
  {
    id: uuid('id').primaryKey(),
    /** Internal id behind the public request number. */
    serial: serial('serial').notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The version of the project that was seen and asked about. */
    projectVersion: integer('project_version').notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    requestedByName: text('requested_by_name').notNull(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    language: text('language').$type<IsoLanguage>().notNull(),
    siteLocation: text('site_location').$type<SiteLocation>().notNull(),
    description: text('description').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('budget_requests_project').on(table.projectId, table.createdAt)],
);
