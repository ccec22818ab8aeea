/**
 * No test still passes while its rule is switched off, every test passes as the source is written, and every test cites a rule. Rules of the
 * concepts under mutation testing (`mutated-concepts.data.mjs`) have no entry and are not switched off. Everything runs in one vitest, each rule in a module graph of its own. `SWITCH=RC,PR` looks at the rules of those prefixes alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { chosenIds, ROOT, readRules } from './rules.mjs';
import { readSwitchOffs } from './switch-off/read-switch-offs.mjs';
import { switchOffPlugin } from './switch-off-plugin.mjs';

const { ids } = readRules();
const SWITCH_OFFS = await readSwitchOffs();
const problems = [];

const tests = await runSwitchedOff();
for (const { group, name, state, error } of tests) {
  const id = /^([A-Z]{2}\d+) \S/.exec(name)?.[1];
  if (group === 'as-written') {
    if (id !== undefined && chosenIds([id]).length === 0) continue;
    if (id === undefined || !ids.includes(id)) problems.push(`The test "${name}" cites no rule`);
    if (state === 'failed') problems.push(`The test "${name}" fails as the source is written: ${error}`);
  } else if (group === `off:${id}` && state !== 'failed') {
    problems.push(`The test "${name}" still passes while ${id} is switched off (${state})`);
  }
}
if (tests.length > 0) {
  for (const id of chosenIds(Object.keys(SWITCH_OFFS))) {
    if (!tests.some(({ group, name }) => group === `off:${id}` && name.startsWith(`${id} `)))
      problems.push(`${id} has no test, or its source does not load switched off`);
  }
}

mkdirSync(join(ROOT, '.results'), { recursive: true });
writeFileSync(
  join(ROOT, '.results/switch-offs.json'),
  JSON.stringify({ passed: Math.max(0, Object.keys(SWITCH_OFFS).length - problems.length), failed: problems.length }),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(
  `${Object.keys(SWITCH_OFFS).length} switched-off rules, ${tests.filter(({ group }) => group === 'as-written').length} tests, ${problems.length} problems\n`,
);
process.exit(problems.length > 0 ? 1 : 0);

/** Name, group and state of every test: of all as written, of those that cite a rule with it switched off. */
async function runSwitchedOff() {
  // Laws find a switched-off rule within a few cases; full counts belong to the tests themselves.
  process.env.FAST_CHECK_RUNS = '200';
  process.env.FAST_CHECK_SEED = '20260101';
  const vitest = await createVitest(
    'test',
    {
      config: join(ROOT, 'vitest.config.ts'),
      root: ROOT,
      watch: false,
      include: ['spec/switched-off.spec.mjs'],
      reporters: [{}],
      outputFile: undefined,
      // Everything as written, and of a switched-off group only what cites its rule.
      testNamePattern: '^(as-written |off:([A-Z]{2}\\d+) (.* )?\\2 )',
    },
    { plugins: [switchOffPlugin(SWITCH_OFFS)] },
  );
  const { testModules, unhandledErrors } = await vitest.start();
  for (const error of unhandledErrors) problems.push(`vitest: ${error.message ?? error}`);
  const found = [];
  for (const module of testModules) {
    for (const error of module.errors()) problems.push(`vitest: ${error.message}`);
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) problems.push(`${suite.fullName}: ${error.message}`);
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      found.push({ group: groupOf(test), name: test.name, state, error: errors?.[0]?.message });
    }
  }
  await vitest.close();
  return found;
}

function groupOf(test) {
  let task = test;
  while (task.parent.type !== 'module') task = task.parent;
  return task.name;
}
