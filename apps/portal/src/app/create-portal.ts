import { createApiClient, routes } from '@candil/api-client';
import { shouldRetry } from '@candil/api-client/react';
import type { RuntimeConfiguration } from '@candil/contract';
import type { OfferedLanguage } from '@candil/i18n';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createDraftStore, type DraftStore } from '../shared/draft/draft-store';
import { createFailureReporter } from '../shared/failure/failure-reporter';
import type { ActionMeta } from '../shared/failure/reaction-to-failure';
import type { Portal } from '../shared/portal';

import { createRetryQueue } from '../shared/retry/retry-queue';
import { loadAccount } from '../shared/session/load-account';
import { resumingClient } from '../shared/session/resuming-client';
import { createSession } from '../shared/session/session';
import { lastSeen, rememberSeen } from './last-seen';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ActionMeta;
    mutationMeta: ActionMeta;
  }
}

interface Surroundings {
  readonly configuration: RuntimeConfiguration;
  readonly language: () => OfferedLanguage;
  readonly leaveTo: (path: string) => void;
}

/** Puts together what outlives every screen. */
export const createPortal = ({ configuration, language, leaveTo }: Surroundings): Portal => {
  const client = createApiClient({ services: configuration.services, onSessionLost: () => undefined });
  const retries = createRetryQueue();
  const failures = createFailureReporter(retries, leaveTo);

  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (thrown, query) => void failures.report(thrown, query.meta) }),
    mutationCache: new MutationCache({
      onError: (thrown, variables, _result, mutation) => void failures.report(thrown, mutation.meta, () => mutation.execute(variables)),
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  const session = createSession({
    loadAccount: () => loadAccount(client),
    logOut: () => client.call(routes.logout),
    likely: lastSeen(),
    forgetUser: () => {
      retries.reset();
      failures.dismiss();
      queries.clear();
      leaveTo('/');
    },
  });

  session.store.subscribe(rememberSeen);

  const draftStores = new Map<string, DraftStore>();
  const draftsOf = (userId: string): DraftStore => {
    const known = draftStores.get(userId);
    if (known) return known;
    const made = createDraftStore(window.localStorage, userId, Date.now);
    draftStores.set(userId, made);
    return made;
  };

  return {
    client: resumingClient(client, session.lost),
    queries,
    session,
    retries,
    failures,
    draftsOf,
    language,
    staticPrefix: configuration.services.static,
    version: configuration.version,
  };
};
