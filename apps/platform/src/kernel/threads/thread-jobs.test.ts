import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ThreadJobs } from './thread-jobs';

const ANSWERS = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, order }) => parentPort.postMessage({ id, answer: order.toUpperCase() }));`;
const STARTS = `${ANSWERS} parentPort.postMessage({ ready: true });`;
const STARTS_LATE = `
  const { parentPort } = require('node:worker_threads');
  const wait = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  wait(600);
  ${STARTS.replace("const { parentPort } = require('node:worker_threads');", '')}`;
const DIES_AT_ONCE = 'process.exit(9);';

const open: ThreadJobs<string, string>[] = [];
const faults: string[] = [];
/** Jobs whose threads run the given programs, one after the other; the last one again and again. */
const jobsOf = (programs: readonly string[], timeLimitMilliseconds = 60_000) => {
  const left = [...programs];
  const startThread = () => new Worker(left.length > 1 ? (left.shift() ?? '') : (left[0] ?? ''), { eval: true, execArgv: [] });
  const onFault = (fault: string) => faults.push(fault);
  const jobs = new ThreadJobs<string, string>({ what: 'word', startThread, onFault, timeLimitMilliseconds, mostWaiting: 5 });
  open.push(jobs);
  return jobs;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.close()));
  faults.length = 0;
});

describe('a thread that starts', () => {
  it('takes as long as it needs: its time is not that of the order', async () => {
    expect(await jobsOf([STARTS_LATE], 500).run('word')).toEqual({ ok: true, value: 'WORD' });
  });

  it('and dies is replaced once, without the loss of an order', async () => {
    const jobs = jobsOf([DIES_AT_ONCE, STARTS]);
    const answers = await Promise.all([jobs.run('one'), jobs.run('two')]);
    expect(answers).toEqual([
      { ok: true, value: 'ONE' },
      { ok: true, value: 'TWO' },
    ]);
    expect(faults).toEqual(['its thread ended with 9']);
  });

  it('and dies again fails the order', async () => {
    expect(await jobsOf([DIES_AT_ONCE]).run('word')).toEqual({ ok: false, failure: { code: 'failed' } });
    expect(faults).toEqual(['its thread ended with 9', 'its thread ended with 9']);
  });
});

describe('a reply that waits while the service pauses', () => {
  it('is in time, although the time limit has passed when it is read', async () => {
    const jobs = jobsOf([STARTS], 300);
    await jobs.run('first');
    // The next turn begins with the timers.
    await setImmediate();
    const second = jobs.run('second');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
    expect(await second).toEqual({ ok: true, value: 'SECOND' });
    expect(faults).toEqual([]);
  });
});
