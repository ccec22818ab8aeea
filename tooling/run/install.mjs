import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun } from './command.mjs';
import { PNPM, ROOT } from './workspace.mjs';

const MARKER = join(ROOT, 'node_modules', '.candil-install');

/** Packages to install for a scope: `run` only those for building and serving the product, `all` everything. */
const FILTERS = {
  run: [
    '--filter',
    'candil',
    '--filter',
    '@candil/platform...',
    '--filter',
    '@candil/portal...',
    '--filter',
    '@candil/login-area...',
    '--filter',
    '@candil/iframe-configurator...',
  ],
  all: [],
};

/** Puts the pinned pnpm beside the project, once, and checks its archive against the hash in package.json. */
const providePnpm = async () => {
  const lock = join(PNPM.folder, 'package-lock.json');
  if (!existsSync(join(PNPM.folder, 'node_modules', '.bin', 'pnpm'))) {
    mkdirSync(PNPM.folder, { recursive: true });
    writeFileSync(join(PNPM.folder, 'package.json'), '{ "private": true }\n');
    const npm = process.env.npm_execpath;
    const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--package-lock=true'];
    await mustRun('Fetching pnpm', command, [...first, 'install', `pnpm@${PNPM.version}`, ...flags], { cwd: PNPM.folder });
  }
  const { integrity } = JSON.parse(readFileSync(lock, 'utf8')).packages['node_modules/pnpm'];
  const wanted = `sha512-${Buffer.from(PNPM.integrityHex, 'hex').toString('base64')}`;
  if (integrity === wanted) return;
  rmSync(PNPM.folder, { recursive: true });
  process.stderr.write(`The pnpm that was fetched is not the one package.json names:\n  wanted ${wanted}\n  got    ${integrity}\n`);
  process.exit(1);
};

const manifestsIn = (folder) =>
  readdirSync(join(ROOT, folder))
    .map((name) => join(folder, name, 'package.json'))
    .filter((file) => existsSync(join(ROOT, file)))
    .sort();

const manifestsHash = () => {
  const hash = createHash('sha256').update(process.version);
  const manifests = ['apps', 'packages', 'tooling'].flatMap((folder) => manifestsIn(folder));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
};

/** Installs a scope of the workspace unless it is there already; a whole installation serves every scope. */
export const install = async (scope) => {
  await providePnpm();
  const hash = manifestsHash();
  const [installedScope, installedHash] = existsSync(MARKER) ? readFileSync(MARKER, 'utf8').split(' ') : [];
  if (installedHash === hash && (installedScope === 'all' || installedScope === scope)) return;
  process.stdout.write(scope === 'run' ? 'Installing what running needs …\n' : 'Installing …\n');
  await mustRun('Installation', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', ...FILTERS[scope]]);
  writeFileSync(MARKER, `${scope} ${hash}`);
};
