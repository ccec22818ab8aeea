import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const bin = (name) => join(ROOT, 'tooling/quality/node_modules/.bin', name);
const script = (name) => [process.execPath, [join(ROOT, 'tooling/quality', name)]];

/** Tests of the runner and of what all suites are run with. */
const ownTests = ['tooling/run', 'tooling/vitest'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.test.mjs'))
    .map((name) => join(ROOT, folder, name)),
);

/** Checks of the whole tree, each counted as one check. A passed check is repeated only after a file has changed. */
export const TREE_CHECKS = [
  ['types', ...script('check-types.mjs')],
  ['format and lint', bin('biome'), ['check', '.', '--error-on-warnings']],
  ['package boundaries', ...script('check-boundaries.mjs')],
  ['import rules', ...script('check-imports.mjs')],
  ['dead code', bin('knip'), ['--no-progress']],
  ['texts', ...script('check-texts.mjs')],
  ['widgets', ...script('check-widgets.mjs')],
  ['citations and links', ...script('check-citations.mjs')],
  ['decision records', ...script('check-decisions.mjs')],
  ['status page', ...script('check-status.mjs')],
  ['commit subjects', ...script('check-commits.mjs')],
  ['linear-time patterns', ...script('check-patterns.mjs')],
  ['engines of the lock file', ...script('check-engines.mjs')],
  ['bootstrap', process.execPath, ['--test', '--test-reporter=dot', ...ownTests]],
  ['changesets', bin('changeset'), ['status']],
];

const ON_BUILT_APPS = ['journeys', 'first-load'];
const STATIC = ['spec', 'purity'];

/** Packages with tests in a document: half of the time of all unit tests. */
const SCREENS = ['portal', 'login-area', 'iframe-configurator', 'configurator-ui', 'ui-kit', 'embed'].map((name) => `@candil/${name}`);
const UNITS_OF_SCREENS = ['unit', ...SCREENS.map((name) => `--filter=${name}`)];
const OTHER_UNITS = ['unit', ...SCREENS.map((name) => `--filter=!${name}`)];

/**
 * The stages of `npm test`, each the arguments of one `turbo run`: every behaviour once. The longest come first: turbo alone starts leaves
 * first, so the long journeys would run last and alone. The unit tests are two stages, so that neither worker ends long before the other.
 */
export const TEST_STAGES = [ON_BUILT_APPS, ['service-pglite'], ['stories'], UNITS_OF_SCREENS, OTHER_UNITS, ['service-postgres'], STATIC];

const ON_FULL_COUNTS = ['laws', 'switch-offs', 'coverage', 'docstrings', 'reference-check'];
const ON_BUILT_PACKAGES = ['pkgcheck', 'published', 'api-report', 'size', 'image'];

/**
 * The stages of `npm run proof`: all of these with full counts and in full breadth, and the checks of the built packages. The short checks of
 * the packages come early, so that a fault in them shows within minutes.
 */
export const PROOF_STAGES = [
  ON_BUILT_APPS,
  ON_BUILT_PACKAGES,
  ON_FULL_COUNTS,
  ['stories'],
  ['service-pglite'],
  ['service-postgres'],
  [...STATIC, 'typecheck'],
  UNITS_OF_SCREENS,
  OTHER_UNITS,
  ['mutants'],
];

/** The file with the counts of a task, inside its package. Other tasks count as one check. */
export const REPORTS = {
  unit: 'unit.json',
  spec: 'spec.json',
  laws: 'laws.json',
  'switch-offs': 'switch-offs.json',
  coverage: 'coverage.json',
  mutants: 'mutants.json',
  published: 'published.json',
  'first-load': 'size.json',
  size: 'size.json',
  'service-pglite': 'pglite.json',
  'service-postgres': 'postgres.json',
  journeys: 'journeys.json',
  stories: 'stories.json',
  image: 'image.json',
};

/** Tasks that only make what others check. */
export const NOT_COUNTED = new Set(['sources', 'build']);
