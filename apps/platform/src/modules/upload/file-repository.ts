import { and, count, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel';
import { storedFiles } from './tables';

export type FileRow = typeof storedFiles.$inferSelect;

export const insertFile = async (database: Database, row: FileRow): Promise<void> => {
  await database.insert(storedFiles).values(row);
};

export const findFile = async (database: Database, id: string): Promise<FileRow | undefined> => {
  const [found] = await database.select().from(storedFiles).where(eq(storedFiles.id, id));
  return found;
};

export const countUnused = async (database: Database, accountId: string): Promise<number> => {
  const [counted] = await database
    .select({ files: count() })
    .from(storedFiles)
    .where(and(eq(storedFiles.accountId, accountId), isNull(storedFiles.ownerId)));
  return counted?.files ?? 0;
};

export interface FileClaim {
  readonly accountId: string;
  readonly domain: string;
  readonly entity: string;
  /** What takes them. */
  readonly ownerKind: string;
  readonly ownerId: string;
  /** Older ones count as gone already. */
  readonly sentAfter: Date;
}

/** Gives files to what takes them: only the account's own, meant for it, and taken by nothing else. */
export const claimFiles = (
  transaction: Transaction,
  ids: readonly string[],
  { accountId, domain, entity, ownerKind, ownerId, sentAfter }: FileClaim,
): Promise<FileRow[]> =>
  transaction
    .update(storedFiles)
    .set({ ownerKind, ownerId })
    .where(
      and(
        inArray(storedFiles.id, [...ids]),
        eq(storedFiles.accountId, accountId),
        eq(storedFiles.domain, domain),
        eq(storedFiles.entity, entity),
        isNull(storedFiles.ownerId),
        gt(storedFiles.createdAt, sentAfter),
      ),
    )
    .returning();

export const deleteUnused = async (database: Database, sentBefore: Date): Promise<void> => {
  await database.delete(storedFiles).where(and(isNull(storedFiles.ownerId), lt(storedFiles.createdAt, sentBefore)));
};

/** Which of the ids still stand in the table. */
export const knownIds = async (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await database
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  return new Set(found.map(({ id }) => id));
};
