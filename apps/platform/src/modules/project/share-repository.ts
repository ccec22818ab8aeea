import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accounts } from '../account';
import { projectShares } from './share-tables';

export interface StoredShare {
  readonly withPrices: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
}

export const readShare = async (database: Database, projectId: string): Promise<StoredShare | undefined> => {
  const [share] = await database
    .select({ withPrices: projectShares.withPrices, createdBy: accounts.name, createdAt: projectShares.createdAt })
    .from(projectShares)
    .innerJoin(accounts, eq(accounts.id, projectShares.createdBy))
    .where(eq(projectShares.projectId, projectId))
    .limit(1);
  return share;
};

/** The project that a link shows. */
export const findShared = async (
  database: Database,
  tokenHash: string,
): Promise<{ readonly projectId: string; readonly withPrices: boolean } | undefined> => {
  const [share] = await database
    .select({ projectId: projectShares.projectId, withPrices: projectShares.withPrices })
    .from(projectShares)
    .where(eq(projectShares.tokenHash, tokenHash))
    .limit(1);
  return share;
};

/** Keeps a link in place of the one before. */
export const replaceShare = async (transaction: Transaction, share: typeof projectShares.$inferInsert): Promise<void> => {
  const { projectId: _, ...values } = share;
  await transaction.insert(projectShares).values(share).onConflictDoUpdate({ target: projectShares.projectId, set: values });
};

export const deleteShare = async (transaction: Transaction, projectId: string): Promise<void> => {
  await transaction.delete(projectShares).where(eq(projectShares.projectId, projectId));
};
