import { install } from './install.mjs';
import { startProgress } from './progress.mjs';
import { tellTally } from './tally.mjs';
import { runTasks } from './tasks.mjs';

/** Commands that run one turbo task over the whole workspace. */
const runOne = (name) => async () => {
  await install('all');
  const progress = startProgress();
  const { total } = await runTasks([[name]], progress);
  progress.stop();
  process.stdout.write(`${tellTally(total).join('\n')}\n`);
  return total.failed === 0 ? 0 : 1;
};

export const typecheck = runOne('typecheck');
export const unit = runOne('unit');
