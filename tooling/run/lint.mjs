import { install } from './install.mjs';
import { startProgress } from './progress.mjs';
import { tellTally } from './tally.mjs';
import { runTreeChecks } from './tree-checks.mjs';

/** The checks of the whole tree: format, lint, import rules, dead code, texts. */
export const lint = async () => {
  await install('all');
  const progress = startProgress();
  const total = await runTreeChecks(progress);
  progress.stop();
  process.stdout.write(`${tellTally(total).join('\n')}\n`);
  return total.failed === 0 ? 0 : 1;
};
