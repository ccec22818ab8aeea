/**
 * Mutation testing of the concepts where a slip costs most: changes their source, one small change at a time, and counts the changes that no
 * test notices (`npm run proof`). Runs the concepts that changed, comments aside, since their last good run, which `mutants.data.json` records; `MUTANTS=all`
 * runs all of them, `node mutate.mjs price` one. The changes are made in a copy of the package.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import ts from 'typescript';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../../packages/domain/', import.meta.url));
const { MUTATED_CONCEPTS: CONCEPTS } = await import(new URL('spec/mutated-concepts.data.mjs', pathToFileURL(PACKAGE)).href);
const REPORT = '.results/mutants.json';
/** Per cent of the changes that tests must notice, in each concept. */
const LEAST_NOTICED = 90;

const RECORD = join(HERE, 'mutants.data.json');
const record = JSON.parse(readFileSync(RECORD, 'utf8'));

/** Code of a source without comments: a changed comment makes no test worse. */
const running = (text) =>
  ts.transpileModule(text, { compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext } })
    .outputText;

/** Hash of a concept's sources and tests. */
const hashOf = (concept) => {
  const folder = join(PACKAGE, 'src', concept);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder, { recursive: true }).sort())
    if (file.endsWith('.ts')) hash.update(file).update(running(readFileSync(join(folder, file), 'utf8')));
  return hash.digest('hex').slice(0, 16);
};
const leaveCounts = (counts) => {
  mkdirSync(join(HERE, '.results'), { recursive: true });
  writeFileSync(join(HERE, '.results/mutants.json'), JSON.stringify(counts));
};

const named = process.argv.slice(2);
const changed = CONCEPTS.filter((name) => process.env.MUTANTS === 'all' || record[name]?.hash !== hashOf(name));
const concepts = named.length > 0 ? named : changed;
if (concepts.length === 0) {
  process.stdout.write(`No concept has changed since its last good run (${CONCEPTS.join(', ')}).\n`);
  leaveCounts({ passed: CONCEPTS.length, failed: 0 });
  process.exit(0);
}
const missing = concepts.filter((name) => !existsSync(join(PACKAGE, 'src', name)));
if (missing.length > 0) throw new Error(`packages/domain/src has no ${missing.join(', ')}: correct spec/mutated-concepts.data.mjs.`);

// Each change is tried by every test of these concepts that reaches it: a law needs few cases to see one.
process.env.FAST_CHECK_RUNS = '20';
process.env.CONCEPTS = concepts.join(',');
process.chdir(PACKAGE);
await new Stryker({
  mutate: concepts.flatMap((name) => [`src/${name}/**/*.ts`, `!src/${name}/**/*.test.ts`, `!src/${name}/index.ts`]),
  ignorePatterns: ['dist', 'reference', 'published', '.results'],
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Constants are counted by the rules that cite them; a change that only runs at loading costs a whole run each.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine must not be what makes a change run too long.
  timeoutFactor: 4,
  timeoutMS: 20_000,
  incremental: false,
  allowConsoleColors: false,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: REPORT },
  tempDirName: '.results/mutants',
  thresholds: { high: 100, low: LEAST_NOTICED, break: null },
  disableTypeChecks: true,
  checkers: [],
}).runMutationTest();

const { files } = JSON.parse(readFileSync(join(PACKAGE, REPORT), 'utf8'));
let failed = 0;
for (const name of concepts) {
  const mutants = Object.entries(files)
    .filter(([file]) => file.startsWith(`src/${name}/`))
    .flatMap(([, file]) => file.mutants);
  const numberOf = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  // A loop is found to be endless by counting: it went round a hundred times as often as all tests together make it. No machine adds to these.
  const endless = mutants.filter(({ status, statusReason = '' }) => status === 'Timeout' && statusReason.startsWith('Hit limit')).length;
  const late = numberOf('Timeout') - endless;
  // A timeout may be the machine's fault, so it does not count as noticed.
  const noticed = numberOf('Killed') + endless;
  const counted = noticed + late + numberOf('Survived', 'NoCoverage');
  const share = (100 * noticed) / counted;
  const good = share >= LEAST_NOTICED;
  if (good) record[name] = { hash: hashOf(name), noticedPercent: Math.round(10 * share) / 10 };
  else failed += 1;
  process.stdout.write(
    `${good ? 'ok' : 'TOO FEW'}  ${name}: ${noticed} of ${counted} changes noticed, ${endless} of them as endless loops; ${late} ran out of time; ${share.toFixed(1)} % (at least ${LEAST_NOTICED})\n`,
  );
}
writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
// Concepts that have not changed count by their last good run.
leaveCounts({ passed: (named.length > 0 ? concepts.length : CONCEPTS.length) - failed, failed });
process.exit(failed ? 1 : 0);
