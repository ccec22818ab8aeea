import { CLIENT_STAFF_ROLES, type FlagName, ROLES } from '@candil/domain';
import type { FullScreenHandle } from './full-screen';
import type { Guard } from './guards';
import type { RouteModule } from './route-module';

/** One address of the portal. Paths stand as the specification prints them (P§2). */
export type RouteEntry = {
  readonly path: string;
  readonly guard: Guard;
  /** The address exists only while the flag is in that state; otherwise it is not found, for all users. */
  readonly flag?: readonly [name: FlagName, state: 'on' | 'off'];
  /** Drawn without bar, tabs and foot: an editor needs the window. A function decides by the query. */
  readonly fullScreen?: FullScreenHandle['fullScreen'];
} & (
  | { readonly screen: RouteScreen }
  | {
      readonly redirectTo: string;
      /** Goes along in the history entry. */
      readonly state?: Readonly<Record<string, unknown>>;
    }
);

/** Screen of an address; without one the address is not found once the guard has let in. */
export type RouteScreen = (() => Promise<RouteModule>) | 'none';

const open: Guard = { kind: 'open' };
const signedIn: Guard = { kind: 'signed-in' };
const projectView: Guard = { kind: 'privilege', privilege: 'PROJECT_VIEW' };
const orderView: Guard = { kind: 'privilege', privilege: 'ORDER_VIEW' };

/** An address that names a collection alone lists its models, as a page among others. */
const namesProduct = (search: URLSearchParams): boolean => search.has('model') || search.has('reference');

const home = () => import('../routes/home');
const projects = () => import('../routes/projects');
const selectCollection = () => import('../routes/select-collection');
const modelPage = () => import('../routes/model-page');
const compare = () => import('../routes/compare');
const preconfigs = () => import('../routes/preconfigs');
const regularConfigurator = () => import('../routes/regular-configurator');
const project = () => import('../routes/project');
const newOrder = () => import('../routes/new-order');
const generateBudget = () => import('../routes/generate-budget');
const shortBudget = () => import('../routes/short-budget');
const requestBudget = () => import('../routes/request-budget');
const usaRequestBudget = () => import('../routes/usa-request-budget');
const orders = () => import('../routes/orders');
const order = () => import('../routes/order');
const passwordReset = () => import('../routes/password-reset');
const confirmEmail = () => import('../routes/confirm-email');
const newRegister = () => import('../routes/new-register');
const privacy = () => import('../routes/privacy');
const sharedProject = () => import('../routes/shared-project');
const outbox = () => import('../routes/outbox');
const flags = () => import('../routes/flags');
const audit = () => import('../routes/audit');
const qualifications = () => import('../routes/qualifications');
const myProfile = () => import('../routes/my-profile');
const usersManagement = () => import('../routes/users-management');
const clientAccounts = () => import('../routes/client-accounts');
const forbidden = () => import('../routes/error-403');
const notAuthorised = () => import('../routes/not-authorised');
const notFound = () => import('../routes/not-found');

/**
 * The route table: address, who may enter, what is shown. Editors, and addresses whose screens are still to be made, stand in `further-routes`, which is
 * fetched when one of them is asked for; `docs/architecture/routes.md` is made of both.
 */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  { path: '/', guard: open, screen: home },
  { path: '/professional-area', guard: open, screen: home },
  { path: '/projects', guard: projectView, screen: projects },

  { path: '/create-project', guard: signedIn, redirectTo: '/create-project/select-collection' },
  { path: '/create-project/select-collection', guard: signedIn, screen: selectCollection },
  { path: '/create-project/select-collection/:subFamilyId', guard: signedIn, screen: selectCollection },
  { path: '/add-product/:subFamilyId', guard: signedIn, screen: selectCollection },
  { path: '/add-product/:subFamilyId/:applicationLocationId', guard: signedIn, screen: selectCollection },
  { path: '/add-product/:subFamilyId/:applicationLocationId/:model', guard: signedIn, screen: modelPage },
  { path: '/add-product-v2/:subFamilyId/:applicationLocationId/:model', guard: signedIn, screen: modelPage },
  { path: '/compare', guard: signedIn, screen: compare },
  { path: '/preconfigs-list/:subFamilyId', guard: signedIn, screen: preconfigs },
  { path: '/preconfigs-list/:subFamilyId/:applicationLocationId', guard: signedIn, screen: preconfigs },
  { path: '/add-preconfig/:preconfigId', guard: signedIn, screen: preconfigs },

  { path: '/new-product/RegularConfigurator', guard: signedIn, screen: regularConfigurator, fullScreen: namesProduct },

  { path: '/project/:projectId', guard: projectView, screen: project },
  { path: '/project/:projectId/add-product', guard: projectView, redirectTo: '/project/:projectId/add-product/select-collection' },
  { path: '/project/:projectId/add-product/select-collection', guard: projectView, screen: selectCollection },
  { path: '/project/:projectId/add-product/select-collection/:subFamilyId', guard: projectView, screen: selectCollection },
  {
    path: '/project/:projectId/add-product/RegularConfigurator',
    guard: projectView,
    screen: regularConfigurator,
    fullScreen: namesProduct,
  },
  {
    path: '/project/:projectId/product/:productId/RegularConfigurator',
    guard: projectView,
    screen: regularConfigurator,
    fullScreen: true,
  },

  { path: '/project/:projectId/generate-budget', guard: signedIn, screen: generateBudget },
  {
    path: '/project/:projectId/request-budget',
    guard: { kind: 'qualified', behind: '/project/:projectId' },
    flag: ['requestBudgetButtonInFooter', 'off'],
    screen: requestBudget,
  },
  { path: '/project/:projectId/usa-request-budget', guard: signedIn, screen: usaRequestBudget },
  { path: '/project/:projectId/new-order', guard: { kind: 'new-order' }, screen: newOrder },

  { path: '/q/:budgetNumber', guard: signedIn, screen: shortBudget },

  { path: '/orders', guard: orderView, screen: orders },
  { path: '/order/:orderId', guard: orderView, screen: order },

  { path: '/my-profile', guard: signedIn, screen: myProfile },
  { path: '/users-management', guard: { kind: 'privilege', privilege: 'COMPANY_MANAGE_USER' }, screen: usersManagement },
  { path: '/password-reset', guard: open, screen: passwordReset },
  { path: '/confirm-email', guard: open, screen: confirmEmail },
  { path: '/new-register', guard: open, redirectTo: '/en/new-register' },
  { path: '/:language/new-register', guard: open, screen: newRegister },
  { path: '/privacy', guard: open, screen: privacy },
  { path: '/shared-project', guard: open, screen: sharedProject },
  { path: '/outbox', guard: open, screen: outbox },

  { path: '/staff/qualifications', guard: { kind: 'qualifications' }, screen: qualifications },
  { path: '/staff/accounts', guard: { kind: 'any-role', roles: CLIENT_STAFF_ROLES }, screen: clientAccounts },
  { path: '/staff/flags', guard: { kind: 'any-role', roles: [ROLES.admin] }, screen: flags },
  { path: '/staff/audit', guard: { kind: 'any-role', roles: [ROLES.admin] }, screen: audit },

  { path: '/error-403', guard: open, screen: forbidden },
  { path: '/not-authorised', guard: open, screen: notAuthorised },
  { path: '*', guard: open, screen: notFound },
];
