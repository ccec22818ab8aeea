import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';
import type { PendingCompany, PendingRegistrationDetails } from './pending-registration';

/**
 * Pending requests for an address: to register, to get a link again. A request only writes its row, known address or not; it is resolved
 * afterwards, so that neither answer nor timing reveals whether the address has an account.
 */
export const pendingRegistrations = pgTable(
  'pending_registrations',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, for comparison. */
    email: text('email').notNull(),
    details: jsonb('details').$type<PendingRegistrationDetails>().notNull(),
    attempts: integer('attempts').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('pending_registrations_due').on(table.nextTryAt)],
);

/**
 * Company details of a registration. Until the address is confirmed, no company is made and no manager is asked. Details that make no company
 * stay here for the request for trade access.
 */
export const unconfirmedCompanies = pgTable('unconfirmed_companies', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  company: jsonb('company').$type<PendingCompany>().notNull(),
});
