import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';

/** Files people have sent. Their bytes lie in the file store under the id; until a request takes it, a file is temporary. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: uuid('id').primaryKey(),
    /** Null for a visitor. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Key of a visitor: the address they sent from, hashed. With it goes the request that alone may take the file. */
    visitorKey: text('visitor_key'),
    requestUuid: uuid('request_uuid'),
    /** Purpose it was sent for, as `support` and `request`: only that may take it. */
    domain: text('domain').notNull(),
    entity: text('entity').notNull(),
    name: text('name').notNull(),
    format: text('format').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Kind and id of the object that took it; null = not taken yet. */
    ownerKind: text('owner_kind'),
    ownerId: uuid('owner_id'),
  },
  (table) => [
    index('stored_files_account').on(table.accountId, table.createdAt),
    index('stored_files_owner').on(table.ownerId),
    index('stored_files_visitor').on(table.visitorKey, table.createdAt),
  ],
);
