import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { forbidden } from './import-rules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FIXTURES = 'tooling/quality/fixtures';
process.chdir(ROOT);

const options = {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['source', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
};
const tree = ['apps', 'packages', 'tooling'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const sources = tree.flatMap((folder) => ['src', 'test'].map((part) => join(folder, part))).filter((folder) => existsSync(folder));

const violationsIn = async (folders, exclude) => {
  const { output } = await cruise(folders, { ...options, exclude: { path: `(^|/)(dist|\\.results)/${exclude ? `|${exclude}` : ''}` } });
  return output.summary.violations;
};

let failed = 0;
const complain = (text) => {
  failed += 1;
  process.stdout.write(`${text}\n`);
};

for (const { rule, from, to } of await violationsIn(sources, FIXTURES)) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  complain(`${from} imports ${to}. ${comment} (${rule.name})`);
}

// A rule that cannot fail guards nothing.
for (const { name } of forbidden) {
  const folder = join(FIXTURES, name);
  const caught = existsSync(folder) && (await violationsIn([folder])).some(({ rule }) => rule.name === name);
  if (!caught) complain(`The rule ${name} does not catch its fixture ${folder}.`);
}
process.exit(failed ? 1 : 0);
