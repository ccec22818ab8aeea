import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account-tables';
import type { PendingCompany, PendingRegistrationDetails } from './pending-registration';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Pending requests for an address: to register, to get a link again. A request only writes its row, known address or
 * not; it is resolved afterwards, so that neither answer nor timing reveals whether the address has an account.
 */
export const pendingRegistrations = pgTable(
  'account_wishes',
  {
    id: uuid('id').primaryKey(),
    /** Small letters, as it is compared. */
    email: text('email').notNull(),
    details: jsonb('details').$type<PendingRegistrationDetails>().notNull(),
    attempts: integer('attempts').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_wishes_due').on(table.nextTryAt)],
);

/**
 * The company details of a registration. Until the address is confirmed no company is made and no manager is asked; what makes none
 * stays here, for the request for trade access.
 */
export const unconfirmedCompanies = pgTable('unconfirmed_companies', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  company: jsonb('wish').$type<PendingCompany>().notNull(),
});
