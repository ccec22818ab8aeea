/** Lets one tab of a browser refresh at a time, and reports whether another tab has just refreshed. */
export interface RefreshLock {
  /** Runs the work while no other tab holds the lock. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** A tab (this one too) renewed the session after the given instant, in milliseconds of the wall clock. */
  renewedSince(instantMilliseconds: number): boolean;
  markRenewed(): void;
}

/** The browser APIs that the lock needs; each may be missing. */
export interface RefreshLockEnvironment {
  readonly locks?: LockManager | undefined;
  readonly storage?: Storage | undefined;
  readonly now: () => number;
}

const LOCK = 'candil-session-refresh';
const LEASE = 'candil.session.refreshing';
const RENEWED_AT = 'candil.session.renewed-at';
/** Interval of the fallback between tabs (TR). */
const POLL_MILLISECONDS = 300;
/** Longer than a refresh may take: a tab that crashed holds the others no longer than this. */
const LEASE_MILLISECONDS = 20_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Storage may refuse at any time (blocked, full); the tabs then refresh each for itself, which the service bears (grace of 10 s). */
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** A lock by Web Locks; without them (plain http) by a lease in local storage; without that, each tab refreshes on its own. */
export const createRefreshLock = ({ locks, storage, now }: RefreshLockEnvironment): RefreshLock => {
  const ownLease = `${Math.random()}`;

  const byLock = async <T>(manager: LockManager, work: () => Promise<T>): Promise<T> => {
    let started = false;
    const begin = () => {
      started = true;
      return work();
    };
    try {
      return await manager.request(LOCK, { signal: AbortSignal.timeout(LEASE_MILLISECONDS) }, begin);
    } catch (failure) {
      if (started) throw failure;
      return work();
    }
  };

  const isLeasedElsewhere = (store: Storage): boolean => {
    const [owner, until] = (attempt(() => store.getItem(LEASE), null) ?? '').split(' ');
    const remaining = Number(until) - now();
    return owner !== '' && owner !== ownLease && remaining > 0 && remaining <= LEASE_MILLISECONDS;
  };

  const byLease = async <T>(store: Storage, work: () => Promise<T>): Promise<T> => {
    while (isLeasedElsewhere(store)) await pause(POLL_MILLISECONDS);
    attempt(() => store.setItem(LEASE, `${ownLease} ${now() + LEASE_MILLISECONDS}`), undefined);
    try {
      return await work();
    } finally {
      attempt(() => store.removeItem(LEASE), undefined);
    }
  };

  return {
    take: (work) => {
      if (locks !== undefined) return byLock(locks, work);
      return storage === undefined ? work() : byLease(storage, work);
    },
    renewedSince: (instantMilliseconds) => {
      const renewedAt = Number(attempt(() => storage?.getItem(RENEWED_AT), null) ?? 0);
      // A mark of the future was made by a clock that has been set back since.
      return renewedAt > instantMilliseconds && renewedAt <= now();
    },
    markRenewed: () => attempt(() => storage?.setItem(RENEWED_AT, String(now())), undefined),
  };
};

/** The lock of this browser; outside of a browser there is none. */
export const browserRefreshLock = (): RefreshLock =>
  createRefreshLock({
    locks: globalThis.navigator?.locks,
    storage: attempt(() => globalThis.localStorage, undefined),
    now: Date.now,
  });
