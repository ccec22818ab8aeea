import { bench } from './bench.mjs';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { addTally } from './tally.mjs';
import { runTasks } from './tasks.mjs';

/** The laws with their full counts, the suites, then the figures with the counts of the proof. */
export const proof = async () => {
  await install('all');
  const browser = await provideBrowser();
  const laws = await runTasks(['unit', 'spec'], { ...browser, FAST_CHECK_RUNS: '100000' });
  const suites = await runTasks(['service-pglite', 'service-postgres', 'journeys'], browser);
  const total = addTally(laws.total, suites.total);
  const figures = await bench(['--full']);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}\n`);
  return total.failed === 0 && figures === 0 ? 0 : 1;
};
