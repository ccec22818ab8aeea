import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { isNotNull } from 'drizzle-orm';
import { buildApp } from '../src/build-app';
import { type Database, drizzleOn, openDatabase } from '../src/kernel/database/database';
import { migrate } from '../src/kernel/database/migrate';
import { PglitePool } from '../src/kernel/database/pglite-pool';
import { accounts, SAMPLE_PASSWORD } from '../src/modules/account';
import { buildProgram } from './built-program';
import { CHEAP_HASHES } from './cheap-hashes';
import { testConfiguration } from './test-configuration';
import { newDatabaseName, onServer, postgresUrl, TEMPLATE_DUMP, TEMPLATE_NAME, urlOfDatabase } from './test-database';
import { TEST_START } from './test-start';

/** Builds the service once, so that every module has prepared its data in the template. */
const prepareThrough = async (open: Parameters<typeof buildApp>[0]['open']): Promise<void> => {
  const app = await buildApp({ configuration: testConfiguration(), open, clock: () => TEST_START });
  await app.close();
};

/** Hashes the sample password anew: checking a hash costs as much as making it. */
const cheapenSampleHashes = async (database: Database): Promise<void> => {
  const passwordHash = await hash(SAMPLE_PASSWORD, CHEAP_HASHES);
  await database.update(accounts).set({ passwordHash }).where(isNotNull(accounts.passwordHash));
};

const onPostgres = async (serverUrl: string): Promise<() => Promise<void>> => {
  const name = newDatabaseName();
  await onServer(serverUrl, `create database ${name}`);
  const open = await openDatabase({ kind: 'postgres', url: urlOfDatabase(serverUrl, name), maximumConnections: 4 });
  await prepareThrough(open);
  await cheapenSampleHashes(open.database);
  await open.close();
  process.env[TEMPLATE_NAME] = name;
  return () => onServer(serverUrl, `drop database ${name} with (force)`);
};

const onPglite = async (): Promise<() => Promise<void>> => {
  const pool = await PglitePool.open(undefined);
  // A test's database is small: without the memory of a whole server it opens in half the time.
  await pool.query("alter system set shared_buffers = '16MB'");
  await migrate(pool);
  const database = drizzleOn(pool);
  await prepareThrough({ database, kind: 'memory', ping: async () => undefined, close: () => pool.end() });
  await cheapenSampleHashes(database);
  // Nothing connects to them, and each is 300 files that every test file would open again.
  await pool.query("update pg_database set datistemplate = false where datname like 'template_'");
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`);
  const directory = mkdtempSync(join(tmpdir(), 'candil-template-'));
  const file = join(directory, 'template.tar');
  writeFileSync(file, await pool.dump());
  await pool.end();
  process.env[TEMPLATE_DUMP] = file;
  return async () => rmSync(directory, { recursive: true, force: true });
};

export default async (): Promise<() => Promise<void>> => {
  const serverUrl = postgresUrl();
  const removeProgram = await buildProgram();
  const removeDatabase = await (serverUrl === undefined ? onPglite() : onPostgres(serverUrl));
  return async () => {
    removeProgram();
    await removeDatabase();
  };
};
