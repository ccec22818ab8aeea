import { join } from 'node:path';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { ConnectionPool } from './connection-pool';
import { openDatabaseDirectory } from './database-directory';
import { type DirectoryLock, DirectoryLockedError, lockDirectory } from './directory-lock';
import { migrate } from './migrate';
import { PglitePool } from './pglite-pool';
import { PostgresPool, type PostgresTarget } from './postgres-pool';

/** The database or a transaction of it; repositories accept both. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
/** The same shape; the name says that the caller must hand in the transaction it is in. */
export type Transaction = Database;

/** `postgres` = DATABASE_URL; `directory` = PGlite on disk below DATA_DIR; `memory` = PGlite for tests. */
export type DatabaseTarget = PostgresTarget | { readonly kind: 'directory'; readonly dataDirectory: string } | { readonly kind: 'memory' };

export interface OpenDatabase {
  readonly database: Database;
  readonly kind: DatabaseTarget['kind'];
  /** Sends the cheapest statement; rejects when the database cannot be asked. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The pool has the shape that drizzle's node-postgres session uses; its declared type is the class itself. */
export const drizzleOn = (pool: ConnectionPool): Database => drizzle(pool as unknown as pg.Pool);

const openPool = async (
  target: DatabaseTarget,
  onIdleError: (error: Error) => void,
): Promise<{ pool: ConnectionPool; lock?: DirectoryLock }> => {
  switch (target.kind) {
    case 'postgres':
      return { pool: new PostgresPool(target, onIdleError) };
    case 'memory':
      return { pool: await PglitePool.open(undefined) };
    case 'directory': {
      const lock = lockDirectory(join(target.dataDirectory, 'database.lock'));
      try {
        return { pool: await openDatabaseDirectory(join(target.dataDirectory, 'database')), lock };
      } catch (error) {
        lock.release();
        throw error;
      }
    }
  }
};

/** Describes the fault of a database folder: damaged files fail in many ways, and few errors name the folder. */
const folderFailure = (target: DatabaseTarget, error: unknown): unknown => {
  if (target.kind !== 'directory' || error instanceof DirectoryLockedError) return error;
  const said = error instanceof Error && error.cause !== undefined ? error.cause : error;
  let cause = (said instanceof Error ? said.message : String(said)).trimEnd();
  while (cause.endsWith('.')) cause = cause.slice(0, -1).trimEnd();
  const folder = join(target.dataDirectory, 'database');
  const words = `The database in ${folder} cannot be opened: ${cause}. Put a copy of the folder back, or move it away to begin with an empty one`;
  return new Error(words, { cause: error });
};

/** Opens the database, brings its tables up to date, and hands it out with the way to close it. */
export const openDatabase = async (
  target: DatabaseTarget,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> => {
  const { pool, lock } = await openPool(target, onIdleError).catch((error: unknown) => {
    throw folderFailure(target, error);
  });
  const close = async () => {
    try {
      await pool.end();
    } finally {
      lock?.release();
    }
  };
  try {
    await migrate(pool);
  } catch (error) {
    // A database that cannot be read may fail to close too; report the first error.
    await close().catch(() => undefined);
    throw folderFailure(target, error);
  }
  return { database: drizzleOn(pool), kind: target.kind, ping: async () => void (await pool.query('select 1')), close };
};
