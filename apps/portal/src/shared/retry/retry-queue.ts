import { createStore, type StoreApi } from 'zustand/vanilla';

/** An action that failed for want of an answer and may be tried again. */
export interface WaitingAction {
  readonly id: number;
  /** Name of the action, the key of its text. */
  readonly action: string;
  /** Subject of the action, e.g. a project's id: a later attempt on the same takes its place. */
  readonly subject: string | undefined;
  readonly run: () => Promise<unknown>;
}

interface RetryState {
  readonly kind: 'idle' | 'offering' | 'retrying';
  readonly waiting: readonly WaitingAction[];
}

export interface RetryQueue {
  readonly store: StoreApi<RetryState>;
  queue(action: string, subject: string | undefined, run: () => Promise<unknown>): void;
  /** The same action on the same subject has succeeded since: trying the older one again would undo it. */
  supersede(action: string, subject: string | undefined): void;
  /** Repeats waiting actions in order; an action that fails again is queued again by its failure report. */
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
    queue: (action, subject, run) =>
      store.setState(({ kind, waiting }) => ({
        kind: kind === 'retrying' ? kind : 'offering',
        waiting: [...without(waiting, action, subject), { id: nextId++, action, subject, run }],
      })),
    supersede: (action, subject) =>
      store.setState(({ kind, waiting }) => {
        const left = without(waiting, action, subject);
        return { kind: kind === 'offering' && left.length === 0 ? 'idle' : kind, waiting: left };
      }),
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

const without = (waiting: readonly WaitingAction[], action: string, subject: string | undefined): readonly WaitingAction[] =>
  subject === undefined ? waiting : waiting.filter((each) => each.action !== action || each.subject !== subject);
