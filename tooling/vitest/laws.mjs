import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COUNTED = fileURLToPath(new URL('./counted-fast-check.mjs', import.meta.url));

/** Cases of a law, and seconds of processor from which on no case is added to the least; the environment may name others. */
const COUNTS = { LAW_LEAST_CASES: '10000', LAW_MOST_CASES: '100000', LAW_SECONDS: '30' };
const countsAsked = () => Object.fromEntries(Object.entries(COUNTS).map(([name, usual]) => [name, process.env[name] ?? usual]));

const readLines = (file) => readFileSync(file, 'utf8').trim().split('\n');
const sumOf = (laws, of) => laws.reduce((sum, law) => sum + of(law), 0);

/** Collects what `counted-fast-check.mjs` notes, and prints how many cases each law was tried with, the least tried first. */
class LawCounts {
  constructor(folder) {
    this.folder = folder;
  }

  onInit() {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
  }

  onTestRunEnd() {
    const laws = readdirSync(this.folder).flatMap((file) => readLines(join(this.folder, file)).map((line) => JSON.parse(line)));
    const full = Math.max(0, ...laws.map(({ cases }) => cases));
    const fewer = laws.filter(({ cases }) => cases < full).sort((a, b) => a.cases - b.cases);
    for (const { name, cases, seconds } of fewer) process.stdout.write(`${cases} cases in ${seconds.toFixed(0)} s: ${name}\n`);
    const [cases, seconds] = [sumOf(laws, (law) => law.cases), sumOf(laws, (law) => law.seconds)];
    process.stdout.write(`${laws.length} laws, ${laws.length - fewer.length} of them tried with ${full} cases\n`);
    process.stdout.write(`${cases} cases in all, ${seconds.toFixed(0)} s of processor\n`);
  }
}

/** The configuration of a package's tests, narrowed to the files with laws, which `counted-fast-check.mjs` tries with full counts. */
export const lawsPreset = (config, configUrl) => {
  const root = fileURLToPath(new URL('.', configUrl));
  const include = readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(root, 'src', file), 'utf8').includes('fc.assert('))
    .map((file) => join('src', file));
  return {
    ...config,
    resolve: { ...config.resolve, alias: [...(config.resolve?.alias ?? []), { find: /^fast-check$/, replacement: COUNTED }] },
    test: {
      ...config.test,
      include,
      // Laws are the longest suite of the proof: with one worker a core would idle at its end.
      maxWorkers: 2,
      // A law whose cases each try hundreds of changes takes its own share of FAST_CHECK_RUNS.
      env: { ...countsAsked(), FAST_CHECK_RUNS: '10000' },
      testTimeout: 1_800_000,
      reporters: [['default', { summary: false }], 'json', new LawCounts(join(root, '.results/laws'))],
      outputFile: { json: '.results/laws.json' },
    },
  };
};
