import type { IsoLanguage } from '@candil/domain';
import type { MailTemplate } from '@candil/i18n/mails';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/instant';

/** Mails that wait to be sent, and for a while those that were sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    language: text('language').$type<IsoLanguage>().notNull(),
    template: text('template').$type<MailTemplate>().notNull(),
    /** The values of the template. Links carry secrets, so they are cleared as soon as the mail is sent or given up. */
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    /** Path and query of the button, inside the portal. */
    path: text('path').notNull(),
    /** Reply-to address; null = replies are not read. */
    replyTo: text('reply_to'),
    state: text('state').$type<'waiting' | 'sent' | 'given-up'>().notNull(),
    attempts: integer('attempts').notNull(),
    /** Moved forward when an instance claims the mail, so that no other instance takes it. */
    nextTryAt: instant('next_try_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('mails_waiting').on(table.nextTryAt).where(sql`${table.state} = 'waiting'`),
    index('mails_created').on(table.createdAt),
  ],
);
