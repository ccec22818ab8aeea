import type { ApiFailure } from './api-failure';
import type { RefreshLock } from './refresh-lock';

/** Outcome of a refresh: a new token, the end of the session, or neither. */
export type RefreshOutcome =
  | { readonly kind: 'renewed' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unknown'; readonly failure: ApiFailure };

/** When a request was sent, as seen by the session: a 401 to a request of an earlier epoch says nothing about this one. */
export interface SessionTicket {
  readonly epoch: number;
  readonly atMilliseconds: number;
}

/** The session of one client: one refresh for all who wait (TR). */
export interface Session {
  ticket(): SessionTicket;
  /** The refresh under way, if any. */
  pending(): Promise<RefreshOutcome> | undefined;
  /** Handles a 401 to a request with this ticket: joins the refresh under way, or its result, else starts one. */
  renew(ticket: SessionTicket): Promise<RefreshOutcome>;
  /** An answer showed that the session lives. */
  seen(): void;
  /** Signed in: requests sent before may be sent again. */
  opened(): void;
  /** Signed out on purpose: earlier requests are not refreshed, and no loss is announced. */
  closed(): void;
  /** Reports the loss, once until the session exists again. */
  announceLoss(): void;
}

/** Starts without knowing whether anyone is signed in. */
export const createSession = (
  refresh: () => Promise<RefreshOutcome>,
  refreshLock: RefreshLock,
  onSessionLost: () => void,
  now: () => number,
): Session => {
  let epoch = 0;
  let last: RefreshOutcome = { kind: 'renewed' };
  let running: Promise<RefreshOutcome> | undefined;
  let lossAnnounced = false;

  const settle = (outcome: RefreshOutcome): void => {
    if (outcome.kind === 'unknown') return;
    epoch += 1;
    last = outcome;
    if (outcome.kind === 'renewed') lossAnnounced = false;
  };

  const renewOnce = async (sentAtMilliseconds: number): Promise<RefreshOutcome> => {
    if (refreshLock.renewedSince(sentAtMilliseconds)) return { kind: 'renewed' };
    const made = await refresh();
    if (made.kind === 'renewed') refreshLock.markRenewed();
    return made;
  };

  /** Waiting calls continue before the lock is released: releasing it goes through another process of the browser (figure 1). */
  const run = (sentAtMilliseconds: number): Promise<RefreshOutcome> =>
    new Promise((resolve, reject) => {
      const turn = refreshLock.take(async () => {
        const outcome = await renewOnce(sentAtMilliseconds);
        settle(outcome);
        running = undefined;
        resolve(outcome);
      });
      turn.catch((failure) => {
        running = undefined;
        reject(failure);
      });
    });

  return {
    ticket: () => ({ epoch, atMilliseconds: now() }),
    pending: () => running,
    renew: (ticket) => {
      if (running !== undefined) return running;
      if (ticket.epoch !== epoch) return Promise.resolve(last);
      running = run(ticket.atMilliseconds);
      return running;
    },
    seen: () => {
      lossAnnounced = false;
    },
    opened: () => {
      refreshLock.markRenewed();
      settle({ kind: 'renewed' });
    },
    closed: () => {
      settle({ kind: 'lost' });
      lossAnnounced = true;
    },
    announceLoss: () => {
      if (lossAnnounced) return;
      lossAnnounced = true;
      onSessionLost();
    },
  };
};
