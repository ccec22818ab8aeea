import { createApiClient, routes } from '@candil/api-client';
import type { RuntimeConfiguration } from '@candil/contract';
import type { Entrance } from '../shared/entrance';
import { loadAccount } from '../shared/session/load-account';
import { mayHaveSession } from '../shared/session/may-have-session';
import { resumingClient } from '../shared/session/resuming-client';
import { createSession } from '../shared/session/session';
import { lastSeen, rememberSeen } from './last-seen';

/** Puts together what even a visitor's page needs. */
export const createEntrance = ({ services, version }: RuntimeConfiguration): Entrance => {
  // The loss of a session shows in the call that met it: `resumingClient` asks for signing in again there.
  const client = createApiClient({ services, onSessionLost: () => undefined });
  const session = createSession({
    loadAccount: async () => (mayHaveSession(document.cookie, services.api) ? loadAccount(client) : undefined),
    logOut: () => client.call(routes.logout),
    likely: lastSeen(),
  });
  session.store.subscribe(rememberSeen);
  return { client: resumingClient(client, session.lost), session, staticPrefix: services.static, version };
};
