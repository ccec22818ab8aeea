import { OFFERED_LANGUAGES } from '@candil/i18n';
import { FURTHER_ROUTES } from '../further-routes';
import type { Guard } from '../guards';
import { ROUTE_TABLE, type RouteEntry } from '../route-table';

const FILTER = 'subFamily, applicationLocation, catalog, activeTab';

/** Query parameters of addresses (P§2); the screens read them. */
const QUERY: readonly (readonly [pattern: RegExp, names: string])[] = [
  [/^\/(new-product|project\/:projectId\/add-product)\/(Toolkit|Bundle)List|^\/new-product\/Regular|add-product\/Regular/, FILTER],
  [/(crea|-(no)?drawing)-configurator$/, 'preconfigId'],
  [/^\/compositor$/, 'projectId, configId, family, catalog, validating, productId'],
  [/^\/$/, 'return'],
  [/^\/(confirm-email|password-reset)$/, 'token'],
];

const guardText = (guard: Guard): string => {
  switch (guard.kind) {
    case 'open':
      return 'open';
    case 'signed-in':
      return 'signed in';
    case 'privilege':
      return guard.privilege;
    case 'qualified':
      return `signed in, QUALIFIED (else the qualification opens over \`${guard.behind}\`)`;
    case 'new-order':
      return 'PROJECT_VIEW, client code, nobody impersonated';
    case 'any-role':
      return `role ${guard.roles.join(', ')}`;
    case 'qualifications':
      return 'sales of the catalogue, admin';
    case 'staff':
      return 'internal staff';
    case 'product-admin':
      return 'admin or internal staff';
    case 'compositor':
      return 'internal staff; with a project also PROJECT_VIEW';
  }
};

const shownText = (entry: RouteEntry): string => {
  if ('redirectTo' in entry) return `→ \`${entry.redirectTo}\`${entry.state ? ` with ${Object.keys(entry.state).join(', ')}` : ''}`;
  return entry.screen === 'none' ? 'not yet: not found' : 'screen';
};

const rowText = (entry: RouteEntry): string => {
  const query = QUERY.find(([pattern]) => pattern.test(entry.path))?.[1] ?? '';
  const flag = entry.flag ? `${entry.flag[0]} ${entry.flag[1]}` : '';
  return `| \`${entry.path}\` | ${guardText(entry.guard)} | ${flag} | ${query} | ${shownText(entry)} |`;
};

/** The page `docs/architecture/routes.md`. */
export const routePage = (): string =>
  [
    '# Routes of the portal',
    'Made from `route-table.ts` and `further-routes.ts` of `apps/portal/src/app` and checked by its tests; written anew by `pnpm exec vitest run route-page -u` in `apps/portal`.',
    '',
    'The guard decides first, once the account is known: nobody is led to `/` (remembering where they wanted to go), an account that lacks the right to `/not-authorised`. An address that exists only by a',
    'flag is not found for anybody while the flag says so. `:mode` is one of the modes of its configurator, `:language` one of the six; other words are not found.',
    '',
    '| path | guard | only while flag | query | shows |',
    '|---|---|---|---|---|',
    ...[...ROUTE_TABLE, ...FURTHER_ROUTES].map(rowText).sort(),
    '',
    'Other apps serve `/login-area/*` (framed: login, password-reset, password-change, qualification, support, new-register) and, once it is there, `/iframe/*`',
    '(`/iframe/plusminus-drawing-configurator`, `/iframe/plusminus-export3d`); the portal has no screen for them.',
    '',
  ].join('\n');

/** Addresses that have a screen or lead to one, by which the service recognises pages, with the flag that opens or closes one: `public/pages.json`. */
export const pageAddresses = (): string => {
  const withScreen = FURTHER_ROUTES.filter((row) => 'screen' in row && row.screen !== 'none');
  const leadingThere = FURTHER_ROUTES.filter((row) => 'redirectTo' in row && withScreen.some(({ path }) => path === row.redirectTo));
  const entries = [...ROUTE_TABLE, ...withScreen, ...leadingThere].filter(({ path }) => path !== '*');
  const perLanguage = entries.flatMap(({ path, flag }) =>
    path.includes(':language')
      ? OFFERED_LANGUAGES.map((language) => ({ path: path.replace(':language', language), flag }))
      : [{ path, flag }],
  );
  const addresses = perLanguage
    .sort((first, second) => (first.path < second.path ? -1 : 1))
    .map(({ path, flag }) => (flag === undefined ? path : { path, flag: flag[0], state: flag[1] }));
  return `${JSON.stringify(addresses, null, 2)}\n`;
};
