import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Renders the catalogue's pictures whose recipe or studio changed, those of its compositions, and copies for paper. */
export const images = async (args) => {
  await install('all');
  const env = await provideBrowser();
  const cwd = join(ROOT, 'tooling/imagery');
  const { code } = await run('pnpm', ['--silent', 'run', 'render', ...args], { cwd, output: 'show', env });
  if (code !== 0) return code;
  // Arguments choose models.
  if (args.length === 0) {
    const compositions = await run('pnpm', ['--silent', 'run', 'compositions'], { cwd, output: 'show', env });
    if (compositions.code !== 0) return compositions.code;
  }
  return (await run('pnpm', ['--silent', 'run', 'prints'], { cwd, output: 'show', env })).code;
};
