import type { Portal } from '../../../shared/portal';
import { parseListRequest } from './list-request';
import { projectsOptions } from './projects-options';

/** Asks for the list while the code of the screen is on its way. */
export const prefetchProjects = (portal: Portal, query: URLSearchParams): void => {
  void portal.queries.prefetchQuery(projectsOptions(portal.client, parseListRequest(query), portal.language()));
};
