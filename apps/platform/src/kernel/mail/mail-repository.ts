import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from './mail-tables';

export type MailRow = typeof mails.$inferSelect;

/** Takes some mails that are due, so that no other instance takes them until `leaseUntil`. */
export const claimDueMails = async (database: Database, now: Date, leaseUntil: Date, most: number): Promise<MailRow[]> => {
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.nextTryAt, now)))
    .orderBy(asc(mails.nextTryAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return database.update(mails).set({ nextTryAt: leaseUntil }).where(inArray(mails.id, due)).returning();
};

/** Also removes the values that filled the mail. */
export const closeMail = async (database: Database, id: string, state: 'sent' | 'given-up', attempts: number): Promise<void> => {
  await database.update(mails).set({ state, attempts, values: {}, path: '/' }).where(eq(mails.id, id));
};

export const postponeMail = async (database: Database, id: string, attempts: number, nextTryAt: Date): Promise<void> => {
  await database.update(mails).set({ attempts, nextTryAt }).where(eq(mails.id, id));
};

export const clearOldMails = async (database: Database, before: Date): Promise<void> => {
  await database.delete(mails).where(and(ne(mails.state, 'waiting'), lt(mails.createdAt, before)));
};

const waiting: SQL = eq(mails.state, 'waiting');

export const listWaitingMails = async (
  database: Database,
  { page, itemsPerPage }: { readonly page: number; readonly itemsPerPage: number },
): Promise<{ rows: MailRow[]; total: number }> => {
  const rows = await database
    .select()
    .from(mails)
    .where(waiting)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage);
  const [counted] = await database.select({ total: count() }).from(mails).where(waiting);
  return { rows, total: counted?.total ?? 0 };
};

export const findWaitingMail = async (database: Database, id: string): Promise<MailRow | undefined> => {
  const [found] = await database
    .select()
    .from(mails)
    .where(and(waiting, eq(mails.id, id)));
  return found;
};
