import { join } from 'node:path';
import { run } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Formats, sorts imports and applies the safe lint fixes. */
export const fix = async () => {
  await install('all');
  const { code } = await run(join(ROOT, 'tooling/quality/node_modules/.bin/biome'), ['check', '--write', '.'], { output: 'show' });
  return code;
};
