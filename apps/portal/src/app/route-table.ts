import type { Guard } from './guards';
import type { RouteModule } from './route-module';

/** One address of the portal. Paths stand as the specification prints them (P§2). */
export type RouteEntry =
  | { readonly path: string; readonly guard: Guard; readonly load: () => Promise<RouteModule> }
  | { readonly path: string; readonly guard: Guard; readonly redirectTo: string };

const open: Guard = { kind: 'open' };
const signedIn: Guard = { kind: 'signed-in' };
const projectView: Guard = { kind: 'privilege', privilege: 'PROJECT_VIEW' };
const orderView: Guard = { kind: 'privilege', privilege: 'ORDER_VIEW' };

const home = () => import('../routes/home');
const projects = () => import('../routes/projects');
const selectCollection = () => import('../routes/select-collection');
const regularConfigurator = () => import('../routes/regular-configurator');
const project = () => import('../routes/project');
const newOrder = () => import('../routes/new-order');
const orders = () => import('../routes/orders');
const order = () => import('../routes/order');
const forbidden = () => import('../routes/error-403');
const notAuthorised = () => import('../routes/not-authorised');
const notFound = () => import('../routes/not-found');

/** The route table: address, who may enter, what is shown. */
export const ROUTE_TABLE: readonly RouteEntry[] = [
  { path: '/', guard: open, load: home },
  { path: '/professional-area', guard: open, load: home },
  { path: '/projects', guard: projectView, load: projects },

  { path: '/create-project', guard: signedIn, redirectTo: '/create-project/select-collection' },
  { path: '/create-project/select-collection', guard: signedIn, load: selectCollection },
  { path: '/create-project/select-collection/:subFamilyId', guard: signedIn, load: selectCollection },
  { path: '/new-product/RegularConfigurator', guard: signedIn, load: regularConfigurator },

  { path: '/project/:projectId', guard: projectView, load: project },
  { path: '/project/:projectId/add-product', guard: projectView, redirectTo: '/project/:projectId/add-product/select-collection' },
  { path: '/project/:projectId/add-product/select-collection', guard: projectView, load: selectCollection },
  { path: '/project/:projectId/add-product/select-collection/:subFamilyId', guard: projectView, load: selectCollection },
  { path: '/project/:projectId/add-product/RegularConfigurator', guard: projectView, load: regularConfigurator },
  { path: '/project/:projectId/product/:productId/RegularConfigurator', guard: projectView, load: regularConfigurator },
  { path: '/project/:projectId/new-order', guard: projectView, load: newOrder },

  { path: '/orders', guard: orderView, load: orders },
  { path: '/order/:orderId', guard: orderView, load: order },

  { path: '/error-403', guard: open, load: forbidden },
  { path: '/not-authorised', guard: open, load: notAuthorised },
  { path: '*', guard: open, load: notFound },
];
