import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { accounts } from './account-tables';

/** The different password hashes that these accounts have. */
export const passwordHashesOf = async (database: Database, ids: readonly string[]): Promise<string[]> => {
  const found = await database
    .selectDistinct({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), isNotNull(accounts.passwordHash)));
  return found.flatMap(({ hash }) => hash ?? []);
};

/** Removes the password of those accounts that have one of these hashes, and returns them. */
export const takePasswords = async (transaction: Transaction, ids: readonly string[], hashes: readonly string[]): Promise<string[]> => {
  const rows = await transaction
    .update(accounts)
    .set({ passwordHash: null })
    .where(and(inArray(accounts.id, [...ids]), inArray(accounts.passwordHash, [...hashes])))
    .returning({ id: accounts.id });
  return rows.map(({ id }) => id);
};
