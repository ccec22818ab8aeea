import { isApiFailure, sessionRoutes } from '@candil/api-client';
import { shouldRetry } from '@candil/api-client/react';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { loadBlockedActions } from '../shared/blocked-action/load-blocked-actions';
import { createOpenForms } from '../shared/blocked-action/open-forms';
import type { Entrance } from '../shared/entrance';
import { createFailureReporter } from '../shared/failure/failure-reporter';
import type { ActionMeta } from '../shared/failure/reaction-to-failure';
import { createFlagStore } from '../shared/flags/flag-store';
import { followFlags } from '../shared/flags/follow-flags';
import type { Portal } from '../shared/portal';
import { forgetOnboarding } from '../shared/session/onboarding';

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

/** A call that the account may not make says that its rights may have changed since they were read: they are read anew, once at a time. */
const rechecking = ({ client, session }: Entrance): ((thrown: unknown) => void) => {
  let isChecking = false;
  return (thrown) => {
    if (isChecking || !isApiFailure(thrown) || thrown.code !== 'access.denied') return;
    isChecking = true;
    void client
      .call(sessionRoutes.getAccount)
      .then(session.replaceAccount, () => undefined)
      .finally(() => {
        isChecking = false;
      });
  };
};

/** Creates the objects that outlive every screen. */
export const createPortal = ({ entrance, language, screenTexts, leaveTo }: Surroundings): Portal => {
  const { retries } = entrance;
  const failures = createFailureReporter(retries, leaveTo);

  const recheckAccess = rechecking(entrance);
  const noticeEndOfActing = (thrown: unknown): void => {
    if (!isApiFailure(thrown) || thrown.code !== 'impersonation.ended') return;
    void import('../shared/acting/give-back-session').then(({ giveBackSession }) => giveBackSession(entrance, queries, leaveTo));
  };

  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (thrown, query) => {
        recheckAccess(thrown);
        noticeEndOfActing(thrown);
        failures.report(thrown, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_answer, _variables, _result, { meta }) => meta && retries.supersede(meta.action, meta.subject),
      onError: (thrown, variables, _result, mutation) => {
        recheckAccess(thrown);
        noticeEndOfActing(thrown);
        failures.report(thrown, mutation.meta, () => mutation.execute(variables));
      },
    }),
    defaultOptions: {
      // Without a network a read says so and is made again when there is one; a write fails at once and is offered again. Neither waits unseen.
      queries: { retry: shouldRetry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  const flags = createFlagStore(entrance.client, entrance.accountFlags);
  // The flags of an account came with it; a visitor's have to be asked for.
  entrance.session.store.subscribe(({ kind }, before) => {
    if (kind === before.kind || kind === 'signed-in') return;
    entrance.accountFlags.setState({ flags: undefined });
    flags.refresh();
  });

  const openForms = createOpenForms();
  entrance.session.onForgotten((account, reason) => {
    if (reason === 'logged-out') {
      void loadBlockedActions().then((blocked) => blocked.reset(account?.userId));
      forgetOnboarding();
    } else if (account && window.location.pathname !== '/') {
      const here = window.location.pathname + window.location.search;
      const action = { path: here, from: here, forms: openForms.collect(), needs: 'signed-in', userId: account.userId } as const;
      void loadBlockedActions().then((blocked) => blocked.remember(action));
    }
    retries.reset();
    failures.dismiss();
    queries.clear();
    leaveTo('/');
  });

  return {
    ...entrance,
    client: followFlags(entrance.client, flags),
    queries,
    failures,
    flags,
    draftStores: new Map(),
    openForms,
    language,
    screenTexts,
  };
};
