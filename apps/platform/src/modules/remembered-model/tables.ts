import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';

/** Models that an account has marked, and those it has opened last; a model has the same code in every catalogue. */
export const rememberedModels = pgTable(
  'remembered_models',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'favourite' | 'recent'>().notNull(),
    model: text('model').notNull(),
    rememberedAt: instant('remembered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind, table.model] }),
    index('remembered_models_order').on(table.accountId, table.kind, table.rememberedAt),
  ],
);
