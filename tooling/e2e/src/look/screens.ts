import { SAMPLE_USERS, type Session } from '@candil/product';
import type { Page } from '@playwright/test';
import { composedProject } from '../composed-project';

/** The user of a screen: a visitor, a distributor, an administrator. */
export type Opener = 'visitor' | 'member' | 'admin';

/** Address of the account for each opener that is signed in. */
export const ADDRESS_OF: Readonly<Record<Exclude<Opener, 'visitor'>, string>> = {
  member: SAMPLE_USERS.distributor,
  admin: SAMPLE_USERS.admin,
};

/** One picture: where it is, who looks (a distributor where nothing is said), what is done before. A new screen joins this list. */
export interface Screen {
  readonly name: string;
  readonly by?: Opener;
  /** Path of the screen, or how to find it for the signed-in sample user. */
  readonly path: string | ((session: Session) => Promise<string>);
  readonly act?: (page: Page) => Promise<void>;
}

const projectNamed = async (session: Session, choose: (project: { status: number; pieces: number }) => boolean) => {
  const { body } = await session.call('GET', '/v1/projects?itemsPerPage=50&sortBy=UPDATED_RECENT');
  const found = body.items.find(choose);
  if (!found) throw new Error('The sample data lack the project a picture is taken of.');
  return found.id as string;
};
const openProject = (session: Session) => projectNamed(session, ({ status, pieces }) => status === 1 && pieces > 1);
const orderedProject = (session: Session) => projectNamed(session, ({ status }) => status === 2);

export const SCREENS: readonly Screen[] = [
  { name: 'welcome', by: 'visitor', path: '/' },
  {
    name: 'sign-in',
    by: 'visitor',
    path: '/',
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /sign in|anmelden/i })
        .click();
      await page.getByRole('dialog').frameLocator('iframe').getByRole('button').last().waitFor();
    },
  },
  { name: 'login-area', by: 'visitor', path: '/login-area/' },
  { name: 'login-area-register', by: 'visitor', path: '/login-area/new-register' },
  { name: 'login-area-support', by: 'visitor', path: '/login-area/support' },
  { name: 'new-register', by: 'visitor', path: '/en/new-register' },
  { name: 'password-reset', by: 'visitor', path: '/password-reset' },
  { name: 'confirm-email', by: 'visitor', path: '/confirm-email' },
  { name: 'privacy', by: 'visitor', path: '/privacy' },
  { name: 'outbox', by: 'visitor', path: '/outbox' },
  { name: 'shared-project', by: 'visitor', path: '/shared-project' },
  { name: 'home', path: '/' },
  {
    name: 'command-palette',
    path: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'projects', path: '/projects' },
  { name: 'collections', path: '/create-project/select-collection' },
  { name: 'collection', path: '/create-project/select-collection/110' },
  { name: 'collections-filtered', path: '/create-project/select-collection?lm=500-2000&weeks=6' },
  { name: 'collections-questions', path: '/create-project/select-collection?ask=' },
  { name: 'model-page', path: '/add-product/110/11/0820' },
  { name: 'model-showcase', path: '/add-product-v2/110/11/0820' },
  { name: 'preconfigs', path: '/preconfigs-list/110' },
  { name: 'add-preconfig', path: '/add-preconfig/110-table-row' },
  { name: 'compare', path: '/compare?code=082042/2A_10&code=082062/2A_10' },
  { name: 'configurator', path: '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820' },
  { name: 'composition', path: '/new-product/crea-configurator?preconfigId=110-free-hang' },
  {
    name: 'composition-short-form',
    path: async (session) => {
      const { projectId, productId } = await composedProject(session, 'Short form');
      return `/project/${projectId}/product/${productId}/express-configurator`;
    },
  },
  {
    name: 'composition-files',
    path: async (session) => {
      const { projectId, productId } = await composedProject(session, 'Files');
      return `/project/${projectId}/product/${productId}/export`;
    },
  },
  { name: 'composition-collections', path: '/new-product/crea-configurator' },
  { name: 'belts', path: '/new-product/plusminus-drawing-configurator?preconfigId=225-garland' },
  { name: 'belts-shared', path: '/plusminus-drawing-configurator/product/225-garland' },
  { name: 'sticks', path: '/new-product/sticks-drawing-configurator?preconfigId=219-light-gate' },
  {
    name: 'belts-walls',
    path: '/new-product/plusminus-drawing-configurator?preconfigId=225-wall-line',
    act: async (page) => {
      await page.locator('[role=radio][value=elevation]').click();
      await page.locator('[role=radio][value=walls]').click();
    },
  },
  { name: 'embed', by: 'visitor', path: '/iframe/plusminus-drawing-configurator' },
  { name: 'embed-export', by: 'visitor', path: '/iframe/plusminus-export3d' },
  { name: 'belts-list', path: '/new-product/plusminus-nodrawing-configurator?preconfigId=225-garland' },
  { name: 'sticks-list', path: '/new-product/sticks-nodrawing-configurator?preconfigId=219-light-gate' },
  {
    name: 'compositor',
    path: async (session) => `/compositor?projectId=${await openProject(session)}&family=110&catalog=16&configId=110-canopy-cascade`,
  },
  { name: 'pieces-list', path: '/new-product/BundleListConfigurator?subFamily=225' },
  { name: 'toolkits', path: '/preconfigs/ToolkitListConfigurator' },
  { name: 'board', path: '/new-product/ToolkitListConfigurator?preconfigId=270-meeting-room' },
  {
    name: 'validate',
    path: async (session) => {
      const projectId = await openProject(session);
      const { body } = await session.call('GET', `/v2/project/${projectId}`);
      return `/validate/${projectId}/${body.products[0]._id}`;
    },
  },
  { name: 'project', path: async (session) => `/project/${await openProject(session)}` },
  { name: 'project-ordered', path: async (session) => `/project/${await orderedProject(session)}` },
  { name: 'new-order', path: async (session) => `/project/${await openProject(session)}/new-order` },
  { name: 'generate-budget', path: async (session) => `/project/${await openProject(session)}/generate-budget` },
  { name: 'request-budget', path: async (session) => `/project/${await openProject(session)}/request-budget` },
  { name: 'usa-request-budget', path: async (session) => `/project/${await openProject(session)}/usa-request-budget` },
  { name: 'orders', path: '/orders' },
  {
    name: 'order',
    path: async (session) => {
      const { body } = await session.call('GET', '/orders');
      return `/order/${body.items[0].orderId}`;
    },
  },
  { name: 'my-profile', path: '/my-profile' },
  { name: 'users-management', path: '/users-management' },
  { name: 'staff-accounts', by: 'admin', path: '/staff/accounts' },
  { name: 'staff-audit', by: 'admin', path: '/staff/audit' },
  { name: 'staff-flags', by: 'admin', path: '/staff/flags' },
  { name: 'staff-qualifications', by: 'admin', path: '/staff/qualifications' },
  { name: 'error-403', path: '/error-403' },
  { name: 'not-found', path: '/nowhere' },
];
