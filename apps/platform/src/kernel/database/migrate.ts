import { readMigrationFiles } from 'drizzle-orm/migrator';
import { packageDirectory } from '../config/directories';
import type { ConnectionPool, DatabaseClient } from './connection-pool';

/** Key of an advisory lock: services that start in parallel migrate one after the other. */
const MIGRATION_LOCK = 6_020_162;

const appliedUntil = async (client: DatabaseClient): Promise<number> => {
  const { rows } = await client.query('select max(created_at) as until from drizzle.__drizzle_migrations');
  const [row] = rows as { until: string | null }[];
  return Number(row?.until ?? 0);
};

const isPrepared = async (client: DatabaseClient): Promise<boolean> => {
  const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as found");
  return (rows as { found: boolean }[])[0]?.found === true;
};

/**
 * Applies what drizzle-kit generated and the database does not have yet, in drizzle's own journal table. Written out here because
 * drizzle's migrator takes a connection per step, so that no lock could be held across them.
 */
export const migrate = async (pool: ConnectionPool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    if (!(await isPrepared(client))) {
      await client.query('create schema drizzle');
      await client.query('create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)');
    }
    const until = await appliedUntil(client);
    for (const migration of readMigrationFiles({ migrationsFolder: `${packageDirectory()}/migrations` })) {
      if (migration.folderMillis <= until) continue;
      for (const statement of migration.sql) await client.query(statement);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        migration.hash,
        migration.folderMillis,
      ]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};
