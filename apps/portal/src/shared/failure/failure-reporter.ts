import { type ApiFailure, isApiFailure } from '@candil/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RetryQueue } from '../retry/retry-queue';
import { type ActionMeta, reactionToFailure } from './reaction-to-failure';

/** A failure that the error modal shows. */
export interface ShownFailure {
  readonly failure: ApiFailure;
  readonly action: string | undefined;
}

export interface FailureReporter {
  readonly store: StoreApi<{ readonly shown: ShownFailure | undefined }>;
  /**
   * Reacts to an error thrown by an action; `again` repeats the action. Failures of the program itself are not ours to
   * explain: `false`.
   */
  report(thrown: unknown, meta: ActionMeta | undefined, again?: () => Promise<unknown>): boolean;
  dismiss(): void;
}

/** The one place where a failed action turns into a page, an offer to try again, or the error modal. */
export const createFailureReporter = (retries: RetryQueue, leaveTo: (path: string) => void): FailureReporter => {
  const store = createStore<{ readonly shown: ShownFailure | undefined }>(() => ({ shown: undefined }));
  return {
    store,
    report: (thrown, meta, again) => {
      if (!isApiFailure(thrown)) return false;
      const reaction = reactionToFailure(thrown, meta, again !== undefined);
      switch (reaction.kind) {
        case 'leave':
          leaveTo(reaction.to);
          return true;
        case 'offer-retry':
          if (again) retries.queue(meta?.action ?? '', meta?.subject, again);
          return true;
        case 'show':
          // A refusal ends the chain of waiting attempts (P§8).
          retries.reset();
          store.setState({ shown: { failure: thrown, action: meta?.action } });
          return true;
        case 'leave-alone':
          return true;
      }
    },
    dismiss: () => store.setState({ shown: undefined }),
  };
};
