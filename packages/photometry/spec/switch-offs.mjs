/**
 * No rule with an entry in `switch-offs.data.mjs` can be switched off without one of its tests failing. `SWITCH=TL,RO9` looks at the rules
 * that begin so alone.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';
import { SWITCH_OFFS } from './switch-offs.data.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const chosen = process.env.SWITCH?.split(',');
const ids = Object.keys(SWITCH_OFFS).filter((id) => chosen?.some((start) => id.startsWith(start)) ?? true);
const testFiles = readdirSync(join(ROOT, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('src', file));
const filesCiting = (id) => testFiles.filter((file) => new RegExp(`['"\`]${id} `).test(readFileSync(join(ROOT, file), 'utf8')));

// Laws find a switched-off rule within a few cases; full counts belong to the tests themselves.
process.env.FAST_CHECK_RUNS = '100';
process.env.FAST_CHECK_SEED = '20260101';

/** States of the tests of a rule while it is switched off. */
async function statesOf(id) {
  const { file, find, replace } = SWITCH_OFFS[id];
  const vitest = await createVitest(
    'test',
    {
      config: join(ROOT, 'vitest.config.ts'),
      root: ROOT,
      watch: false,
      include: filesCiting(id),
      reporters: [{}],
      outputFile: undefined,
      testNamePattern: `(^| )${id} `,
    },
    {
      plugins: [
        {
          name: 'candil:switch-off',
          enforce: 'pre',
          transform: (text, path) => (path === join(ROOT, file) ? text.replace(find, () => replace) : undefined),
        },
      ],
    },
  );
  const { testModules } = await vitest.start();
  const states = testModules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
  await vitest.close();
  return states;
}

const problems = [];
for (const id of ids) {
  const states = await statesOf(id);
  if (!states.includes('failed')) problems.push(`No test of ${id} fails while it is switched off (${states.length} tests)`);
}
process.exitCode = problems.length > 0 ? 1 : 0;
mkdirSync(join(ROOT, '.results'), { recursive: true });
writeFileSync(
  join(ROOT, '.results/switch-offs.json'),
  JSON.stringify({ passed: Math.max(0, ids.length - problems.length), failed: problems.length }),
);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${ids.length} rules switched off, ${problems.length} problems\n`);
process.exit(process.exitCode);
