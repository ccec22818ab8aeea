/**
 * The doors of the library: one for each concept beside the main one. `node doors.mjs` says which are missing in package.json and in
 * src/index.ts; with `--write` it puts them there.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SRC = join(HERE, 'src');
const MANIFEST = join(HERE, 'package.json');
const MAIN = join(SRC, 'index.ts');
/** Folders that are no concept: only the library itself or its tests import them. */
const INNER = ['file-text', 'testing'];
/** Doors beside the main one, never in it: they need a library of others, or answer a question that few programs have. */
export const APART = ['comparison', 'gldf', 'room-light', 'technical-light'];

const hasDoor = (name) => existsSync(join(SRC, name, 'index.ts'));
const folders = () =>
  readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !INNER.includes(entry.name) && readdirSync(join(SRC, entry.name)).length > 0)
    .map(({ name }) => name)
    .sort();

/** Every concept: a folder of src with a door, its index.ts. */
export const concepts = () => folders().filter(hasDoor);

const door = (name, source) => ({
  source,
  import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
  require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
});

/** The `exports` of package.json for these concepts. */
const exportsFor = (names) => ({
  '.': door('index', './src/index.ts'),
  ...Object.fromEntries(names.map((name) => [`./${name}`, door(name, `./src/${name}/index.ts`)])),
  './package.json': './package.json',
});

const mainFor = (names) =>
  names
    .filter((name) => !APART.includes(name))
    .map((name) => `export * from './${name}';\n`)
    .join('');

/** Problems of the package's entry points. */
const doorProblems = (names, manifest, main) => {
  const wanted = exportsFor(names);
  const paths = [...new Set([...Object.keys(wanted), ...Object.keys(manifest.exports)])];
  return [
    ...names
      .filter((name) => !APART.includes(name) && !main.includes(`from './${name}';`))
      .map((name) => `src/index.ts does not export ./${name}`),
    ...paths
      .filter((path) => JSON.stringify(wanted[path]) !== JSON.stringify(manifest.exports[path]))
      .map((path) => `package.json: exports["${path}"] ${path in wanted ? 'is missing or another one' : 'leads nowhere'}`),
  ];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const names = concepts();
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  if (process.argv.includes('--write')) {
    writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, exports: exportsFor(names) }, null, 2)}\n`);
    writeFileSync(MAIN, mainFor(names));
  } else {
    const problems = doorProblems(names, manifest, readFileSync(MAIN, 'utf8'));
    for (const name of folders().filter((folder) => !hasDoor(folder))) problems.push(`src/${name} has no index.ts: nobody can import it`);
    for (const problem of problems) process.stdout.write(`${problem}\n`);
    if (problems.length > 0)
      process.stdout.write('`pnpm --filter @candil/photometry run doors --write` writes the doors of every concept that has one.\n');
    process.exit(problems.length > 0 ? 1 : 0);
  }
}
