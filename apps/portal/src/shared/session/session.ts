import type { Account } from '@candil/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Who sits in front of the screen. */
export type SessionState =
  /** The service has not answered yet; `likely` is what was true when this device was last here. */
  | { readonly kind: 'pending'; readonly likely: 'visitor' | 'member' }
  | { readonly kind: 'signed-out'; readonly signInShown: boolean }
  | { readonly kind: 'signed-in'; readonly account: Account }
  /** The session ended under someone's hands: the page stays as it is until they sign in again or give up. */
  | { readonly kind: 'interrupted'; readonly account: Account }
  /** The service gave no usable answer, so nobody knows. */
  | { readonly kind: 'unknown'; readonly cause: unknown };

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Waits until it is known who this is; undefined = nobody. Rejects when the service cannot say. */
  account(): Promise<Account | undefined>;
  showSignIn(): Promise<void>;
  /** Closes the sign-in; after an interruption this means giving up. */
  dismissSignIn(): void;
  /** To be called when signing in succeeded: loads the account. */
  signedIn(): Promise<void>;
  /** To be called when the refresh failed; resolves to true when the same user has signed in again and the call may be repeated. */
  lost(): Promise<boolean>;
  /** Ends the session here and on the service. */
  logOut(): Promise<void>;
  replaceAccount(account: Account): void;
  /** Told when everything cached belongs to nobody present any more. */
  onForgotten(listener: () => void): void;
}

export interface SessionCalls {
  /** The account, or undefined when there is no session. */
  readonly loadAccount: () => Promise<Account | undefined>;
  readonly logOut: () => Promise<unknown>;
  /** Whether someone was signed in on this device when it was last seen. */
  readonly likely: 'visitor' | 'member';
}

export const createSession = ({ loadAccount, logOut, likely }: SessionCalls): Session => {
  const store = createStore<SessionState>(() => ({ kind: 'pending', likely }));
  let loading: Promise<Account | undefined> | undefined;
  let regained: ((same: boolean) => void)[] = [];
  const forgotten: (() => void)[] = [];

  const forgetUser = () => {
    for (const listener of forgotten) listener();
  };

  const settleWaiters = (same: boolean) => {
    const waiting = regained;
    regained = [];
    for (const resolve of waiting) resolve(same);
  };

  const load = (): Promise<Account | undefined> => {
    loading ??= loadAccount()
      .then(
        (account) => {
          store.setState(account ? { kind: 'signed-in', account } : { kind: 'signed-out', signInShown: false }, true);
          return account;
        },
        (cause: unknown) => {
          store.setState({ kind: 'unknown', cause }, true);
          throw cause;
        },
      )
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const giveUp = () => {
    forgetUser();
    store.setState({ kind: 'signed-out', signInShown: false }, true);
    settleWaiters(false);
  };

  const account = (): Promise<Account | undefined> => {
    const state = store.getState();
    switch (state.kind) {
      case 'pending':
      case 'unknown':
        return load();
      case 'signed-out':
        return Promise.resolve(undefined);
      case 'signed-in':
      case 'interrupted':
        return Promise.resolve(state.account);
    }
  };

  return {
    store,
    account,
    // Whoever asks before it is known who they are is answered when it is.
    showSignIn: async () => {
      await account().catch(() => undefined);
      if (store.getState().kind === 'signed-out') store.setState({ kind: 'signed-out', signInShown: true }, true);
    },
    dismissSignIn: () => {
      const { kind } = store.getState();
      if (kind === 'interrupted') giveUp();
      if (kind === 'signed-out') store.setState({ kind: 'signed-out', signInShown: false }, true);
    },
    signedIn: async () => {
      const before = store.getState();
      const account = await load();
      const sameUser = before.kind === 'interrupted' && before.account.userId === account?.userId;
      if (before.kind === 'interrupted' && !sameUser) forgetUser();
      settleWaiters(sameUser);
    },
    lost: () => {
      const state = store.getState();
      if (state.kind !== 'signed-in' && state.kind !== 'interrupted') return Promise.resolve(false);
      store.setState({ kind: 'interrupted', account: state.account }, true);
      return new Promise((resolve) => {
        regained.push(resolve);
      });
    },
    logOut: async () => {
      await logOut().catch(() => undefined);
      giveUp();
    },
    onForgotten: (listener) => {
      forgotten.push(listener);
    },
    replaceAccount: (account) => {
      if (store.getState().kind === 'signed-in') store.setState({ kind: 'signed-in', account }, true);
    },
  };
};
