import { open, route } from './route';

/** What a page calls before anything else: who is here, in which language, in and out. Apart from the table, so that a first load does without it. */
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
