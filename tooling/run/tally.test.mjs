import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { addTally, emptyTally, readTally, tallyTask, tellTally } from './tally.mjs';

const report = (content) => {
  const file = join(mkdtempSync(join(tmpdir(), 'candil-tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const tally = (counts) => ({ ...emptyTally(), ...counts });

test('reads the counts of vitest, Playwright and our own checks', () => {
  const vitest = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 };
  assert.deepEqual(readTally(report(vitest)), tally({ passed: 3, failed: 1, skipped: 2 }));
  const stats = { expected: 4, flaky: 0, unexpected: 1, skipped: 2 };
  assert.deepEqual(readTally(report({ stats, suites: [] })), tally({ passed: 4, failed: 1, skipped: 2 }));
  assert.deepEqual(readTally(report({ passed: 7, failed: 0 })), tally({ passed: 7 }));
});

test('names tests that passed only on a retry, at any depth of their file', () => {
  const spec = (title, status) => ({ title, file: 'acts/sheet.act.ts', tests: [{ status }] });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('is pulled up', 'flaky'), spec('closes', 'expected')] }] },
    { specs: [spec('stays', 'flaky')] },
  ];
  assert.deepEqual(
    readTally(report({ stats: { expected: 2, flaky: 2, unexpected: 0, skipped: 0 }, suites })),
    tally({ passed: 4, unsteady: ['acts/sheet.act.ts: is pulled up', 'acts/sheet.act.ts: stays'] }),
  );
});

test('refuses a report of another kind', () => assert.throws(() => readTally(report({ tests: 4 })), /no report that can be counted/));

test('counts a task without a report as one check', () => {
  assert.deepEqual(tallyTask(0, undefined), tally({ passed: 1 }));
  assert.deepEqual(tallyTask(1, undefined), tally({ failed: 1 }));
});

test('fails a task that ended with an error, whatever its report', () =>
  assert.deepEqual(tallyTask(1, tally({ passed: 9 })), tally({ passed: 9, failed: 1 })));

test('adds up', () =>
  assert.deepEqual(
    addTally(tally({ passed: 4, unsteady: ['one'] }), { passed: 1, failed: 2, skipped: 3, unsteady: ['two'] }),
    tally({ passed: 5, failed: 2, skipped: 3, unsteady: ['one', 'two'] }),
  ));

test('counts in the last line, and names unsteady tests before it', () => {
  assert.deepEqual(tellTally(tally({ passed: 9 })), ['9 passed, 0 failed']);
  assert.deepEqual(tellTally(tally({ passed: 9, failed: 1, skipped: 3, unsteady: ['a', 'b'] })), [
    '2 unsteady: a; b',
    '9 passed, 1 failed, 3 skipped',
  ]);
});
