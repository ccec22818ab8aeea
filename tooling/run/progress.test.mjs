import assert from 'node:assert/strict';
import test from 'node:test';
import { processorSecondsIn } from './processor-time.mjs';
import { startProgress } from './progress.mjs';
import { summaryOf } from './summary.mjs';
import { emptyTally } from './tally.mjs';

const output = (isTTY) => {
  const written = [];
  return { isTTY, columns: 60, write: (text) => written.push(text), written };
};

test('prints the end of a suite with its counts and its CPU time', () => {
  const screen = output(false);
  const progress = startProgress(screen);
  progress.begin('domain unit');
  progress.end('domain unit', { passed: 9, failed: 1, skipped: 2 }, 1.25);
  progress.stop();
  assert.match(screen.written.join(''), /^✗ domain unit: 9 passed, 1 FAILED, 2 skipped, 0\.0 s \(processor 1\.3 s\)\n$/);
});

test('rewrites one line on a terminal, and no line is wider than it', () => {
  const screen = output(true);
  const progress = startProgress(screen);
  for (const name of ['a', 'b', 'c']) progress.begin(`a suite with a rather long name ${name}`);
  progress.say('said');
  progress.stop();
  const last = screen.written.at(-2);
  assert.match(last, /0 done, running: a suite/);
  assert.equal(last.length, 59);
});

test('adds up the CPU time of the children of a shell', () => {
  assert.equal(processorSecondsIn('ended 0\n0m0.010s 0m0.020s\n1m2.500s 0m3.250s\n'), 65.75);
});

test('ends with the slowest suites, the time against its budget, and the counts as the last line', () => {
  const rows = [1, 6, 3, 4, 5, 2].map((seconds) => ({ name: `s${seconds}`, seconds, kept: seconds === 6 }));
  const budget = { wallSeconds: 480, processorSeconds: 750 };
  const lines = summaryOf({ total: { ...emptyTally(), passed: 3 }, rows, wallSeconds: 119.6, budget });
  assert.equal(lines[0], 'Slowest: s5 5 s · s4 4 s · s3 3 s · s2 2 s · s1 1 s');
  assert.match(lines[1], /^Time: 2:00 of 8:00 minutes/);
  assert.equal(lines.at(-1), '3 passed, 0 failed');
});
