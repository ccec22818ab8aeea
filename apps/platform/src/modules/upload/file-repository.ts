import { and, asc, count, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
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

/** Forgets a file; the caller removes its content once the transaction has ended. */
export const deleteFile = async (transaction: Transaction, id: string): Promise<void> => {
  await transaction.delete(storedFiles).where(eq(storedFiles.id, id));
};

const countWaiting = async (database: Database, whose: SQL): Promise<number> => {
  const [counted] = await database
    .select({ files: count() })
    .from(storedFiles)
    .where(and(whose, isNull(storedFiles.ownerId)));
  return counted?.files ?? 0;
};

export const countUnused = (database: Database, accountId: string): Promise<number> =>
  countWaiting(database, eq(storedFiles.accountId, accountId));

export const countUnusedOfAddress = (database: Database, visitorKey: string): Promise<number> =>
  countWaiting(database, eq(storedFiles.visitorKey, visitorKey));

export const countUnusedOfVisitors = (database: Database): Promise<number> => countWaiting(database, isNull(storedFiles.accountId));

export interface FileClaim {
  /** Null for a visitor. */
  readonly accountId: string | null;
  /** The request that takes them, also files that its sender uploaded before signing in. */
  readonly requestUuid?: string;
  readonly domain: string;
  readonly entity: string;
  /** Kind of the object that takes them. */
  readonly ownerKind: string;
  readonly ownerId: string;
  /** Older ones count as gone already. */
  readonly sentAfter: Date;
}

const belongsTo = ({ accountId, requestUuid }: Pick<FileClaim, 'accountId' | 'requestUuid'>): SQL | undefined =>
  or(
    accountId === null ? undefined : eq(storedFiles.accountId, accountId),
    requestUuid === undefined ? undefined : and(isNull(storedFiles.accountId), eq(storedFiles.requestUuid, requestUuid)),
  ) ?? sql`false`;

/** Gives files to their owner: only the account's own, or those a visitor sent for that request; meant for it, and taken by no other. */
export const claimFiles = (
  transaction: Transaction,
  ids: readonly string[],
  { accountId, requestUuid, domain, entity, ownerKind, ownerId, sentAfter }: FileClaim,
): Promise<FileRow[]> =>
  transaction
    .update(storedFiles)
    .set({ ownerKind, ownerId })
    .where(
      and(
        inArray(storedFiles.id, [...ids]),
        belongsTo({ accountId, ...(requestUuid !== undefined && { requestUuid }) }),
        eq(storedFiles.domain, domain),
        eq(storedFiles.entity, entity),
        isNull(storedFiles.ownerId),
        gt(storedFiles.createdAt, sentAfter),
      ),
    )
    .returning();

/** Deletes files that were never taken: visitors' files sooner than those of accounts. */
export const deleteUnused = async (database: Database, sentBefore: Date, visitorsSentBefore: Date): Promise<void> => {
  const isOld = or(
    lt(storedFiles.createdAt, sentBefore),
    and(isNull(storedFiles.accountId), lt(storedFiles.createdAt, visitorsSentBefore)),
  );
  await database.delete(storedFiles).where(and(isNull(storedFiles.ownerId), isOld));
};

/** Returns the ids that are still in the table. */
export const knownIds = async (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await database
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]));
  return new Set(found.map(({ id }) => id));
};

/** The files that things of one kind took, in the order they were sent. */
export const filesOf = async (database: Database, ownerKind: string, ownerIds: readonly string[]): Promise<FileRow[]> => {
  if (ownerIds.length === 0) return [];
  return database
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.ownerKind, ownerKind), inArray(storedFiles.ownerId, [...ownerIds])))
    .orderBy(asc(storedFiles.createdAt), asc(storedFiles.id));
};
