/**
 * SPEC.md and the tests, both ways: every rule has a test, every test a rule, and every id cited in the source is a rule. The edits that
 * switch a rule off are in `switch-offs.data.mjs`; `switch-offs.mjs` runs the tests with them.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SWITCH_OFFS } from './switch-offs.data.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const problems = [];
const ids = [];
for (const line of readFileSync(join(ROOT, 'SPEC.md'), 'utf8').split('\n')) {
  if (!line.startsWith('- ')) continue;
  const id = /^- \*\*([A-Z]{2}\d+)\*\* \S.*[.`] \([^()]+\)$/.exec(line)?.[1];
  if (id === undefined || ids.includes(id))
    problems.push(`SPEC.md: no rule of one sentence with its source, or its id stands twice: ${line}`);
  else ids.push(id);
}

const files = ['src', 'published'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => /\.(ts|mjs)$/.test(file))
    .map((file) => join(folder, file)),
);
const prefixes = [...new Set(ids.map((id) => id.slice(0, 2)))];
const cited = new RegExp(`\\b(?:${prefixes.join('|')})\\d+\\b`, 'g');
const tested = new Set();
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const id of new Set(text.match(cited))) if (!ids.includes(id)) problems.push(`${file} cites ${id}, which is no rule`);
  if (!file.includes('.test.')) continue;
  for (const [, , name] of text.matchAll(/\bit(?:\.each\(\w+\)|\.each\(\[[\s\S]*?\n\s*\]\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)) {
    const id = /^([A-Z]{2}\d+) \S/.exec(name)?.[1];
    if (id === undefined || !ids.includes(id)) problems.push(`${file}: the test "${name}" cites no rule`);
    else tested.add(id);
  }
}
for (const id of ids) if (!tested.has(id)) problems.push(`${id} has no test`);
for (const [id, { file, find }] of Object.entries(SWITCH_OFFS)) {
  if (!ids.includes(id)) problems.push(`spec/switch-offs.data.mjs: ${id} is no rule`);
  if (readFileSync(join(ROOT, file), 'utf8').split(find).length !== 2)
    problems.push(`spec/switch-offs.data.mjs: what switches ${id} off does not stand exactly once in ${file}: ${find}`);
}

mkdirSync(join(ROOT, '.results'), { recursive: true });
writeFileSync(
  join(ROOT, '.results/spec.json'),
  JSON.stringify({ passed: Math.max(0, ids.length - problems.length), failed: problems.length }),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${ids.length} rules, ${problems.length} problems\n`);
process.exit(problems.length > 0 ? 1 : 0);
