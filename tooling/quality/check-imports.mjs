import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { fixtures } from './fixtures.data.mjs';
import { forbidden } from './import-rules.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The fixtures are written where neither git nor another check looks. */
const FIXTURES = 'tooling/quality/.results/fixtures';
process.chdir(ROOT);

const options = {
  ruleSet: { forbidden },
  validate: true,
  doNotFollow: { path: 'node_modules' },
  skipAnalysisNotInRules: true,
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['source', 'import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
};
const tree = ['apps', 'packages', 'tooling'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const sources = tree.flatMap((folder) => ['src', 'test'].map((part) => join(folder, part))).filter((folder) => existsSync(folder));

const violationsIn = async (folders) => {
  const { output } = await cruise(folders, { ...options, exclude: { path: '(^|/)dist/' } });
  return output.summary.violations;
};

let failed = 0;
const complain = (text) => {
  failed += 1;
  process.stdout.write(`${text}\n`);
};

for (const { rule, from, to } of await violationsIn(sources)) {
  const { comment } = forbidden.find(({ name }) => name === rule.name);
  complain(`${from} imports ${to}. ${comment} (${rule.name})`);
}

rmSync(FIXTURES, { recursive: true, force: true });
const folderOf = (name) => join(FIXTURES, name);
for (const [name, files] of Object.entries(fixtures)) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folderOf(name), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
// One run over all fixtures: reading the rules costs more than reading the files.
const caught = await violationsIn([FIXTURES]);
for (const { name } of forbidden)
  if (!caught.some(({ rule, from }) => rule.name === name && from.startsWith(`${folderOf(name)}/`)))
    complain(`The rule ${name} does not catch its fixture (fixtures.data.mjs).`);
for (const name of Object.keys(fixtures)) if (!forbidden.some((rule) => rule.name === name)) complain(`The fixture ${name} has no rule.`);
process.exit(failed ? 1 : 0);
