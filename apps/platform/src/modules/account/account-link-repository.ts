import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accountTokens } from './account-tables';

export type LinkPurpose = (typeof accountTokens.$inferSelect)['purpose'];

export const insertLink = async (transaction: Transaction, link: typeof accountTokens.$inferInsert): Promise<void> => {
  await transaction.insert(accountTokens).values(link);
};

/** Held until the transaction ends: a link is used once, however often it is sent at the same time. */
export const findLink = async (transaction: Transaction, tokenHash: string, purposes: readonly LinkPurpose[]) => {
  const [found] = await transaction
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash), inArray(accountTokens.purpose, [...purposes])))
    .for('update');
  return found;
};

export const openLinkOf = async (database: Database, tokenHash: string, purposes: readonly LinkPurpose[], now: Date) => {
  const [found] = await database
    .select({ accountId: accountTokens.accountId, purpose: accountTokens.purpose, issuedBy: accountTokens.issuedBy })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        inArray(accountTokens.purpose, [...purposes]),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    );
  return found;
};

export const spendLink = async (transaction: Transaction, tokenHash: string, now: Date): Promise<void> => {
  await transaction.update(accountTokens).set({ usedAt: now }).where(eq(accountTokens.tokenHash, tokenHash));
};

/** Links of other mails lead nowhere from now on. */
export const spendOtherLinks = async (
  transaction: Transaction,
  accountId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<void> => {
  await transaction
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.accountId, accountId), inArray(accountTokens.purpose, [...purposes]), isNull(accountTokens.usedAt)));
};

export const clearOldLinks = async (database: Database, before: Date): Promise<void> => {
  await database.delete(accountTokens).where(lt(accountTokens.expiresAt, before));
};
