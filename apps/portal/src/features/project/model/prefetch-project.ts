import { projectProposalsQuery, projectQuery, userConfigurationsQuery } from '@candil/api-client/react';
import type { Portal } from '../../../shared/portal';

/** Asks for the project, and which actions it shows, while the code of the screen is on its way. */
export const prefetchProject = (portal: Portal, projectId: string): void => {
  const options = projectQuery(portal.client, projectId, { lang: portal.language() });
  void portal.queries.prefetchQuery({ ...options, meta: { action: 'project-fetch', leaveWhenForbidden: true } });
  void portal.queries.prefetchQuery({
    ...projectProposalsQuery(portal.client, projectId, { lang: portal.language() }),
    meta: { action: 'project-fetch', handles: ['*'] },
  });
  void portal.queries.prefetchQuery(userConfigurationsQuery(portal.client, 'ProjectDetails'));
};
