import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexPage, problemsOf } from './decisions.mjs';

/** Checks the form of the records, and the list of them; `--write` writes the list. */
const FOLDER = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const PAGE = join(FOLDER, 'README.md');

const GOOD = '# 001 Store amounts in cents\nDate: 2026-11-20 · Status: accepted\n\n## Context\na\n\n## Decision\nb\n\n## Consequences\nc\n';
const CAUGHT = [
  ['001-x.md', GOOD.replace('# 001', '# ')],
  ['002-x.md', GOOD],
  ['001-x.md', GOOD.replace('Store', 'What stores')],
  ['001-x.md', GOOD.replace('accepted', 'done')],
  ['001-x.md', `${GOOD}\n## Decision\nanother\n`],
];

const texts = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
);
const problems = [
  ...CAUGHT.flatMap(([name, text], at) => (problemsOf(name, text).length === 0 ? [`The check does not catch its fixture ${at}.`] : [])),
  ...problemsOf('001-x.md', GOOD),
  ...[...texts].flatMap(([name, text]) => problemsOf(name, text)),
];
const numbers = [...texts.keys()].map((name) => name.slice(0, 3));
for (const number of new Set(numbers.filter((each, at) => numbers.indexOf(each) !== at)))
  problems.push(`Two records have the number ${number}.`);

if (process.argv.includes('--write')) writeFileSync(PAGE, indexPage(texts));
else if (readFileSync(PAGE, 'utf8') !== indexPage(texts))
  problems.push('docs/decisions/README.md is out of date: node tooling/quality/check-decisions.mjs --write');

process.stdout.write(`${[...problems, `decisions: ${texts.size} records`].join('\n')}\n`);
process.exit(problems.length === 0 ? 0 : 1);
