import type { Session } from '@candil/product';
import type { Page } from '@playwright/test';

/** One picture: where it is, who looks, what is done before. A new screen joins this list. */
export interface Screen {
  readonly name: string;
  readonly visitor?: true;
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
  { name: 'welcome', visitor: true, path: '/' },
  {
    name: 'sign-in',
    visitor: true,
    path: '/',
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /sign in|anmelden/i })
        .click();
      await page.getByRole('dialog').frameLocator('iframe').getByRole('button').last().waitFor();
    },
  },
  { name: 'login-area', visitor: true, path: '/login-area/' },
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
  { name: 'configurator', path: '/new-product/RegularConfigurator?subFamily=110&catalog=16&model=0820' },
  { name: 'project', path: async (session) => `/project/${await openProject(session)}` },
  { name: 'project-ordered', path: async (session) => `/project/${await orderedProject(session)}` },
  { name: 'new-order', path: async (session) => `/project/${await openProject(session)}/new-order` },
  { name: 'orders', path: '/orders' },
  {
    name: 'order',
    path: async (session) => {
      const { body } = await session.call('GET', '/orders');
      return `/order/${body.items[0].orderId}`;
    },
  },
  { name: 'error-403', path: '/error-403' },
  { name: 'not-found', path: '/nowhere' },
];
