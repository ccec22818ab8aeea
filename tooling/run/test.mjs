import { provideBrowser, tellBrowser } from './browser.mjs';
import { buildPictures } from './build.mjs';
import { install } from './install.mjs';
import { testPart } from './part.mjs';
import { startProgress } from './progress.mjs';
import { TEST_STAGES } from './suites.mjs';
import { summaryOf } from './summary.mjs';
import { addTally } from './tally.mjs';
import { runTasks } from './tasks.mjs';
import { runTreeChecks } from './tree-checks.mjs';

/** Time budget of a cold run in a fresh clone on two cores. */
const BUDGET = { wallSeconds: 480, processorSeconds: 750 };

/** Stages at once, each with two workers of its own. With three the caches thrash: the processor time of every suite doubled. */
const WORKERS = 2;

/** Every behaviour once. The last line counts the checks; the exit code says whether all passed. With a package or folder, that part alone. */
export const test = async (args) => {
  const startedAt = Date.now();
  await install('all');
  if (args.length > 0) return testPart(args);
  const browser = await provideBrowser();
  process.stdout.write(`${tellBrowser(browser)}\n`);
  // Once, before several stages need them: two of them would make the same files at once.
  await buildPictures();
  const progress = startProgress();
  const tree = await runTreeChecks(progress);
  const suites = await runTasks(TEST_STAGES, progress, { env: browser, workers: WORKERS });
  progress.stop();
  const total = addTally(tree, suites.total);
  const lines = summaryOf({ total, rows: suites.rows, wallSeconds: (Date.now() - startedAt) / 1000, budget: BUDGET });
  process.stdout.write(`${lines.join('\n')}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
};
