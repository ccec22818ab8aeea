import { bench } from './bench.mjs';
import { provideBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { provideNewerNode } from './newer-node.mjs';
import { addTally, tellTally } from './tally.mjs';
import { runTasks } from './tasks.mjs';

/** The laws with their full counts, the suites, the domain as others get it and under changes, then the figures with the counts of the proof. */
export const proof = async () => {
  await install('all');
  const browser = await provideBrowser();
  const laws = await runTasks(['unit', 'spec'], { ...browser, FAST_CHECK_RUNS: '100000' });
  const suites = await runTasks(['service-pglite', 'service-postgres', 'journeys'], browser);
  const library = await runTasks(['published', 'mutants'], await provideNewerNode());
  const total = [laws, suites, library].map((part) => part.total).reduce(addTally);
  const figures = await bench(['--full']);
  process.stdout.write(`${tellTally(total).join('\n')}\n`);
  return total.failed === 0 && figures === 0 ? 0 : 1;
};
