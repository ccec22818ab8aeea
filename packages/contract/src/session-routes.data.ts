import { open, route } from './route';

/**
 * Routes that a page calls first: the account, its language, sign-in and sign-out. Kept apart from the table, so that a first load does
 * without it.
 */
export const sessionRoutes = {
  getAccount: route('getAccount', 'GET', '/v1/account'),
  updateLanguage: route('updateLanguage', 'PATCH', '/v1/account/language'),
  login: route('login', 'POST', '/v1/auth/login', open),
  refresh: route('refresh', 'POST', '/v1/auth/refresh', open),
  logout: route('logout', 'POST', '/v1/auth/logout', open),
};

/** Newer paths of calls that a flag chooses (FL). */
export const NEWER_PATHS = {
  getProject: '/v3/project/:projectId',
  getOrder: '/v3/orders/:orderId',
  getProjectForBudget: '/v2/projects/:projectId/to-budget',
} as const;
