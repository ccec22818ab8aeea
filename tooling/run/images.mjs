import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Renders the catalogue's pictures whose recipe or studio changed, and those of its compositions. */
export const images = async (args) => {
  await install('all');
  const env = await provideBrowser();
  const cwd = join(ROOT, 'tooling/imagery');
  const { code } = await run('pnpm', ['--silent', 'run', 'render', ...args], { cwd, output: 'show', env });
  // Arguments choose models.
  if (code !== 0 || args.length > 0) return code;
  return (await run('pnpm', ['--silent', 'run', 'compositions'], { cwd, output: 'show', env })).code;
};
