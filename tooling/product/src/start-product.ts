import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';

const MAIN = fileURLToPath(new URL('../../../apps/platform/dist/main.js', import.meta.url));
/** For a machine that is busy with much else; a start on a quiet one takes a few seconds. */
const START_LIMIT_MILLISECONDS = 120_000;

/** The product as `npm start` serves it, on a port and a data folder of its own. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Its process, while it runs. */
  pid(): number;
  /** Everything it has printed. */
  log(): string;
  /** Ends the program as a supervisor does (SIGTERM, the default) or as a crash does (SIGKILL). */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ends it for good and removes its data. */
  remove(): Promise<void>;
}

const answers = (url: string) =>
  fetch(`${url}/ready`).then(
    (response) => response.ok,
    () => false,
  );

/** Flags of Node for a product that ends within minutes: optimizing PostgreSQL's WebAssembly code takes a quarter of a start. Not for benchmarks. */
export const SHORT_LIVED = ['--liftoff-only'];

/** Starts the built product with sample data; further variables, such as DATABASE_URL, by `env`. */
export const startProduct = async (env: Readonly<Record<string, string>> = {}, nodeFlags: readonly string[] = []): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'candil-product-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // A build by vite in this process sets NODE_ENV=production, in which there is no sample data.
  const { DATABASE_URL: _, NODE_ENV: _mode, ...inherited } = process.env;
  const environment = { ...inherited, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SAMPLE_DATA: '1', ...env };
  let printed = '';
  let child: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(process.execPath, [...nodeFlags, MAIN], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    const limit = Date.now() + START_LIMIT_MILLISECONDS;
    while (!(await answers(url))) {
      if (started.exitCode !== null || Date.now() > limit) throw new Error(`The product did not start:\n${printed}`);
      await pause(25);
    }
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  };

  await start();
  return {
    url,
    dataDir,
    pid: () => {
      if (child?.pid === undefined) throw new Error('The product does not run');
      return child.pid;
    },
    log: () => printed,
    start,
    end,
    remove: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
