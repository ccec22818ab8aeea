import { type ApiClient, routes } from '@candil/api-client';
import { matchRoutes } from 'react-router';
import { FURTHER_ROUTES } from '../further-routes';
import { ROUTE_TABLE } from '../route-table';
import { createErrorReporter } from './error-reporter';

/** The pattern of the path shown, without its parameters. */
const routeShown = (): string =>
  matchRoutes(
    [...ROUTE_TABLE, ...FURTHER_ROUTES].map(({ path }) => ({ path })),
    window.location.pathname,
  )?.at(-1)?.route.path ?? '';

/** Reports errors of this page to the platform, which keeps them or hands them on to where its operator wants them. */
export const browserReporter = (client: ApiClient, release: string): ((thrown: unknown, action?: string) => void) => {
  const report = createErrorReporter((body) => client.call(routes.reportError, { body }), Date.now);
  return (thrown, action) => report(thrown, { route: routeShown(), release, origin: window.location.origin, action });
};
