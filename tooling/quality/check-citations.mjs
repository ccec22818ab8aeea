import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ANCHOR_PAGES, anchorsOf, citationsIn, linksIn } from './citations.mjs';
import { ROOT, textOf, trackedFiles } from './tracked-files.mjs';

/** Every citation of the specification and of a decision, and every link between pages, leads somewhere. */
const records = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{3}-.*\.md$/.test(name));
const anchors = anchorsOf(ANCHOR_PAGES.map(textOf), records);

const unresolved = (path, text) => [
  ...[...new Set(citationsIn(text))]
    .filter((cited) => !anchors.has(cited))
    .map((cited) => `${path} cites ${cited}, which no page of docs has.`),
  ...(path.endsWith('.md') ? linksIn(text) : [])
    .filter((target) => !existsSync(join(ROOT, dirname(path), target)))
    .map((target) => `${path} links to ${target}, which does not exist.`),
];

const CAUGHT = ['see P§19', '(C§0)', '(D ZZ)', 'figure 41', 'figures 1 and 99', 'decision 999', '[page](nowhere.md)'];
const PASSED = 'P§5, C§9, D RC, M§3, figures 1 and 29, decision 005, [page](../README.md)';
const problems = [
  ...CAUGHT.filter((text) => unresolved('docs/fixture.md', text).length === 0).map(
    (text) => `The check does not catch its fixture "${text}".`,
  ),
  ...unresolved('docs/fixture.md', PASSED),
];

let cited = 0;
for (const path of trackedFiles().filter(
  (path) => /\.(ts|tsx|mjs|md|css|ya?ml|sh)$/.test(path) && !/pnpm-lock|check-citations|\/citations\.mjs/.test(path),
)) {
  const text = textOf(path);
  cited += citationsIn(text).length;
  problems.push(...unresolved(path, text));
}

process.stdout.write(`${[...problems, `citations: ${cited}, unresolved ${problems.length}`].join('\n')}\n`);
process.exit(problems.length === 0 ? 0 : 1);
