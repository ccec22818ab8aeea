import type { ApiClient } from '@candil/api-client';
import { profileQuery, sessionsQuery } from '@candil/api-client/react';
import type { Portal } from '../../../shared/portal';

/** The profile of the account and its company. */
export const profileOptions = (client: ApiClient) => ({ ...profileQuery(client), meta: { action: 'profile' } });
/** The sign-ins of the account that last. */
export const sessionsOptions = (client: ApiClient) => ({ ...sessionsQuery(client), meta: { action: 'sessions' } });

/** Asks for the profile while the code of the screen is on its way. */
export const prefetchProfile = (portal: Portal): void => {
  void portal.queries.prefetchQuery(profileOptions(portal.client));
};
