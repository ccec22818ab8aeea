/**
 * Allowed imports, as docs/architecture/packages.md describes them. Every rule has a fixture of the same name in `fixtures.data.mjs` that
 * breaks it; `check-imports.mjs` fails when a rule lets its fixture pass.
 */
const pkg = (name) => `(^|/)packages/${name}/`;
const app = (name) => `(^|/)apps/${name}/`;
const source = (path) => `${path}src/`;
const tests = '\\.(test|stories)\\.tsx?$|/(testing|test)/';
const node =
  '^(node:|(assert|buffer|child_process|crypto|events|fs|http|https|net|os|path|process|stream|timers|url|util|worker_threads|zlib)(/|$))';
/** By its folder, or by its bare name where it is not installed. */
const library = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;
const frontEnd = '(^|/)(packages/(ui-kit|configurator-ui|configurator-3d|api-client)|apps/(portal|login-area|iframe-configurator))/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Other packages of the workspace that each package may import. */
const MAY_IMPORT = {
  domain: [],
  photometry: [],
  contract: ['domain'],
  'api-client': ['contract', 'domain', 'i18n'],
  i18n: ['domain'],
  'budget-sheet': ['contract', 'domain', 'i18n'],
  'feature-flags': ['domain'],
  catalogue: ['domain', 'catalogue-pictures'],
  'ui-kit': [],
  configurator: ['domain'],
  'configurator-3d': ['configurator', 'domain', 'photometry', 'catalogue'],
  'configurator-ui': ['configurator', 'configurator-3d', 'domain', 'i18n', 'ui-kit', 'catalogue'],
  embed: ['contract'],
};

const packageRules = Object.entries(MAY_IMPORT).map(([name, allowed]) =>
  forbid(
    `packages-${name}`,
    `packages/${name} may import ${allowed.length ? allowed.join(', ') : 'no other package'}.`,
    { path: source(pkg(name)), pathNot: tests },
    { path: '(^|/)(packages|apps)/', pathNot: [name, ...allowed].map(pkg) },
  ),
);

/** Levels of the domain: a concept imports only lower levels (and its own). */
export const DOMAIN_LEVELS = [
  ['result', 'measure', 'untrusted', 'money', 'units', 'calendar', 'text'],
  ['reference-code', 'attribute', 'canopy', 'access', 'flag', 'catalogue', 'exclusion'],
  ['article', 'space', 'pendant-height', 'geometry', 'cluster', 'belt', 'board'],
  ['element'],
  ['rule', 'driver', 'price', 'availability', 'stick'],
  ['edit', 'saved-document', 'virtual', 'psa', 'electrical', 'bom', 'packaging'],
  ['composition', 'options', 'session'],
  ['budget', 'order', 'project', 'document', 'download', 'configurator', 'error-text', 'piece-list', 'toolkit'],
];
const concept = (names) => `${source(pkg('domain'))}(${names.join('|')})(/|\\.ts$)`;
const levelRules = DOMAIN_LEVELS.slice(0, -1).map((names, level) =>
  forbid(
    `domain-level-${level}`,
    `Level ${level} of the domain imports no higher level.`,
    { path: concept(names), pathNot: tests },
    { path: concept(DOMAIN_LEVELS.slice(level + 1).flat()) },
  ),
);

export const forbidden = [
  ...packageRules,
  ...levelRules,
  forbid(
    'domain-is-pure',
    'The domain imports nothing at run time.',
    { path: source(pkg('domain')), pathNot: tests },
    { path: `${node}|node_modules` },
  ),
  forbid(
    'photometry-is-pure',
    'Photometry imports nothing at run time, except the archive and XML readers of ./gldf.',
    { path: source(pkg('photometry')), pathNot: `${tests}|src/gldf/` },
    { path: `${node}|node_modules|${library('fflate', 'saxes')}|${pkg('photometry')}src/gldf/` },
  ),
  forbid(
    'contract-zod-mini',
    'The wire is described with zod/mini; full zod is too heavy for a browser.',
    { path: source(pkg('contract')), pathNot: tests },
    { path: library('zod'), pathNot: 'zod/(mini|core|v4/mini|v4/core)' },
  ),
  forbid(
    'api-client-without-react',
    'React only behind ./react.',
    { path: source(pkg('api-client')), pathNot: `${tests}|src/(react|queries)` },
    { path: `${library('react', '@tanstack/react-query')}|packages/api-client/src/queries/` },
  ),
  forbid(
    'i18n-without-react',
    'React only behind ./react.',
    { path: source(pkg('i18n')), pathNot: `${tests}|src/react` },
    { path: library('react', 'react-i18next') },
  ),
  forbid(
    'three-in-its-room',
    'three only in configurator-3d and tooling/imagery.',
    { pathNot: `${pkg('configurator-3d')}|(^|/)tooling/imagery/|node_modules|${tests}` },
    { path: library('three') },
  ),
  forbid(
    'configurator-3d-without-kit',
    'The 3D view knows neither widgets nor the service.',
    { path: source(pkg('configurator-3d')), pathNot: tests },
    { path: library('react-router', 'ky') },
  ),
  forbid('apps-apart', 'No app imports another.', { path: '(^|/)apps/([^/]+)/src/' }, { path: '(^|/)apps/', pathNot: '(^|/)apps/$2/' }),
  forbid(
    'service-without-front-end',
    'The service imports no front-end package.',
    { path: source(app('platform')) },
    { path: `${frontEnd}|${library('react')}` },
  ),
  forbid(
    'features-apart',
    'Features never import each other; they meet in routes.',
    { path: '(^|/)apps/([^/]+)/src/features/([^/]+)/' },
    { path: '(^|/)apps/[^/]+/src/features/', pathNot: '(^|/)apps/$2/src/features/$3/' },
  ),
  forbid(
    'feature-by-its-door',
    'A feature is used through its index.',
    { path: '(^|/)apps/[^/]+/src/(app|routes)/' },
    { path: '(^|/)apps/[^/]+/src/features/[^/]+/(?!index\\.tsx?$)' },
  ),
  forbid(
    'shared-below-features',
    'Shared code knows no feature and no route.',
    { path: '(^|/)apps/[^/]+/src/shared/' },
    { path: '(^|/)apps/[^/]+/src/(features|routes)/' },
  ),
  forbid(
    'module-by-its-door',
    'A service module sees another only through its index; foreign keys join tables to tables.',
    { path: '(^|/)apps/platform/src/modules/([^/]+)/', pathNot: 'tables\\.ts$' },
    { path: '(^|/)apps/platform/src/modules/[^/]+/(?!index\\.ts$)', pathNot: '(^|/)apps/platform/src/modules/$2/' },
  ),
  forbid(
    'sql-in-its-room',
    'SQL only in repository, tables, seed and kernel.',
    { path: '(^|/)apps/platform/src/modules/', pathNot: `(repository|tables|seed)[^/]*\\.ts$|${tests}` },
    { path: library('drizzle-orm', 'pg') },
  ),
  forbid(
    'kernel-below-modules',
    'The kernel knows no module.',
    { path: '(^|/)apps/platform/src/kernel/', pathNot: tests },
    { path: '(^|/)apps/platform/src/modules/' },
  ),
  forbid(
    'no-deep-imports',
    "A package's doors are its exports.",
    { path: '(^|/)(apps|packages|tooling)/([^/]+)/' },
    {
      path: '(^|/)packages/[^/]+/(src|dist)/',
      pathNot: '(^|/)packages/([^/]+)/(src/(index|react)\\.tsx?$)|(^|/)(packages)/$3/|(^|/)packages/ui-kit/src/[^/]+/index\\.tsx?$',
      dependencyTypes: ['local'],
    },
  ),
  forbid('no-cycles', 'No import goes round in a circle.', {}, { circular: true }),
];
