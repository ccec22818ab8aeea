import { provideCurrentBrowser, tellBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { provideNewerNode } from './newer-node.mjs';
import { startProgress } from './progress.mjs';
import { provideRegistry } from './registry.mjs';
import { PROOF_STAGES } from './suites.mjs';
import { summaryOf } from './summary.mjs';
import { addTally } from './tally.mjs';
import { runTasks } from './tasks.mjs';
import { runTreeChecks } from './tree-checks.mjs';

/** Time budget of a cold run in a fresh clone on two cores. */
const BUDGET = { wallSeconds: 5400, processorSeconds: 10_800 };

/** Stages at once. A third would slow the journeys of the full breadth until they wait in vain. */
const WORKERS = 2;

/** Time limit of one suite with full counts: a guard against a hang, half as long again as the slowest suite on a slow machine. */
const SUITE_SECONDS = 100 * 60;

/**
 * Everything `npm test` checks, with full counts and in full breadth, in a current browser, and the packages as a user installs them.
 * A suite that passed on the same inputs is not repeated, so an interrupted run goes on where it stopped. `--mutants` changes the source of
 * all chosen concepts, not only of those that changed since their last good run.
 */
export const proof = async (args) => {
  const startedAt = Date.now();
  await install('all');
  const [browser, node, registry] = [await provideCurrentBrowser(), await provideNewerNode(), await provideRegistry()];
  process.stdout.write(`${tellBrowser(browser)}\n`);
  const progress = startProgress();
  const tree = await runTreeChecks(progress);
  const breadth = { CHECKS: 'proof', ...(args.includes('--mutants') ? { MUTANTS: 'all' } : {}) };
  const env = { ...browser, ...node, ...registry, ...breadth };
  const built = await runTasks([['build']], progress, { env, limitSeconds: SUITE_SECONDS });
  const suites = await runTasks(PROOF_STAGES, progress, { env, workers: WORKERS, limitSeconds: SUITE_SECONDS });
  progress.stop();
  const total = [built.total, suites.total].reduce(addTally, tree);
  const lines = summaryOf({ total, rows: suites.rows, wallSeconds: (Date.now() - startedAt) / 1000, budget: BUDGET });
  process.stdout.write(`${lines.join('\n')}\n`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
};
