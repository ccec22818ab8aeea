import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));
/** Folder in a package that holds its bundles; git ignores it. */
const FOLDER = '.bundle';
/** Another way of bundling makes other bundles. */
const OWN_VERSION = statSync(fileURLToPath(import.meta.url)).mtimeMs;
/** A suite may still read a bundle that another one has replaced. */
const KEPT_MILLISECONDS = 3_600_000;

/** Source of each entry point by its name in `exports`; a `*` stands for each folder that has such a file. */
const entriesOf = (folder, exports) =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) => {
      const source = target?.source;
      if (source === undefined) return [];
      if (!name.includes('*')) return [[name, join(folder, source)]];
      return readdirSync(join(folder, source.slice(0, source.indexOf('*'))))
        .map((each) => [name.replace('*', each), join(folder, source.replaceAll('*', each))])
        .filter(([, file]) => existsSync(file));
    }),
  );

const versionOf = (file) => {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
};

/** Files of the bundle that was made last; undefined where a source of it has changed since. */
const filesMadeBefore = (place, entries) => {
  try {
    const made = JSON.parse(readFileSync(join(place, 'made.json'), 'utf8'));
    const isSame = made.by === OWN_VERSION && JSON.stringify(made.entries) === JSON.stringify(entries);
    return isSame && Object.entries(made.inputs).every(([file, version]) => versionOf(file) === version) ? made.files : undefined;
  } catch {
    return undefined;
  }
};

/** Several suites may make the same bundle at once: a file appears whole or not at all. */
const writeWhole = (file, contents) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
};

const removeOld = (place) => {
  for (const entry of readdirSync(place, { withFileTypes: true })) {
    const path = join(place, entry.name);
    if (entry.isDirectory() && Date.now() - statSync(path).mtimeMs > KEPT_MILLISECONDS) rmSync(path, { recursive: true, force: true });
  }
};

/** Bundles a package unless it is as it was; packages that it uses stay imports. Returns the file of each entry point. */
const bundle = async (folder, entries) => {
  const place = join(folder, FOLDER);
  const before = filesMadeBefore(place, entries);
  if (before !== undefined) return before;
  const names = Object.keys(entries);
  // As deep as the folder that they are written to, so that the maps lead to the sources.
  const outdir = join(place, 'new');
  const { outputFiles, metafile } = await build({
    entryPoints: names.map((name, index) => ({ in: entries[name], out: `entry-${index}` })),
    absWorkingDir: folder,
    outdir,
    bundle: true,
    // What two entry points share is one module.
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    target: 'esnext',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.css': 'empty' },
    metafile: true,
    sourcemap: 'linked',
    write: false,
    logLevel: 'silent',
  });
  if (existsSync(place)) removeOld(place);
  const digest = outputFiles
    .reduce((hash, { contents }) => hash.update(contents), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
  for (const { path, contents } of outputFiles) writeWhole(join(place, digest, path.slice(outdir.length)), contents);
  const files = Object.fromEntries(names.map((name, index) => [name, join(place, digest, `entry-${index}.js`)]));
  const sources = Object.keys(metafile.inputs).map((file) => join(folder, file));
  const inputs = Object.fromEntries(sources.map((file) => [file, versionOf(file)]));
  writeWhole(join(place, 'made.json'), JSON.stringify({ by: OWN_VERSION, entries, inputs, files }));
  return files;
};

/**
 * Vite plugin: packages of the repository other than that of a suite come as bundles of their sources. A suite would transform and load each
 * of their thousands of files, which takes longer than most of its tests.
 */
export const bundledPackages = ({ ownFolder, packages = PACKAGES }) => {
  const known = new Map();
  const filesOf = async (folder) => {
    const manifest = join(folder, 'package.json');
    if (folder === ownFolder || !existsSync(manifest)) return {};
    const entries = entriesOf(folder, JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {});
    return Object.keys(entries).length === 0 ? {} : bundle(folder, entries);
  };
  return {
    name: 'candil:bundled-packages',
    enforce: 'pre',
    async resolveId(source) {
      const [, name, entry = ''] = /^@candil\/([\w-]+)(\/.+)?$/.exec(source) ?? [];
      if (name === undefined) return null;
      if (!known.has(name)) known.set(name, filesOf(join(packages, name)));
      return (await known.get(name))[`.${entry}`] ?? null;
    },
  };
};
