import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { provideBrowser, tellBrowser } from './browser.mjs';
import { buildPictures, buildProduct } from './build.mjs';
import { run } from './command.mjs';
import { packageFolders, ROOT } from './workspace.mjs';

/** Test runners of a package: the first of these scripts it has. Browser suites need a browser, and the journeys the built product. */
const RUNNERS = [
  { script: 'unit', command: 'vitest', args: ['run'] },
  { script: 'service-pglite', command: 'vitest', args: ['run'], withPictures: true },
  { script: 'journeys', command: 'playwright', args: ['test'], inBrowser: true, onProduct: true },
  { script: 'stories', command: 'pnpm', args: ['--silent', 'run', 'stories'], inBrowser: true },
];

/** The package that a word means: its name, its name without scope, its folder, or a path inside it. */
export const packageOf = (word) => {
  const path = relative(ROOT, resolve(ROOT, word));
  return packageFolders().find(
    ({ name, folder }) => word === name || name === `@candil/${word}` || path === folder || path.startsWith(`${folder}/`),
  );
};

/** The tests of one package, or of those files in it whose path holds a filter; what they print is shown as it comes. */
export const testPart = async ([word, ...filters]) => {
  const found = packageOf(word);
  const scripts = found && JSON.parse(readFileSync(join(ROOT, found.folder, 'package.json'), 'utf8')).scripts;
  const runner = found && RUNNERS.find(({ script }) => scripts?.[script] !== undefined);
  if (runner === undefined) {
    const names = packageFolders().map(({ name }) => name.replace('@candil/', ''));
    process.stderr.write(
      `No tests belong to "${word}". Name a package or a folder: npm test -- <package> [filter]. Packages: ${names.join(', ')}.\n`,
    );
    return 1;
  }
  const inside = relative(join(ROOT, found.folder), resolve(ROOT, word));
  const own = existsSync(resolve(ROOT, word)) && inside !== '' && !inside.startsWith('..') ? [inside] : [];
  const env = runner.inBrowser ? await provideBrowser() : {};
  if (runner.inBrowser) process.stdout.write(`${tellBrowser(env)}\n`);
  if (runner.onProduct) await buildProduct();
  if (runner.withPictures) await buildPictures();
  const cwd = join(ROOT, found.folder);
  const bin = join(cwd, 'node_modules/.bin', runner.command);
  const command = existsSync(bin) ? bin : runner.command;
  const { code } = await run(command, [...runner.args, ...own, ...filters], { cwd, output: 'show', env });
  return code;
};
