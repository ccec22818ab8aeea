import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';

/** Identities at providers that belong to accounts. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    provider: text('provider').notNull(),
    /** The provider's own id of the person; it never changes there. */
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('linked_identities_account').on(table.accountId)],
);
