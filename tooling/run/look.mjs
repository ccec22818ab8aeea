import { join } from 'node:path';
import { provideBrowser } from './browser.mjs';
import { buildProduct } from './build.mjs';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** A picture of every screen at three widths, light and dark, in two languages, under `.look/`; after the word `stories` one of every story of the kit. */
export const look = async (args) => {
  await install('all');
  const env = await provideBrowser();
  if (args[0] === 'stories') {
    const { code } = await run('pnpm', ['--silent', 'run', 'look', ...args.slice(1)], {
      cwd: join(ROOT, 'tooling/stories'),
      output: 'show',
      env,
    });
    return code;
  }
  await buildProduct();
  const { code } = await run('pnpm', ['--silent', 'run', 'look', ...args], { cwd: join(ROOT, 'tooling/e2e'), output: 'show', env });
  return code;
};
