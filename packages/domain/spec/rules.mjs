import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Ids of the numbered rules, in the order of SPEC.md, and the lines there that are no whole rule. */
export function readRules() {
  const ids = [];
  const malformed = [];
  for (const line of readFileSync(join(ROOT, 'SPEC.md'), 'utf8').split('\n')) {
    if (!line.startsWith('- ')) continue;
    const id = /^- \*\*([A-Z]{2}\d+)\*\* \S.*[.`] \([^()]+\)$/.exec(line)?.[1];
    if (id === undefined || ids.includes(id)) malformed.push(line);
    else ids.push(id);
  }
  return { ids, malformed };
}

/** The two letters before each heading of SPEC.md: what the ids of its rules begin with. */
export function readPrefixes() {
  return [...readFileSync(join(ROOT, 'SPEC.md'), 'utf8').matchAll(/^## ([A-Z]{2}) /gm)].map(([, prefix]) => prefix);
}

/** Ids that this run looks at: all, or those whose prefix stands in the comma-separated list `SWITCH`. */
export function chosenIds(ids) {
  const prefixes = process.env.SWITCH?.split(',');
  return prefixes === undefined ? ids : ids.filter((id) => prefixes.includes(id.slice(0, 2)));
}

/** Every TypeScript file under src as a path from the package, with its text. */
export function readSources() {
  const names = readdirSync(join(ROOT, 'src'), { recursive: true }).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => ({ file: join('src', name), text: readFileSync(join(ROOT, 'src', name), 'utf8') }));
}

/** The test files that cite a rule at the beginning of a test name. */
export function filesCiting(id, sources) {
  const name = new RegExp(`['"\`]${id} `);
  return sources.filter(({ file, text }) => file.endsWith('.test.ts') && name.test(text)).map(({ file }) => file);
}

/** Names of the tests of a file with a law that has no written example: what only chance finds is found at times. */
export function lawsWithoutExample(text) {
  const tests = text.split(/^(?= +it[.(])/m).slice(1);
  const lacking = tests.filter((test) => test.split('fc.assert(').length > test.split('examples: [').length);
  return lacking.map((test) => /'([A-Z]{2}\d+ [^'\n]*)/.exec(test)?.[1] ?? test.trim().split('\n')[0]);
}
