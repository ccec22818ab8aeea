import { ok } from '@candil/domain';
import { and, inArray, isNotNull } from 'drizzle-orm';
import { type Database, inTransaction } from '../../kernel';
import { hashMatches } from '../../kernel/authentication/password';
import type { SessionService } from '../../kernel/authentication/session-service';
import { accounts } from './account-tables';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts.data';

/** The hashes of the published password among those of the sample accounts: they were made together, so there are few to look at. */
const publishedHashes = async (database: Database, ids: readonly string[]): Promise<string[]> => {
  const found = await database
    .selectDistinct({ hash: accounts.passwordHash })
    .from(accounts)
    .where(and(inArray(accounts.id, [...ids]), isNotNull(accounts.passwordHash)));
  const published: string[] = [];
  for (const { hash } of found) if (hash !== null && (await hashMatches(hash, SAMPLE_PASSWORD))) published.push(hash);
  return published;
};

/**
 * A database that was once filled with samples has accounts whose password everybody can read. They lose it, and their sessions end; one
 * whose owner chose another password keeps it. Answers how many there were.
 */
export const lockSampleAccounts = async (database: Database, sessions: SessionService): Promise<number> => {
  const ids = SAMPLE_ACCOUNTS.map(({ id }) => id);
  const hashes = await publishedHashes(database, ids);
  if (hashes.length === 0) return 0;
  const locked = await inTransaction<number, never>(database, async (transaction) => {
    const rows = await transaction
      .update(accounts)
      .set({ passwordHash: null })
      .where(and(inArray(accounts.id, ids), inArray(accounts.passwordHash, hashes)))
      .returning({ id: accounts.id });
    for (const { id } of rows) await sessions.endAllOf(transaction, id, 'password');
    return ok(rows.length);
  });
  return locked.ok ? locked.value : 0;
};
