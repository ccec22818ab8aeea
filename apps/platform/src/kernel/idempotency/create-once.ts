import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@candil/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { inTransaction } from '../database/in-transaction';
import type { Failure } from '../failures/failure';
import { idempotencyKeys } from './idempotency-tables';

/** Time for which a key is remembered. */
export const KEY_LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;

export interface CreateRequest {
  readonly accountId: string;
  readonly key: string;
  readonly endpoint: string;
  /** Content that must be equal for two requests to be the same. */
  readonly content: unknown;
  readonly now: Date;
}

/** The answer as it went, or goes again, over the wire. */
export interface CreateAnswer {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
}

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

const storedAnswer = async (
  transaction: Transaction,
  request: CreateRequest,
  requestHash: string,
): Promise<Result<CreateAnswer, Failure>> => {
  const [stored] = await transaction
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, request.accountId), eq(idempotencyKeys.key, request.key)));
  // Between our insert and this look the row can only have been cleared away by age.
  if (stored === undefined) return fail({ code: 'idempotency.in-flight', retryAfterSeconds: 1 });
  if (stored.endpoint !== request.endpoint || stored.requestHash !== requestHash) return fail({ code: 'idempotency.key-reused' });
  return ok({ status: stored.status, text: stored.response, replayed: true });
};

/**
 * Runs a create once for one account and key. The row of the key is written first, in the same transaction: a second request with the
 * key waits at the primary key until the first has ended, then finds its answer, or the place free if the first failed.
 */
export const createOnce = (
  database: Database,
  request: CreateRequest,
  create: (transaction: Transaction) => Promise<Result<{ status: number; text: string }, Failure>>,
): Promise<Result<CreateAnswer, Failure>> => {
  const requestHash = hashOf(request.content);
  const place = and(eq(idempotencyKeys.accountId, request.accountId), eq(idempotencyKeys.key, request.key));
  return inTransaction(database, async (transaction): Promise<Result<CreateAnswer, Failure>> => {
    const { accountId, key, endpoint, now } = request;
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ accountId, key, endpoint, requestHash, status: 0, response: '', createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) return storedAnswer(transaction, request, requestHash);
    const created = await create(transaction);
    if (!created.ok) return created;
    await transaction.update(idempotencyKeys).set({ status: created.value.status, response: created.value.text }).where(place);
    return ok({ ...created.value, replayed: false });
  });
};

/** Forgets keys past their lifetime. */
export const clearOldKeys = async (database: Database, now: Date): Promise<void> => {
  await database.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEY_LIFETIME_MILLISECONDS)));
};
