import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { addTally, emptyTally, tallyTask, tellTally } from './tally.mjs';
import { runTasks } from './tasks.mjs';
import { ROOT } from './workspace.mjs';

const bin = (name) => join(ROOT, 'tooling/quality/node_modules/.bin', name);
const script = (name) => [process.execPath, [join(ROOT, 'tooling/quality', name)]];

/** Checks over the whole tree, each one check. They are quick, so they run every time. */
const TREE_CHECKS = [
  ['format and lint', bin('biome'), ['check', '.', '--error-on-warnings']],
  ['package boundaries', ...script('check-boundaries.mjs')],
  ['import rules', ...script('check-imports.mjs')],
  ['dead code', bin('knip'), ['--no-progress']],
  ['texts', ...script('check-texts.mjs')],
  ['widgets', ...script('check-widgets.mjs')],
  ['engines of the lock file', ...script('check-engines.mjs')],
  ['bootstrap', process.execPath, ['--test', '--test-reporter=dot', join(ROOT, 'tooling/run/tally.test.mjs')]],
  ['changesets', bin('changeset'), ['status']],
];

/** The suites and checks that turbo keeps while nothing they look at changes. */
const TASKS = [
  ...['typecheck', 'unit', 'spec', 'service-pglite', 'service-postgres', 'pkgcheck', 'published'],
  ...['api-report', 'docstrings', 'purity', 'reference-check', 'size', 'stories', 'journeys'],
];

const treeChecks = async () => {
  let total = emptyTally();
  for (const [title, command, args] of TREE_CHECKS) {
    const { code, text } = await run(command, args);
    if (code !== 0) process.stdout.write(`${text}\n${title}: failed\n`);
    total = addTally(total, tallyTask(code, undefined));
  }
  return total;
};

/** Every check of the project. The last line counts them; the exit code says whether all passed. */
export const test = async () => {
  await install('all');
  const browser = await provideBrowser();
  let total = await treeChecks();
  const suites = await runTasks(TASKS, browser);
  total = addTally(total, suites.total);
  for (const { task, tally, seconds } of suites.rows.sort((a, b) => b.seconds - a.seconds).slice(0, process.env.CI ? 40 : 0))
    process.stdout.write(`${task}: ${tally.passed} passed, ${tally.failed} failed, ${seconds.toFixed(1)} s\n`);
  process.stdout.write(`${tellTally(total).join('\n')}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
};
