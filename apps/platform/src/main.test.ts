import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram } from '../test/built-program';
import { QUICK_DATABASES } from '../test/quick-databases.mjs';
import { newDatabaseName, onServer, postgresUrl, TEMPLATE_DUMP, urlOfDatabase } from '../test/test-database';
import { hashPassword } from './kernel/authentication/password';
import { drizzleOn } from './kernel/database/database';
import { PglitePool } from './kernel/database/pglite-pool';
import { accounts, SAMPLE_PASSWORD } from './modules/account';

let folder: string;
let databaseName: string | undefined;

/** Leaves the data directory as a first start does, which takes half a minute. Sign-ins take as long as they do in use: the template's hashes are cheap. */
const fillDataDirectory = async (): Promise<void> => {
  mkdirSync(join(folder, 'data'));
  const pool = await PglitePool.open(join(folder, 'data', 'database'), readFileSync(process.env[TEMPLATE_DUMP] ?? ''));
  const passwordHash = await hashPassword(SAMPLE_PASSWORD);
  await drizzleOn(pool).update(accounts).set({ passwordHash }).where(isNotNull(accounts.passwordHash));
  await pool.end();
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candil-main-'));
  const server = postgresUrl();
  if (server === undefined) return fillDataDirectory();
  databaseName = newDatabaseName();
  await onServer(server, `create database ${databaseName}`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const server = postgresUrl();
  if (server !== undefined) await onServer(server, `drop database ${databaseName} with (force)`);
});

const databaseEnvironment = (): Record<string, string> => {
  const server = postgresUrl();
  return server === undefined || databaseName === undefined
    ? { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
    : { DATABASE_URL: urlOfDatabase(server, databaseName) };
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

interface Service {
  readonly child: ChildProcess;
  readonly port: number;
  /** Output so far, complete once the program has ended. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const start = async (environment: Record<string, string> = {}): Promise<Service> => {
  const port = await freePort();
  const child = spawn(process.execPath, [QUICK_DATABASES, builtProgram('main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: String(port),
      SAMPLE_DATA: '1',
      // A busy machine must not decide: at its start a service would refuse requests there.
      MAXIMUM_LOOP_DELAY: '0',
      ...databaseEnvironment(),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, port, output: () => output, ended };
};
const started = async (service: Service): Promise<Service> => {
  while (!service.output().includes('Candil is at')) {
    await Promise.race([once(service.child.stdout as NodeJS.ReadableStream, 'data'), service.ended]);
    if (service.child.exitCode !== null) throw new Error(`The service ended: ${service.output()}`);
  }
  return service;
};

/** Status of a sign-in on a connection of its own, or the error of that connection. */
const signIn = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const headers = { origin: `http://127.0.0.1:${port}`, 'content-type': 'application/json' };
    const sent = request(
      { host: '127.0.0.1', port, path: '/api/v1/auth/login', method: 'POST', headers, agent: new Agent() },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    sent.end(JSON.stringify({ email: 'sales@candil.example', password: 'candil-2026' }));
  });

test('SIGTERM lets requests finish, ends within ten seconds and releases the data directory (figure 38)', {
  timeout: 120_000,
}, async () => {
  const service = await started(await start());
  expect(service.output()).toContain(`Candil is at http://127.0.0.1:${service.port}\n\nSign in with the password candil-2026 as\n`);

  const running = Array.from({ length: 8 }, () => signIn(service.port));
  await Promise.race(running);
  const asked = performance.now();
  service.child.kill('SIGTERM');
  const [statuses, code] = [await Promise.all(running), await service.ended];
  const seconds = (performance.now() - asked) / 1000;
  expect({ statuses: new Set(statuses), code, inTime: seconds < 10, locked: existsSync(join(folder, 'data', 'database.lock')) }).toEqual({
    statuses: new Set([200]),
    code: 0,
    inTime: true,
    locked: false,
  });

  const again = await started(await start());
  const late = await signIn(again.port);
  again.child.kill('SIGINT');
  expect(late).toBe(200);
  expect(await again.ended).toBe(0);
});

// PostgreSQL is made for many clients; only the embedded database has one owner.
if (postgresUrl() === undefined) {
  test('a second service on the same data directory ends and names the first', { timeout: 120_000 }, async () => {
    const first = await started(await start());
    const second = await start();
    const code = await second.ended;
    first.child.kill('SIGTERM');
    await first.ended;
    expect(code).toBe(1);
    expect(second.output().includes(`in use by process ${first.child.pid}`)).toBe(true);
  });
}

test.each([
  ['PORT', { PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http"'],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with postgres:// or be memory:'],
])('a senseless %s is named', { timeout: 60_000 }, async (_, environment, sentence) => {
  const service = await start(environment);
  expect(await service.ended).toBe(1);
  expect(service.output()).toBe(`Candil could not start: ${sentence}\n`);
});
