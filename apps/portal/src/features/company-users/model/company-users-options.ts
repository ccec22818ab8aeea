import type { ApiClient } from '@candil/api-client';
import { companyUsersQuery } from '@candil/api-client/react';
import type { Portal } from '../../../shared/portal';

/** The people of the company and the requests to join it. */
export const companyUsersOptions = (client: ApiClient) => ({ ...companyUsersQuery(client), meta: { action: 'company-users' } });

/** Asks for the people while the code of the screen is on its way. */
export const prefetchCompanyUsers = (portal: Portal): void => {
  void portal.queries.prefetchQuery(companyUsersOptions(portal.client));
};
