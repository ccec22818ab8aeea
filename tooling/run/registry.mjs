import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './command.mjs';
import { TOOLING } from './workspace.mjs';

const VERSION = '6.8.0'; // the last line that runs on Node 20
/** Verdaccio asks for a tag of node-fetch that not every npm registry has. */
const MANIFEST = { private: true, dependencies: { verdaccio: VERSION }, overrides: { 'node-fetch': '2.7.0' } };
const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** Environment that names the program of a package registry: the proof publishes the packages to it and installs them from it. */
export const provideRegistry = async () => {
  const folder = join(TOOLING, `verdaccio-${VERSION}`);
  const path = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
    await mustRun('Fetching a package registry', 'npm', ['install', ...FLAGS], { cwd: folder });
  }
  return { VERDACCIO: path };
};
