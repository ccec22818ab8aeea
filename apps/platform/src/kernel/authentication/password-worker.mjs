// @ts-check
// Looks at passwords away from the server's own thread, one after the other, and gives way to everybody else who has something to do.
// Plain JavaScript, because a worker thread has no loader for TypeScript under tests and tsx.
import { getPriority, setPriority } from 'node:os';
import { platform } from 'node:process';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** @typedef {{ kind: 'hash', password: string, cost: import('@node-rs/argon2').Options } | { kind: 'verify', passwordHash: string, password: string }} PasswordJob */

/** Steps of priority below the other threads of the process: those go first, and passwords are still checked on a busy machine. */
const STEPS_BEHIND = 5;
// On Linux a thread has a priority of its own; elsewhere the whole process would get it.
if (platform === 'linux') setPriority(0, Math.min(19, getPriority() + STEPS_BEHIND));

/** @param {PasswordJob} job */
const run = (job) => (job.kind === 'hash' ? hashSync(job.password, job.cost) : verifySync(job.passwordHash, job.password));

parentPort?.on('message', (/** @type {PasswordJob} */ job) => {
  try {
    parentPort?.postMessage({ value: run(job) });
  } catch (error) {
    parentPort?.postMessage({ error });
  }
});
