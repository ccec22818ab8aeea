import { type Method, type ServiceName, TIME_LIMIT_MILLISECONDS } from './endpoint';
import type { EndpointName } from './endpoints';

/** What a caller must know of an endpoint to send a request; without its schemas, so that a browser does not load them. */
export interface Route<Name extends EndpointName = EndpointName> {
  readonly name: Name;
  readonly service: ServiceName;
  readonly method: Method;
  /** Path behind the service prefix, parameters as `:name`. */
  readonly path: string;
  readonly timeLimitMilliseconds: number;
  /** The call must carry an `Idempotency-Key`. */
  readonly create: boolean;
  /** Answers without a session: a 401 is the answer to the call itself, never a reason to refresh. */
  readonly public: boolean;
}

const route = <Name extends EndpointName>(
  name: Name,
  method: Method,
  path: string,
  differing: Partial<Omit<Route, 'name' | 'method' | 'path'>> = {},
): Route<Name> => ({
  name,
  service: 'api',
  method,
  path,
  timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.default,
  create: false,
  public: false,
  ...differing,
});

const open = { public: true };
const write = { timeLimitMilliseconds: TIME_LIMIT_MILLISECONDS.generic };
const decision = { service: 'domain' } as const;
const creation = { ...write, create: true };

/** The endpoint table without schemas; a test keeps it equal to `endpoints`. */
export const routes: { readonly [Name in EndpointName]: Route<Name> } = {
  getAccount: route('getAccount', 'GET', '/v1/account'),
  updateLanguage: route('updateLanguage', 'PATCH', '/v1/account/language'),
  login: route('login', 'POST', '/v1/auth/login', open),
  refresh: route('refresh', 'POST', '/v1/auth/refresh', open),
  logout: route('logout', 'POST', '/v1/auth/logout', open),
  getCatalogues: route('getCatalogues', 'GET', '/catalogs/get-min', open),
  getCollections: route('getCollections', 'GET', '/categories/collections'),
  listModelsByFamily: route('listModelsByFamily', 'GET', '/articles/listModelsByFamily'),
  getVariations: route('getVariations', 'GET', '/articles/variations'),
  findReferences: route('findReferences', 'GET', '/articles/references'),
  searchArticles: route('searchArticles', 'GET', '/articles/search'),
  getPriceBasis: route('getPriceBasis', 'GET', '/v1/price-basis'),
  priceProducts: route('priceProducts', 'POST', '/v1/prices'),
  getAvailability: route('getAvailability', 'POST', '/availability'),
  listProjects: route('listProjects', 'GET', '/v1/projects'),
  createProject: route('createProject', 'POST', '/v1/projects', creation),
  getProject: route('getProject', 'GET', '/v2/project/:projectId'),
  getProjectV3: route('getProjectV3', 'GET', '/v3/project/:projectId'),
  renameProject: route('renameProject', 'PATCH', '/v1/projects/:projectId', write),
  deleteProject: route('deleteProject', 'DELETE', '/v1/projects/:projectId', write),
  addProducts: route('addProducts', 'POST', '/v1/projects/:projectId/products', creation),
  updateProduct: route('updateProduct', 'PATCH', '/v1/projects/:projectId/products/:productId', write),
  deleteProduct: route('deleteProduct', 'DELETE', '/v1/projects/:projectId/products/:productId', write),
  restoreProduct: route('restoreProduct', 'POST', '/v1/projects/:projectId/products/:productId/restore', write),
  cloneProduct: route('cloneProduct', 'POST', '/v1/projects/:projectId/products/:productId/clone', creation),
  generateOrder: route('generateOrder', 'POST', '/orders/generate'),
  processOrder: route('processOrder', 'POST', '/orders/process', creation),
  getOrder: route('getOrder', 'GET', '/v2/orders/:orderId'),
  getOrderV3: route('getOrderV3', 'GET', '/v3/orders/:orderId'),
  getOrderByProject: route('getOrderByProject', 'GET', '/v2/orders/by-project/:projectId'),
  listOrders: route('listOrders', 'GET', '/orders'),
  validateConfiguration: route('validateConfiguration', 'POST', '/v1/validate', decision),
  priceConfiguration: route('priceConfiguration', 'POST', '/v1/price', decision),
  explainOptions: route('explainOptions', 'POST', '/v1/explain', decision),
  makeBillOfMaterials: route('makeBillOfMaterials', 'POST', '/v1/bom', decision),
};
