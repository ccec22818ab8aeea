import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@candil/product';
import { figure } from '../report';

const MAIN = fileURLToPath(new URL('../../../../apps/platform/dist/main.js', import.meta.url));
const RIVALS = 2;

const startRival = async (dataDir: string) => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SAMPLE_DATA: '0' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const gone = once(child, 'exit').then(() => 'gone' as const);
  const ready = (async () => {
    for (;;) {
      if (child.exitCode !== null) return 'gone' as const;
      const answered = await fetch(`http://127.0.0.1:${port}/ready`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return 'ready' as const;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return { child, outcome: Promise.race([gone, ready]), said: () => said };
};

/** Figure 6: two servers race for one data folder; one starts, the other refuses and names the pid of the first. */
export const secondServer = async (races: number) => {
  let good = 0;
  const folder = await mkdtemp(join(tmpdir(), 'candil-race-'));
  try {
    for (let race = 0; race < races; race += 1) {
      const dataDir = join(folder, 'data');
      const rivals = await Promise.all(Array.from({ length: RIVALS }, () => startRival(dataDir)));
      const outcomes = await Promise.all(rivals.map(({ outcome }) => outcome));
      const winner = rivals[outcomes.indexOf('ready')];
      const named = rivals.every((rival) => rival === winner || rival.said().includes(String(winner?.child.pid)));
      if (outcomes.filter((outcome) => outcome === 'ready').length === 1 && named) good += 1;
      if (winner) {
        winner.child.kill('SIGTERM');
        await once(winner.child, 'exit');
      }
    }
    figure('6', `${races} races of ${RIVALS}, ${good} with one winner named by the other`, 'all', good === races);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
