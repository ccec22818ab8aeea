import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accountTokens } from './account-tables';

export type LinkPurpose = (typeof accountTokens.$inferSelect)['purpose'];

export const insertLink = async (transaction: Transaction, link: typeof accountTokens.$inferInsert): Promise<void> => {
  await transaction.insert(accountTokens).values(link);
};

/** Held until the transaction ends: a link is used once, however often it is sent at the same time. */
export const findLink = async (transaction: Transaction, tokenHash: string, purpose: LinkPurpose) => {
  const [found] = await transaction
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, purpose)))
    .for('update');
  return found;
};

export const hasOpenLink = async (database: Database, tokenHash: string, purpose: LinkPurpose, now: Date): Promise<boolean> => {
  const found = await database
    .select({ accountId: accountTokens.accountId })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return found.length > 0;
};

export const spendLink = async (transaction: Transaction, tokenHash: string, now: Date): Promise<void> => {
  await transaction.update(accountTokens).set({ usedAt: now }).where(eq(accountTokens.tokenHash, tokenHash));
};

/** Links of other mails lead nowhere from now on. */
export const spendOtherLinks = async (transaction: Transaction, accountId: string, purpose: LinkPurpose, now: Date): Promise<void> => {
  await transaction
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)));
};

export const clearOldLinks = async (database: Database, before: Date): Promise<void> => {
  await database.delete(accountTokens).where(lt(accountTokens.expiresAt, before));
};
