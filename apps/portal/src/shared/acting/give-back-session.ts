import { routes } from '@candil/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Entrance } from '../entrance';

/** The service says that nobody is acted for any more: the page belongs to who signed in again, and forgets what it knew of the client. */
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
