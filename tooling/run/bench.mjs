import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildProduct } from './build.mjs';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Prints the figures: ours and a peer in one process, with the ratio. */
export const bench = async (args) => {
  await install('all');
  await buildProduct();
  const env = await provideBrowser();
  const { code } = await run('pnpm', ['--silent', 'run', 'figures', ...args], { cwd: join(ROOT, 'tooling/bench'), output: 'show', env });
  return code;
};
