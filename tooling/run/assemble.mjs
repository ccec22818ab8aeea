import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildProduct } from './build.mjs';
import { mustRun } from './command.mjs';
import { install } from './install.mjs';
import { packageFolders, ROOT } from './workspace.mjs';

/** Files that the service reads at run time, from the root of the repository; its own dependencies are added. */
const RUN_TIME_FILES = [
  'apps/platform/dist',
  'apps/platform/migrations',
  'apps/portal/dist',
  'apps/login-area/dist',
  'apps/iframe-configurator/dist',
  'packages/catalogue-pictures/images',
  'packages/catalogue-pictures/prints',
];

/** The lock file names every package of the workspace, so a frozen installation needs the manifest of each. */
const manifests = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...packageFolders().map(({ folder }) => join(folder, 'package.json')),
];

const copyInto = (target, path) => {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(ROOT, path), join(target, path), { recursive: true });
};

/**
 * Puts the built product and its production dependencies into an empty folder: `npm run assemble -- <folder> [--built]`.
 * The container image has the same folder; `--built` takes the build that is there.
 */
export const assemble = async ([folder, ...flags]) => {
  if (folder === undefined) throw new Error('Name an empty folder: npm run assemble -- <folder>');
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty`);
  await install('run');
  if (!flags.includes('--built')) await buildProduct();
  for (const path of [...manifests(), ...RUN_TIME_FILES]) copyInto(target, path);
  const only = ['--prod', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline', '--filter', '@candil/platform'];
  await mustRun('Installing production dependencies', 'pnpm', ['install', ...only, '--reporter=append-only'], { cwd: target });
  process.stdout.write(`The product stands in ${target}. Start: node ${join(target, 'apps/platform/dist/main.js')}\n`);
  return 0;
};
