import type { CatalogId } from '@candil/domain';
import { bigint, date, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts, companies } from '../account/account-tables';
import { projects } from '../project/tables';
import type { StoredBudget } from './stored-budget';

/**
 * Issued budgets, each stored whole: prices, names and texts change afterwards, a budget does not (QU13). A trigger refuses every update.
 */
export const budgets = pgTable(
  'budgets',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id),
    year: smallint('year').notNull(),
    serial: integer('serial').notNull(),
    revision: smallint('revision').notNull(),
    /** As written, with its revision. */
    budgetNumber: text('budget_number').notNull().unique(),
    catalogId: smallint('catalog_id').$type<CatalogId>().notNull(),
    currency: text('currency', { enum: ['EUR', 'USD'] }).notNull(),
    clientName: text('client_name').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    createdByName: text('created_by_name').notNull(),
    /** Company of its maker then: its own margin is known there only. */
    companyId: uuid('company_id').references(() => companies.id),
    createdAt: instant('created_at').notNull(),
    creationDay: date('creation_day', { mode: 'string' }).notNull(),
    validationDay: date('validation_day', { mode: 'string' }).notNull(),
    totalNetMinor: bigint('total_net_minor', { mode: 'number' }).notNull(),
    document: jsonb('document').$type<StoredBudget>().notNull(),
  },
  (table) => [unique('budgets_revision').on(table.year, table.serial, table.revision), index('budgets_project').on(table.projectId)],
);

/** The last number given in a year. Its row is held until the budget is stored, so that no number is given twice and none is lost. */
export const budgetSerials = pgTable('budget_serials', {
  year: smallint('year').primaryKey(),
  lastSerial: integer('last_serial').notNull(),
});
