// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */
/** @typedef {{ what: string, size: number, budget: number }} Figure a size and its budget, in KiB */

const kibibytes = (/** @type {number} */ bytes) => Math.round((bytes / 1024) * 10) / 10;
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * Lists the files that a browser fetches of a built application, by the manifest of vite. All sizes in KiB.
 *
 * @param {URL} dist folder of the build, with a slash at its end
 */
export const builtApp = (dist) => {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const gzipSize = (/** @type {string} */ file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;

  /** Chunks with everything they import statically. @param {readonly string[]} keys */
  const closure = (keys) => {
    /** @type {Map<string, Chunk>} */
    const seen = new Map();
    const visit = (/** @type {string} */ key) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`${key} is not in the manifest`);
      if (seen.has(key)) return;
      seen.set(key, chunk);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const key of keys) visit(key);
    return [...new Set([...seen.values()].map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  };
  const weigh = (/** @type {string[]} */ files) => kibibytes(sum(files.map(gzipSize)));

  return {
    has: (/** @type {string} */ key) => Object.hasOwn(manifest, key),
    /** The one chunk made of a file. @param {string} ending */
    find: (ending) => {
      const key = Object.keys(manifest).find((candidate) => candidate.endsWith(ending));
      if (!key) throw new Error(`No chunk is made of ${ending}`);
      return key;
    },
    /** Scripts of these chunks, gzipped. @param {readonly string[]} keys */
    scripts: (keys) => weigh(closure(keys)),
    /** Scripts of a chunk that the others have not brought yet, gzipped. @param {string} key @param {readonly string[]} there */
    scriptsBeyond: (key, there) => {
      const known = new Set(closure(there));
      return weigh(closure([key]).filter((file) => !known.has(file)));
    },
    /** All styles, gzipped. */
    styles: () => weigh([...new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))]),
    /** Files that no compression makes smaller, such as fonts. @param {RegExp} name */
    files: (name) => {
      const files = readdirSync(new URL('assets/', dist)).filter((file) => name.test(file));
      return kibibytes(sum(files.map((file) => readFileSync(new URL(`assets/${file}`, dist)).length)));
    },
  };
};

/**
 * Prints sizes against their budgets and leaves the count where `npm test` finds it; one over its budget fails the run.
 *
 * @param {readonly Figure[]} figures @param {URL} results folder, with a slash at its end
 */
export const holdToBudgets = (figures, results) => {
  const isOver = (/** @type {Figure} */ { size, budget }) => size > budget;
  for (const figure of figures) console.log(`${isOver(figure) ? 'OVER' : 'ok  '} ${figure.what}: ${figure.size} of ${figure.budget} KiB`);
  const failed = figures.filter(isOver).length;
  mkdirSync(results, { recursive: true });
  writeFileSync(new URL('size.json', results), JSON.stringify({ passed: figures.length - failed, failed }));
  if (failed > 0) process.exitCode = 1;
};
