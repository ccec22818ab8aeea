import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Renders the catalogue's pictures whose recipe or studio changed. */
export const images = async (args) => {
  await install('all');
  const env = await provideBrowser();
  const { code } = await run('pnpm', ['--silent', 'run', 'render', ...args], { cwd: join(ROOT, 'tooling/imagery'), output: 'show', env });
  return code;
};
