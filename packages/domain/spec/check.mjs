/**
 * SPEC.md against the source, without running it: every rule has a test, and an entry that switches it off or a test of a concept under
 * mutation testing; every law a written example; every id cited in the source is a rule. `switch-offs.mjs` runs the tests with each rule switched off (`npm run proof`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUTATED_CONCEPTS } from './mutated-concepts.data.mjs';
import { chosenIds, filesCiting, lawsWithoutExample, ROOT, readPrefixes, readRules, readSources } from './rules.mjs';
import { readSwitchOffs } from './switch-off/read-switch-offs.mjs';

const { ids, malformed } = readRules();
const SWITCH_OFFS = await readSwitchOffs();
const cited = new RegExp(`\\b(?:${readPrefixes().join('|')})\\d+\\b`, 'g');
const problems = malformed.map((line) => `SPEC.md: no rule of one sentence with its source, or its id stands twice: ${line}`);

const sources = readSources();
for (const { file, text } of sources) {
  if (file.endsWith('.test.ts')) problems.push(...lawsWithoutExample(text).map((name) => `${file}: no example of the law "${name}"`));
  for (const id of chosenIds([...new Set(text.match(cited))])) {
    if (!ids.includes(id)) problems.push(`${file} cites ${id}, which is no rule`);
  }
}
const isMutated = (file) => MUTATED_CONCEPTS.includes(file.split('/')[1]) && !file.endsWith('.data.ts');
for (const id of chosenIds(ids)) {
  const tests = filesCiting(id, sources);
  if (tests.length === 0) problems.push(`${id} has no test`);
  if (!(id in SWITCH_OFFS) && !tests.some(isMutated)) problems.push(`${id} has no entry in spec/switch-off`);
}
for (const id of chosenIds(Object.keys(SWITCH_OFFS))) {
  const places = SWITCH_OFFS[id];
  if (!ids.includes(id)) problems.push(`spec/switch-off: ${id} is no rule`);
  if (places.every(({ file }) => isMutated(file)))
    problems.push(`spec/switch-off: ${id} needs no entry, as mutation testing changes its source`);
  for (const { file, find, replace } of places) {
    if (find !== replace && readFileSync(join(ROOT, file), 'utf8').split(find).length === 2) continue;
    problems.push(`spec/switch-off: what switches ${id} off does not stand exactly once in ${file}: ${find}`);
  }
}

mkdirSync(join(ROOT, '.results'), { recursive: true });
writeFileSync(
  join(ROOT, '.results/spec.json'),
  JSON.stringify({ passed: Math.max(0, ids.length - problems.length), failed: problems.length }),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${ids.length} rules, ${problems.length} problems\n`);
process.exit(problems.length > 0 ? 1 : 0);
