import type { Result } from '@candil/domain';
import type { Database, Transaction } from './database';
import { isWorthRetrying } from './sql-state';
import { currentScope } from './statement-scope';

const ATTEMPTS = 5;

/** Carries a failure out through drizzle, which rolls back only for a thrown error. */
class RolledBack<F> extends Error {
  constructor(readonly failure: F) {
    super('rolled back');
  }
}

const runOnce = async <T, F>(database: Database, work: (transaction: Transaction) => Promise<Result<T, F>>): Promise<Result<T, F>> => {
  const scope = currentScope();
  try {
    return await database.transaction(async (transaction) => {
      if (scope !== undefined) scope.insideTransaction = true;
      try {
        const result = await work(transaction);
        if (!result.ok) throw new RolledBack(result.failure);
        return result;
      } finally {
        if (scope !== undefined) scope.insideTransaction = false;
      }
    });
  } catch (error) {
    if (error instanceof RolledBack) return { ok: false, failure: error.failure as F };
    throw error;
  }
};

/**
 * Runs the work in one transaction: a failure result rolls it back, a serialisation failure or deadlock runs it again from the start,
 * so the work must have no effect outside the database. Given a transaction it only continues that one.
 */
export const inTransaction = async <T, F>(
  database: Database | Transaction,
  work: (transaction: Transaction) => Promise<Result<T, F>>,
): Promise<Result<T, F>> => {
  if (currentScope()?.insideTransaction === true) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(database, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isWorthRetrying(error)) throw error;
    }
  }
};
