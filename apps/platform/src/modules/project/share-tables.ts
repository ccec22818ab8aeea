import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';
import { projects } from './tables';

/** The public link of a project; at most one, and only the hash of its token. */
export const projectShares = pgTable('project_shares', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique(),
  withPrices: boolean('with_prices').notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
});
