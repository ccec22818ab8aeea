import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { processesBelow } from './end-below.mjs';
import { REPORTS } from './suites.mjs';
import { watchTasks } from './tasks.mjs';
import { ROOT } from './workspace.mjs';

test('finds the descendants of a process, and nothing else', () =>
  assert.deepEqual(processesBelow(7, '  1 0\n  7 1\n  8 7\n  9 8\n 10 1\n 11 7\n'), [8, 11, 9]));

/** A suite of the domain as pnpm runs it, to its end: what the watch said, how the suite ended for it and for itself. */
const watched = async (command, limitSeconds) => {
  const notes = mkdtempSync(join(tmpdir(), 'candil-notes-'));
  const said = [];
  let stop;
  const ended = new Promise((resolve) => {
    const end = (name, tally) => resolve({ name, failed: tally.failed });
    stop = watchTasks(notes, ['typecheck'], { begin: () => undefined, say: (text) => said.push(text), end }, limitSeconds);
  });
  const env = { ...process.env, CANDIL_EVENTS: notes, npm_package_name: '@candil/domain', npm_lifecycle_event: 'typecheck' };
  const suite = spawn(join(ROOT, 'tooling/run/task-shell.sh'), ['-c', command], { env, stdio: 'ignore' });
  const closed = new Promise((resolve) => suite.on('close', resolve));
  const outcome = { ...(await ended), code: await closed, said };
  stop();
  rmSync(notes, { recursive: true });
  return outcome;
};

test('ends a suite that runs too long with all that it started, and counts it as failed', async () => {
  const { name, failed, code, said } = await watched('sleep 600 & sleep 600', 0.3);
  assert.deepEqual([name, failed, code], ['domain typecheck', 1, 137]);
  assert.deepEqual(said, ['domain typecheck ran longer than 0.005 minutes: it is ended and counts as failed.']);
});

test('leaves a suite alone that ends in time', async () => {
  const { failed, code, said } = await watched('exit 0', 600);
  assert.deepEqual([failed, code, said], [0, 0, []]);
});

// With the reports of others a suite that is kept would put back what they said before.
test('keeps of each suite its own report alone', () => {
  const { tasks } = JSON.parse(readFileSync(join(ROOT, 'turbo.json'), 'utf8'));
  for (const [name, { outputs }] of Object.entries(tasks)) {
    const report = REPORTS[name.split('#').at(-1)];
    if (report !== undefined) assert.deepEqual(outputs, [`.results/${report}`], name);
  }
});
