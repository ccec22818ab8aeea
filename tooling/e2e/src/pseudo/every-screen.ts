import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Opener, SCREENS, type Screen } from '../look/screens';

/** A screen with its user. */
export interface OpenedScreen extends Screen {
  readonly by: Opener;
}

const opened = (by: Opener, ...paths: readonly string[]): readonly OpenedScreen[] => paths.map((path) => ({ name: path, path, by }));

/** Screens without a screenshot. */
const FURTHER: readonly OpenedScreen[] = [
  ...opened('visitor', '/login-area/password-reset', '/login-area/password-change', '/login-area/complete-register'),
  ...opened('member', '/login-area/qualification', '/not-authorised', '/q/B2026-99999'),
];

const PICTURED: readonly OpenedScreen[] = SCREENS.map((screen) => ({ ...screen, by: screen.by ?? 'member' }));

/** Every screen of the portal and the framed area: those that pictures are taken of, and the further ones. */
export const EVERY_SCREEN: readonly OpenedScreen[] = [...PICTURED, ...FURTHER];

const TABLES = ['route-table', 'further-routes'].map((name) =>
  fileURLToPath(new URL(`../../../../apps/portal/src/app/${name}.ts`, import.meta.url)),
);
/** Routes that show the screen of another route with other parameters. */
const SHOWN_ALIKE =
  /professional-area$|^\/add-product\/[^/]+(\/[^/]+)?$|^\/preconfigs-list\/[^/]+\/|add-product\/(select-collection|RegularConfigurator|(Bundle|Toolkit)ListConfigurator|[a-z]+(-(no)?drawing)?-configurator)|product\/[^/]+\/(RegularConfigurator|(Bundle|Toolkit)ListConfigurator|[a-z]+(-(no)?drawing)?-configurator\/)|crea-configurator\/:model/;

/** Paths of the route table that show a screen and that none of the screens opens; a path found by asking the service counts by its beginning. */
export const unopenedRoutes = (): string[] => {
  const table = TABLES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const routes = [...table.matchAll(/path: '([^']+)'(?:(?!path: ')[\s\S])*?screen: (?!none)\w+/g)].map(([, path]) => path ?? '');
  const open = EVERY_SCREEN.map(({ path }) => (typeof path === 'string' ? path : path.toString().replace(/\$\{[^}]*\}/g, 'x')));
  const isOpened = (route: string): boolean => {
    const pattern = new RegExp(`(^|\`)${route.replace(/:\w+/g, '[^/`?]+')}($|[?\`])`);
    return route === '*' || open.some((path) => pattern.test(path));
  };
  return routes.filter((route) => !SHOWN_ALIKE.test(route) && !isOpened(route));
};
