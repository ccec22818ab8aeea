import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { addTally, emptyTally, readTally, tallyTask } from './tally.mjs';

const report = (content) => {
  const file = join(mkdtempSync(join(tmpdir(), 'candil-tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('reads the counts of vitest, Playwright and our own checks', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  assert.deepEqual(readTally(report(vitest)), { passed: 3, failed: 1, skipped: 2 });
  assert.deepEqual(readTally(report({ stats: { expected: 4, flaky: 1, unexpected: 0, skipped: 0 } })), {
    passed: 5,
    failed: 0,
    skipped: 0,
  });
  assert.deepEqual(readTally(report({ passed: 7, failed: 0 })), { passed: 7, failed: 0, skipped: 0 });
});

test('refuses a report of another kind', () => assert.throws(() => readTally(report({ tests: 4 })), /no report that can be counted/));

test('counts a task without a report as one check', () => {
  assert.deepEqual(tallyTask(0, undefined), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(tallyTask(1, undefined), { passed: 0, failed: 1, skipped: 0 });
});

test('never lets a task that ended badly pass by its report', () =>
  assert.deepEqual(tallyTask(1, { passed: 9, failed: 0, skipped: 0 }), { passed: 9, failed: 1, skipped: 0 }));

test('adds up', () => assert.deepEqual(addTally(emptyTally(), { passed: 1, failed: 2, skipped: 3 }), { passed: 1, failed: 2, skipped: 3 }));
