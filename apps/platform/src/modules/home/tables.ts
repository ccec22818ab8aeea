import { json, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';
import type { KnownLines } from './known-lines';

/** Time of an account's last visit to its home page, and the state of its lines then and at the visit before. */
export const homeVisits = pgTable('home_visits', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lastSeenAt: instant('last_seen_at').notNull(),
  lastSeen: json('last_seen').$type<KnownLines>().notNull(),
  /** The visit that news are compared with; null during the first visit. */
  comparedAt: instant('compared_at'),
  compared: json('compared').$type<KnownLines>().notNull(),
});
