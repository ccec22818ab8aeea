import { routes } from '@candil/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Entrance } from '../entrance';

/** The service reports the end of impersonation: the page returns to the staff account and drops the client's data. */
export const giveBackSession = async (
  { client, session }: Pick<Entrance, 'client' | 'session'>,
  queries: QueryClient,
  leaveTo: (path: string) => void,
): Promise<void> => {
  const account = await client.call(routes.endImpersonation);
  session.replaceAccount(account);
  leaveTo('/');
  queries.clear();
};
