import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type DatabaseTarget, drizzleOn, type OpenDatabase, openDatabase } from '../src/kernel/database/database';
import { migrate } from '../src/kernel/database/migrate';
import { PglitePool } from '../src/kernel/database/pglite-pool';
import { LentPool } from './lent-pool';
import { ReusableDatabase } from './reusable-database';

/** Location of the prepared database: a dump for PGlite, the name of a template database for PostgreSQL. Set by `global-setup`. */
export const TEMPLATE_DUMP = 'CANDIL_TEST_TEMPLATE_DUMP';
export const TEMPLATE_NAME = 'CANDIL_TEST_TEMPLATE_NAME';

export const postgresUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

export const urlOfDatabase = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** One statement on the server itself, outside any database of ours. */
export const onServer = async (serverUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

export const newDatabaseName = (): string => `candil_test_${randomBytes(6).toString('hex')}`;

const onPostgres = async (serverUrl: string): Promise<OpenDatabase & { target: DatabaseTarget }> => {
  const name = newDatabaseName();
  await onServer(serverUrl, `create database ${name} template ${process.env[TEMPLATE_NAME]}`);
  const target: DatabaseTarget = {
    kind: 'postgres',
    url: urlOfDatabase(serverUrl, name),
    maximumConnections: 10,
    // Forty calls at once wait for ten connections: a busy machine must not decide a test.
    connectionWaitMilliseconds: 60_000,
  };
  const open = await openDatabase(target);
  const close = async () => {
    await open.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  };
  return { ...open, close, target };
};

let template: Uint8Array | undefined;

/** The dump, read once in this process and shared with the thread of each database. */
const templateDump = (file: string): Uint8Array => {
  if (template === undefined) {
    const bytes = readFileSync(file);
    template = new Uint8Array(new SharedArrayBuffer(bytes.length));
    template.set(bytes);
  }
  return template;
};

/** Databases that were given back, to be lent again. More than one is needed only by tests with two databases. */
const atRest: ReusableDatabase[] = [];

const newReusable = async (): Promise<ReusableDatabase> => {
  const dump = process.env[TEMPLATE_DUMP];
  if (dump === undefined) throw new Error('The test template is missing: run through vitest');
  const pool = await PglitePool.open(undefined, templateDump(dump));
  await migrate(pool);
  return ReusableDatabase.of(pool);
};

/** A database of this thread with its first rows: opening another one would take a second of processor time. */
const onPglite = async (): Promise<OpenDatabase & { target: DatabaseTarget }> => {
  const reusable = atRest.pop() ?? (await newReusable());
  const pool = new LentPool(reusable.pool, async (isAtRest) => {
    if (isAtRest && atRest.length === 0 && (await reusable.putBack())) atRest.push(reusable);
    else await reusable.pool.end();
  });
  const target = { kind: 'memory' } as const;
  return {
    database: drizzleOn(pool),
    kind: 'memory',
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
    target,
  };
};

/** A database of its own with everything that `global-setup` put into the template. */
export const openTestDatabase = (): Promise<OpenDatabase & { target: DatabaseTarget }> => {
  const serverUrl = postgresUrl();
  return serverUrl === undefined ? onPglite() : onPostgres(serverUrl);
};
