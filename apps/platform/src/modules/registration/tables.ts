import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';
import type { PendingCompany, PendingRegistrationDetails } from './pending-registration';

/**
 * Pending requests for an address: to register, to get a link again. A request only writes its row, known address or not; it is resolved
 * afterwards, so that neither answer nor timing reveals whether the address has an account. The table keeps its first name: all code reads
 * it by `pendingRegistrations`, and a rename would cost every operator a migration.
 */
export const pendingRegistrations = pgTable(
  'account_wishes',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, for comparison. */
    email: text('email').notNull(),
    details: jsonb('details').$type<PendingRegistrationDetails>().notNull(),
    attempts: integer('attempts').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_wishes_due').on(table.nextTryAt)],
);

/**
 * Company details of a registration. Until the address is confirmed, no company is made and no manager is asked. Details that make no company
 * stay here for the request for trade access.
 */
export const unconfirmedCompanies = pgTable('unconfirmed_companies', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The column keeps its first name, as the table above. */
  company: jsonb('wish').$type<PendingCompany>().notNull(),
});
