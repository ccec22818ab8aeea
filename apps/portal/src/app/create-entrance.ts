import { type ApiClient, createApiClient, sessionRoutes } from '@candil/api-client';
import type { RuntimeConfiguration } from '@candil/contract';
import type { Entrance } from '../shared/entrance';
import { createAccountFlags } from '../shared/flags/account-flags';
import { createRetryQueue } from '../shared/retry/retry-queue';
import { loadAccount } from '../shared/session/load-account';
import { mayHaveSession } from '../shared/session/may-have-session';
import { resumingClient } from '../shared/session/resuming-client';
import { createSession } from '../shared/session/session';
import { createReportError, reportUncaught } from './error-reporting/report-errors';
import { followOtherTabs } from './follow-other-tabs';
import { lastSeen, rememberSeen } from './last-seen';

/** Creates the objects that even a visitor's page needs. */
export const createEntrance = ({ services, version, webHost, supportEmail }: RuntimeConfiguration): Entrance => {
  // The loss of a session shows in the call that met it: `resumingClient` ends the session there.
  const reportError = createReportError(() => client, version);
  const client: ApiClient = createApiClient({ services, onSessionLost: () => undefined, onFailure: reportError });
  const accountFlags = createAccountFlags();
  const session = createSession({
    loadAccount: async () => (mayHaveSession(document.cookie, services.api) ? loadAccount(client, accountFlags) : undefined),
    logOut: () => client.call(sessionRoutes.logout),
    likely: lastSeen(),
    here: () => window.location.pathname + window.location.search,
  });
  session.store.subscribe(rememberSeen);
  followOtherTabs(session);
  reportUncaught(reportError);
  return {
    client: resumingClient(client, session),
    session,
    retries: createRetryQueue(),
    accountFlags,
    apiPrefix: services.api,
    staticPrefix: services.static,
    version,
    webHost,
    supportEmail,
    reportError,
  };
};
