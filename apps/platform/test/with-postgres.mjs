// @ts-check
// node test/with-postgres.mjs <command> [arguments]: runs the command with TEST_DATABASE_URL naming a real PostgreSQL.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { embeddedFolder, installedFolder } from './postgres-server.mjs';

const START_MILLISECONDS = 30_000;
const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The server refuses to run as root: then it runs as an account that owns nothing. */
const serverAccount = () => {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** @param {string} url @param {import('node:child_process').ChildProcess} server */
const waitUntilItAnswers = async (url, server) => {
  const end = Date.now() + START_MILLISECONDS;
  while (server.exitCode === null && Date.now() < end) {
    const client = new pg.Client({ connectionString: url });
    // A connection that is refused still emits on its own.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error('PostgreSQL did not start');
};

/** @param {string} folder @param {{ uid: number, gid: number } | undefined} account */
const usableBinaries = (folder, account) => {
  const installed = installedFolder();
  if (installed !== undefined) return join(installed);
  const embedded = embeddedFolder();
  if (embedded === undefined) return undefined;
  if (account === undefined) return join(embedded, 'bin');
  // Another system account may have no access to the project's folder.
  cpSync(embedded, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
};

/** Starts a server in a folder of its own; undefined where no server is available. */
const startPostgres = async () => {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'candil-postgres-'));
  const data = join(folder, 'data');
  const binaries = usableBinaries(folder, account);
  if (binaries === undefined) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  mkdirSync(data);
  if (account !== undefined) for (const path of [folder, data]) chownSync(path, account.uid, account.gid);
  const as = { ...account, cwd: folder };
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    as,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);
  const port = await freePort();
  const settings = [
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    `unix_socket_directories=`,
    // Nothing outlives the run, so nothing is written twice or for a crash.
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'jit=off',
    'max_connections=300',
    'log_min_messages=panic',
  ];
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], { ...as, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, 'exit');
      // Fast shutdown: open connections are cut.
      server.kill('SIGINT');
      const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(timer);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilItAnswers(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};

/** @param {string[]} command @param {string} url @returns {Promise<number>} */
const runWith = async ([program = '', ...args], url) => {
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } });
  const end = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
};

const tellThatThereIsNone = () => {
  process.stderr.write('\nNO POSTGRESQL: the suite did not run on it. Install PostgreSQL or name one in TEST_DATABASE_URL.\n\n');
  if (process.env.CI) return 1;
  mkdirSync(join(packageFolder, '.results'), { recursive: true });
  writeFileSync(join(packageFolder, '.results', 'postgres.json'), JSON.stringify({ passed: 0, failed: 0, skipped: 1 }));
  return 0;
};

const main = async () => {
  const command = process.argv.slice(2);
  if (command.length === 0) throw new Error('Name the command to run');
  if (process.env.TEST_DATABASE_URL) return runWith(command, process.env.TEST_DATABASE_URL);
  const postgres = await startPostgres();
  if (postgres === undefined) return tellThatThereIsNone();
  try {
    return await runWith(command, postgres.url);
  } finally {
    await postgres.stop();
  }
};

process.exitCode = await main();
