import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/platform/dist/main.js', import.meta.url));
const START_LIMIT_MILLISECONDS = 60_000;

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  probe.close();
  await once(probe, 'close');
  return address.port;
};

const answers = (url: string) =>
  fetch(`${url}/ready`).then(
    (response) => response.ok,
    () => false,
  );

/** The product as `npm start` serves it, on a data folder of its own. */
export interface Product {
  readonly url: string;
  /** Everything it has printed. */
  readonly log: () => string;
  /** Ends the program as a supervisor does and starts it again on the same data and port. */
  restart(): Promise<void>;
  /** Ends it for good and removes its data. */
  stop(): Promise<void>;
}

export const startProduct = async (): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'candil-journeys-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let printed = '';
  let child: ChildProcess;

  const start = async () => {
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(dataDir, 'data'), SAMPLE_DATA: '1', NODE_ENV: 'production' };
    Reflect.deleteProperty(env, 'DATABASE_URL');
    child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      printed += chunk;
    });
    const limit = Date.now() + START_LIMIT_MILLISECONDS;
    while (!(await answers(url))) {
      if (child.exitCode !== null || Date.now() > limit) throw new Error(`The product did not start:\n${printed}`);
      await pause(50);
    }
  };
  const end = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };

  await start();
  return {
    url,
    log: () => printed,
    restart: async () => {
      await end();
      await start();
    },
    stop: async () => {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
