// @ts-check
// node test/with-postgres.mjs node test/try-image.mjs: the steps of the Dockerfile and of docs/production.md without a container engine.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const START_MILLISECONDS = 120_000;
const packageFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(packageFolder));
const server = process.env.TEST_DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'candil-image-'));
const product = join(folder, 'product');
let passed = 0;

/** @param {unknown} holds @param {string} what */
const check = (holds, what) => {
  if (!holds) throw new Error(`Failed: ${what}`);
  passed += 1;
  process.stdout.write(`  ${what}\n`);
};

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
const run = (program, args, env = process.env) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env, cwd: folder, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
  return stdout;
};

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** @param {string} name */
const urlOf = (name) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** @param {string} name */
const createDatabase = async (name) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name}`);
  await client.end();
};

/** @param {string} database @param {number} port @returns {NodeJS.ProcessEnv} */
const settings = (database, port) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: urlOf(database),
  PUBLIC_URL: 'https://portal.example',
});

/** Services that have not ended: this program waits for them. */
const running = new Set();

/** @param {NodeJS.ProcessEnv} env */
const start = async (env) => {
  const child = spawn(process.execPath, [join(product, 'apps/platform/dist/main.js')], {
    env,
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = `http://127.0.0.1:${env.PORT}`;
  const limit = Date.now() + START_MILLISECONDS;
  while (
    !(await fetch(`${url}/ready`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > limit) throw new Error('The assembled product did not start');
    await pause(50);
  }
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  };
  return { url, stop };
};

/** @param {string} url @param {string} path @param {unknown} body */
const post = (url, path, body) =>
  fetch(`${url}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });

const administrator = { email: 'ana@candil.example', password: 'a lantern above the table' };

const tryProduct = async () => {
  const env = settings('image', await freePort());
  const { url, stop } = await start(env);
  const page = await fetch(url);
  check(page.ok && (await page.text()).includes('<div id="root"'), 'the portal is served');
  check((await fetch(`${url}/login-area/`)).ok, 'the login area is served');
  check((await fetch(`${url}/health`)).ok, '/health answers');
  check(page.headers.get('strict-transport-security') !== null, 'HSTS is announced');
  check((await fetch(`${url}/api/v1/outbox`)).status === 404, 'nobody reads mails over HTTP in production');
  // Waiting for it must let the end of idle connections be noticed: `fetch` would use one of them again.
  const makeAdministrator = [join(product, 'apps/platform/dist/make-administrator.js'), administrator.email];
  const { stdout: link } = await promisify(execFile)(process.execPath, makeAdministrator, { env, cwd: folder });
  const token = /token=([\w-]+)/.exec(link)?.[1];
  check((await post(url, 'password-change', { token, password: administrator.password })).ok, 'the first administrator chooses a password');
  check((await post(url, 'login', administrator)).ok, 'the administrator signs in');
  check((await stop()) === 0, 'SIGTERM ends the service with exit code 0');
};

const tryRestore = async () => {
  const uploads = join(folder, 'data/uploads');
  mkdirSync(uploads, { recursive: true });
  writeFileSync(join(uploads, 'probe'), 'kept');
  run('pg_dump', ['--format=custom', '--file', join(folder, 'candil.dump'), urlOf('image')]);
  run('tar', ['-czf', join(folder, 'uploads.tar.gz'), '-C', join(folder, 'data'), 'uploads']);
  rmSync(join(folder, 'data'), { recursive: true });
  await createDatabase('image_restored');
  run('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', urlOf('image_restored'), join(folder, 'candil.dump')]);
  mkdirSync(join(folder, 'data'));
  run('tar', ['-xzf', join(folder, 'uploads.tar.gz'), '-C', join(folder, 'data')]);
  check(existsSync(join(uploads, 'probe')), 'files of people come back from their archive');
  const { url, stop } = await start(settings('image_restored', await freePort()));
  check((await post(url, 'login', administrator)).ok, 'the administrator signs in to the restored database');
  await stop();
};

const hasDump = () => ['pg_dump', 'pg_restore'].every((name) => spawnSync(name, ['--version']).status === 0);

try {
  run(process.execPath, [join(root, 'tooling/run/main.mjs'), 'assemble', product, '--built']);
  check(existsSync(join(product, 'apps/platform/dist/main.js')), 'the product is assembled with production dependencies alone');
  await createDatabase('image');
  await tryProduct();
  if (hasDump()) await tryRestore();
  else process.stdout.write('NO pg_dump: backup and restore were not tried. Install the client programs of PostgreSQL.\n');
} catch (error) {
  process.stdout.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exitCode = 1;
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(packageFolder, '.results'), { recursive: true });
  const tally = { passed, failed: process.exitCode ? 1 : 0, skipped: hasDump() ? 0 : 1 };
  writeFileSync(join(packageFolder, '.results', 'image.json'), JSON.stringify(tally));
}
