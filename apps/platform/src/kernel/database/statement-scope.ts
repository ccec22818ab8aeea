import { AsyncLocalStorage } from 'node:async_hooks';

/** Origin of a request, as the audit trail keeps it. */
export interface RequestOrigin {
  /** Too wide to name a person's connection, as `203.0.113.0/24`. */
  readonly network: string;
  /** The user agent, truncated; null = none sent. */
  readonly userAgent: string | null;
}

/** The context of the current request, as the database layer sees it. */
export interface StatementScope {
  /** None for work that no request waits for. */
  readonly origin: RequestOrigin | undefined;
  /** Statements sent, transaction control not counted. */
  statements: number;
  /** True while a transaction of this request is open: the pool must not be used then. */
  insideTransaction: boolean;
}

const scopes = new AsyncLocalStorage<StatementScope>();

export const newStatementScope = (origin?: RequestOrigin): StatementScope => ({ origin, statements: 0, insideTransaction: false });
export const runInScope = <T>(scope: StatementScope, work: () => T): T => scopes.run(scope, work);
export const currentScope = (): StatementScope | undefined => scopes.getStore();

const TRANSACTION_CONTROL = /^\s*(begin|commit|rollback|savepoint|release)\b/i;

export const countStatement = (text: string): void => {
  const scope = scopes.getStore();
  if (scope !== undefined && !TRANSACTION_CONTROL.test(text)) scope.statements += 1;
};

/**
 * PGlite has one connection: the pool used inside a transaction would wait for itself for ever, while PostgreSQL would
 * quietly run outside the transaction. Both are the same mistake, so both refuse.
 */
export const refusePoolInsideTransaction = (): void => {
  if (scopes.getStore()?.insideTransaction === true) {
    throw new Error('The database was used inside a transaction instead of the transaction itself');
  }
};

/** Runs the work in its own scope and returns how many statements it sent. */
export const countingStatements = async <T>(work: () => Promise<T>): Promise<{ value: T; statements: number }> => {
  const scope = newStatementScope();
  const value = await scopes.run(scope, work);
  return { value, statements: scope.statements };
};
