import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts of checks; a run is good when nothing failed and something passed. `unsteady` names what failed at first and passed
 * when tried again; it counts among the passed.
 */
export const emptyTally = () => ({ passed: 0, failed: 0, skipped: 0, unsteady: [] });

export const addTally = (total, part) => ({
  passed: total.passed + part.passed,
  failed: total.failed + part.failed,
  skipped: total.skipped + part.skipped,
  unsteady: [...total.unsteady, ...part.unsteady],
});

/** File and title of every test of a Playwright suite that passed only when it was tried again. */
const flakySpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakySpecs),
];

const readers = [
  // vitest
  (report) =>
    'numPassedTests' in report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      unsteady: [],
    },
  // Playwright
  (report) =>
    report.stats && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      unsteady: flakySpecs(report),
    },
  // our own checks
  (report) => 'passed' in report && { passed: report.passed, failed: report.failed, skipped: report.skipped ?? 0, unsteady: [] },
];

/** Reads the report a task left behind; undefined when it left none. */
export const readTally = (file) => {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const read of readers) {
    const tally = read(report);
    if (tally) return tally;
  }
  throw new Error(`${file} is no report that can be counted.`);
};

/** A task counts by its report, or as one check where it leaves none; a task that fails without a failed check counts as failed. */
export const tallyTask = (exitCode, report) => {
  const tally = report ?? { ...emptyTally(), passed: exitCode === 0 ? 1 : 0 };
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};

/** Summary lines of a run; the last line holds the counts. */
export const tellTally = ({ passed, failed, skipped, unsteady }) => [
  ...(unsteady.length ? [`${unsteady.length} unsteady: ${unsteady.join('; ')}`] : []),
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
];
