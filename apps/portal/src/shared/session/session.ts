import type { Account } from '@candil/contract';
import type { FrameView } from '@candil/contract/frame';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** State of the session of the user. */
export type SessionState =
  /** The service has not answered yet; `likely` is the kind of user when this device was last here. */
  | { readonly kind: 'pending'; readonly likely: 'visitor' | 'member' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly account: Account }
  /** Unknown: the service gave no usable answer. */
  | { readonly kind: 'unknown'; readonly cause: unknown };

/** The framed login area, open over the page. */
export interface ShownFrame {
  readonly view: FrameView;
  /** Opened because an action needs it: a click beside it does not close it. */
  readonly mandatory: boolean;
  /** The session ended during work: a message says that nothing is lost. */
  readonly ended: boolean;
  /** Path to go on to once it is done; undefined = where the page is. */
  readonly returnTo: string | undefined;
}

/** Reasons that cached data no longer belongs to the current user. */
export type ForgetReason = 'logged-out' | 'ended';

export interface Session {
  readonly store: StoreApi<SessionState>;
  readonly frame: StoreApi<{ readonly shown: ShownFrame | undefined }>;
  /** Waits for the account; undefined = a visitor. Rejects when the service is unavailable. */
  account(): Promise<Account | undefined>;
  /** Opens the sign-in for a visitor; a signed-in user sees nothing. */
  showSignIn(): Promise<void>;
  showFrame(view: FrameView, options?: { readonly mandatory?: boolean; readonly returnTo?: string }): void;
  /** Closes the frame; after the end of a session this means giving up. */
  dismissFrame(): void;
  /** To be called when signing in succeeded: loads the account and closes the frame. */
  signedIn(): Promise<void>;
  /** Asks for the account anew, because something about it has changed; an open frame closes. */
  reload(): Promise<Account | undefined>;
  /** To be called when the refresh failed: signs out here, and offers to sign in again. */
  end(): void;
  /** After `end`: true once the same user has signed in again, false when they gave up or it was another one. */
  regained(): Promise<boolean>;
  /** Ends the session here and, by default, on the service. */
  logOut(options?: { readonly tellService?: boolean }): Promise<void>;
  replaceAccount(account: Account): void;
  /** Called with the account of an ended session and the reason, before the state changes. */
  onForgotten(listener: (account: Account | undefined, reason: ForgetReason) => void): void;
}

export interface SessionCalls {
  /** The account, or undefined when there is no session. */
  readonly loadAccount: () => Promise<Account | undefined>;
  readonly logOut: () => Promise<unknown>;
  /** Kind of user when this device was last seen: signed in or not. */
  readonly likely: 'visitor' | 'member';
  /** The path shown now, with its query. */
  readonly here?: () => string;
}

export const createSession = ({ loadAccount, logOut, likely, here }: SessionCalls): Session => {
  const store = createStore<SessionState>(() => ({ kind: 'pending', likely }));
  const frame = createStore<{ readonly shown: ShownFrame | undefined }>(() => ({ shown: undefined }));
  let loading: Promise<Account | undefined> | undefined;
  /** The account of an ended session, while it may still be resumed. */
  let endedOf: Account | undefined;
  let waiting: ((same: boolean) => void)[] = [];
  const listeners: ((account: Account | undefined, reason: ForgetReason) => void)[] = [];

  const present = (): Account | undefined => {
    const state = store.getState();
    return state.kind === 'signed-in' ? state.account : undefined;
  };

  const settle = (same: boolean) => {
    const resolved = waiting;
    waiting = [];
    endedOf = undefined;
    for (const resolve of resolved) resolve(same);
  };

  const forget = (reason: ForgetReason) => {
    const account = present();
    for (const listener of listeners) listener(account, reason);
    store.setState({ kind: 'signed-out' }, true);
  };

  const load = (): Promise<Account | undefined> => {
    loading ??= loadAccount()
      .then(
        (account) => {
          store.setState(account ? { kind: 'signed-in', account } : { kind: 'signed-out' }, true);
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

  const account = (): Promise<Account | undefined> => {
    const state = store.getState();
    switch (state.kind) {
      case 'pending':
      case 'unknown':
        return load().finally(askMissing);
      case 'signed-out':
        return Promise.resolve(undefined);
      case 'signed-in':
        return Promise.resolve(state.account);
    }
  };

  const show = (view: FrameView, { mandatory = false, ended = false, returnTo }: Partial<ShownFrame> = {}) =>
    frame.setState({ shown: { view, mandatory, ended, returnTo } });
  const close = () => frame.setState({ shown: undefined });
  /** Requests the missing details of users who came in without registering, on the way to their target; returns whether any are missing. */
  const askMissing = (): boolean => {
    // An instance of the previous release does not send it.
    const isMissing = !!present()?.missing?.length;
    if (isMissing) show('complete-register', { mandatory: true, returnTo: frame.getState().shown?.returnTo });
    return isMissing;
  };

  const end = () => {
    const lost = present();
    if (!lost) return;
    endedOf = lost;
    const returnTo = here?.();
    forget('ended');
    show('login', { ended: true, returnTo });
  };

  return {
    store,
    frame,
    account,
    // Requests made before the account is known wait for it.
    showSignIn: async () => {
      await account().catch(() => undefined);
      if (store.getState().kind === 'signed-out' && frame.getState().shown === undefined) show('login', {});
    },
    showFrame: show,
    dismissFrame: () => {
      close();
      settle(false);
    },
    signedIn: async () => {
      const before = endedOf;
      const loaded = await load().finally(() => askMissing() || close());
      settle(before !== undefined && before.userId === loaded?.userId);
    },
    reload: async () => {
      const before = present();
      const loaded = await loadAccount();
      if (loaded) store.setState({ kind: 'signed-in', account: loaded }, true);
      else if (before) end();
      if (loaded) close();
      return loaded;
    },
    end,
    regained: () =>
      endedOf === undefined
        ? Promise.resolve(false)
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
    logOut: async ({ tellService = true } = {}) => {
      if (tellService) await logOut().catch(() => undefined);
      close();
      forget('logged-out');
      settle(false);
    },
    onForgotten: (listener) => {
      listeners.push(listener);
    },
    replaceAccount: (account) => {
      if (store.getState().kind === 'signed-in') store.setState({ kind: 'signed-in', account }, true);
    },
  };
};
