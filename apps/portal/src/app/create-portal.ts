import { shouldRetry } from '@candil/api-client/react';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createDraftStore, type DraftStore } from '../shared/draft/draft-store';
import type { Entrance } from '../shared/entrance';
import { createFailureReporter } from '../shared/failure/failure-reporter';
import type { ActionMeta } from '../shared/failure/reaction-to-failure';
import type { Portal } from '../shared/portal';
import { createRetryQueue } from '../shared/retry/retry-queue';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ActionMeta;
    mutationMeta: ActionMeta;
  }
}

interface Surroundings extends Pick<Portal, 'language' | 'screenTexts'> {
  readonly entrance: Entrance;
  /** Navigates without leaving a trace in the history. */
  readonly leaveTo: (path: string) => void;
}

/** Puts together what outlives every screen. */
export const createPortal = ({ entrance, language, screenTexts, leaveTo }: Surroundings): Portal => {
  const retries = createRetryQueue();
  const failures = createFailureReporter(retries, leaveTo);

  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (thrown, query) => void failures.report(thrown, query.meta) }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, _variables, _result, { meta }) => meta && retries.supersede(meta.action, meta.subject),
      onError: (thrown, variables, _result, mutation) => void failures.report(thrown, mutation.meta, () => mutation.execute(variables)),
    }),
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000 },
      // A write without a network fails at once and is offered again, instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  entrance.session.onForgotten(() => {
    retries.reset();
    failures.dismiss();
    queries.clear();
    leaveTo('/');
  });

  const draftStores = new Map<string, DraftStore>();
  const draftsOf = (userId: string): DraftStore => {
    const known = draftStores.get(userId);
    if (known) return known;
    const made = createDraftStore(window.localStorage, userId, Date.now);
    draftStores.set(userId, made);
    return made;
  };

  return { ...entrance, queries, retries, failures, draftsOf, language, screenTexts };
};
