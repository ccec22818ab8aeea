const thing = 'export const thing = 1;\n';
const importing = (from) => `import { thing } from '${from}';\n\nexport const other = thing;\n`;

const packageFixture = (name, forbidden) => ({
  [`packages/${name}/src/index.ts`]: importing(`../../${forbidden}/src/index`),
  [`packages/${forbidden}/src/index.ts`]: thing,
});
const levelFixture = (concept, higher) => ({
  [`packages/domain/src/${concept}/index.ts`]: importing(`../${higher}/index`),
  [`packages/domain/src/${higher}/index.ts`]: thing,
});

/** For each import rule a small tree that breaks it: a rule that cannot fail guards nothing. */
export const fixtures = {
  'packages-domain': packageFixture('domain', 'contract'),
  'packages-photometry': packageFixture('photometry', 'domain'),
  'packages-contract': packageFixture('contract', 'i18n'),
  'packages-api-client': packageFixture('api-client', 'ui-kit'),
  'packages-i18n': packageFixture('i18n', 'contract'),
  'packages-budget-sheet': packageFixture('budget-sheet', 'ui-kit'),
  'packages-feature-flags': packageFixture('feature-flags', 'contract'),
  'packages-catalogue': packageFixture('catalogue', 'contract'),
  'packages-ui-kit': packageFixture('ui-kit', 'domain'),
  'packages-configurator': packageFixture('configurator', 'ui-kit'),
  'packages-configurator-3d': packageFixture('configurator-3d', 'ui-kit'),
  'packages-configurator-ui': packageFixture('configurator-ui', 'api-client'),
  'packages-embed': packageFixture('embed', 'domain'),
  'domain-level-0': levelFixture('money', 'access'),
  'domain-level-1': levelFixture('access', 'article'),
  'domain-level-2': levelFixture('article', 'element'),
  'domain-level-3': levelFixture('element', 'price'),
  'domain-level-4': levelFixture('price', 'bom'),
  'domain-level-5': levelFixture('bom', 'options'),
  'domain-level-6': levelFixture('options', 'order'),
  'domain-is-pure': { 'packages/domain/src/index.ts': importing('node:os') },
  'photometry-is-pure': { 'packages/photometry/src/light/index.ts': importing('fflate') },
  'contract-zod-mini': { 'packages/contract/src/index.ts': importing('zod') },
  'api-client-without-react': {
    'packages/api-client/src/index.ts': importing('./queries/keys'),
    'packages/api-client/src/queries/keys.ts': thing,
  },
  'i18n-without-react': { 'packages/i18n/src/index.ts': importing('react') },
  'three-in-its-room': { 'apps/portal/src/app/index.ts': importing('three') },
  'configurator-3d-without-kit': { 'packages/configurator-3d/src/index.ts': importing('ky') },
  'apps-apart': { 'apps/portal/src/index.ts': importing('../../login-area/src/index'), 'apps/login-area/src/index.ts': thing },
  'service-without-front-end': {
    'apps/platform/src/index.ts': importing('../../../packages/ui-kit/src/index'),
    'packages/ui-kit/src/index.ts': thing,
  },
  'features-apart': {
    'apps/portal/src/features/order/index.ts': importing('../project/index'),
    'apps/portal/src/features/project/index.ts': thing,
  },
  'feature-by-its-door': {
    'apps/portal/src/routes/order.ts': importing('../features/order/model/total'),
    'apps/portal/src/features/order/model/total.ts': thing,
  },
  'shared-below-features': {
    'apps/portal/src/shared/shell.ts': importing('../features/order/index'),
    'apps/portal/src/features/order/index.ts': thing,
  },
  'module-by-its-door': {
    'apps/platform/src/modules/order/service.ts': importing('../project/service'),
    'apps/platform/src/modules/project/service.ts': thing,
  },
  'sql-in-its-room': { 'apps/platform/src/modules/order/service.ts': importing('drizzle-orm') },
  'kernel-below-modules': {
    'apps/platform/src/kernel/index.ts': importing('../modules/order/index'),
    'apps/platform/src/modules/order/index.ts': thing,
  },
  'no-deep-imports': {
    'apps/portal/src/index.ts': importing('../../../packages/domain/src/money/rounding'),
    'packages/domain/src/money/rounding.ts': thing,
  },
  'no-cycles': {
    'packages/domain/src/one.ts': importing('./two'),
    'packages/domain/src/two.ts': "import { other } from './one';\n\nexport const thing = other;\n",
  },
};
