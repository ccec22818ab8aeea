import { createStore, type StoreApi } from 'zustand/vanilla';

/** An action that failed for want of an answer and may be tried again. */
export interface WaitingAction {
  readonly id: number;
  /** Name of the action, the key of its text. */
  readonly action: string;
  readonly run: () => Promise<unknown>;
}

interface RetryState {
  readonly kind: 'idle' | 'offering' | 'retrying';
  readonly waiting: readonly WaitingAction[];
}

export interface RetryQueue {
  readonly store: StoreApi<RetryState>;
  queue(action: string, run: () => Promise<unknown>): void;
  /** Runs what waits in the order it failed; what fails again is queued again by whoever reports its failure. */
  retry(): Promise<void>;
  /** Forgets everything that waits. */
  reset(): void;
}

/** Failed actions that wait for a second try (P§4, P§8). */
export const createRetryQueue = (): RetryQueue => {
  const store = createStore<RetryState>(() => ({ kind: 'idle', waiting: [] }));
  let nextId = 1;

  return {
    store,
    queue: (action, run) =>
      store.setState(({ kind, waiting }) => ({
        kind: kind === 'retrying' ? kind : 'offering',
        waiting: [...waiting, { id: nextId++, action, run }],
      })),
    retry: async () => {
      const { kind, waiting } = store.getState();
      if (kind !== 'offering') return;
      store.setState({ kind: 'retrying', waiting: [] });
      for (const { run } of waiting) await run().catch(() => undefined);
      store.setState((state) => ({ ...state, kind: state.waiting.length > 0 ? 'offering' : 'idle' }));
    },
    reset: () => store.setState({ kind: 'idle', waiting: [] }),
  };
};
