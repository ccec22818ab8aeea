import type { FlagName, ToggleSet } from '@candil/domain';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/instant';
import { accounts } from '../account/account-tables';

/** Settings of flags made by administrators; a flag without a row has its initial setting. */
export const flagSettings = pgTable('flag_settings', {
  name: text('name').$type<FlagName>().primaryKey(),
  sets: jsonb('sets').$type<Readonly<Partial<Record<ToggleSet, boolean | number>>>>().notNull(),
  emails: text('emails').array().notNull(),
  /** Null = not confined. */
  subFamilyIds: integer('sub_family_ids').array(),
  applicationIds: integer('application_ids').array(),
  /** From 2: version 1 is the unchanged flag. */
  version: integer('version').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: uuid('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
});
