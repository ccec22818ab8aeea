import { ok } from '@candil/domain';
import { type Database, inTransaction } from '../../kernel';
import { hashMatches } from '../../kernel/authentication/password';
import type { SessionService } from '../../kernel/authentication/session-service';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-accounts.data';
import { passwordHashesOf, takePasswords } from './sample-accounts-repository';

/** The hashes of the published password among those of the sample accounts: they were made together, so there are few to look at. */
const publishedHashes = async (database: Database, ids: readonly string[]): Promise<string[]> => {
  const published: string[] = [];
  for (const hash of await passwordHashesOf(database, ids)) if (await hashMatches(hash, SAMPLE_PASSWORD)) published.push(hash);
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
    const taken = await takePasswords(transaction, ids, hashes);
    for (const id of taken) await sessions.endAllOf(transaction, id, 'password');
    return ok(taken.length);
  });
  return locked.ok ? locked.value : 0;
};
