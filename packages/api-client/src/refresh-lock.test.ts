import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client';
import { routes } from './index';
import { createRefreshLock, type RefreshLock, type RefreshLockEnvironment } from './refresh-lock';
import { countingService, json, problem, SERVICES_OF_TEST } from './testing/counting-service';

/** The storage that the tabs of a browser share. */
const sharedStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

/** The locks that the tabs of a browser share: one holder at a time, in the order of asking. */
const sharedLocks = (): LockManager => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager;
};

const refusing = (): Storage => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return { length: 0, clear: refuse, getItem: refuse, key: refuse, removeItem: refuse, setItem: refuse };
};

describe('tabs of one browser', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const tabs = (surroundings: Omit<RefreshLockEnvironment, 'now'>) => {
    let valid = false;
    const service = countingService(
      ({ path }) =>
        new Promise((resolve) => {
          const admitted = valid;
          setTimeout(() => {
            if (path.endsWith('/refresh')) valid = true;
            resolve(
              path.endsWith('/refresh') ? new Response(null, { status: 204 }) : admitted ? json({}) : problem(401, 'session.expired'),
            );
          }, 10);
        }),
    );
    const open = () =>
      createApiClient({
        services: SERVICES_OF_TEST,
        onSessionLost: () => undefined,
        fetch: service.fetch,
        refreshLock: createRefreshLock({ ...surroundings, now: Date.now }),
      });
    return { service, one: open(), other: open() };
  };

  it.each([
    ['by Web Locks', () => ({ locks: sharedLocks(), storage: sharedStorage() })],
    ['by polling, where there are none', () => ({ storage: sharedStorage() })],
  ])('refresh once between them %s', async (_name, surroundings) => {
    const { service, one, other } = tabs(surroundings());
    const calls = Promise.all([one.call(routes.getAccount), other.call(routes.getAccount)]);
    await vi.runAllTimersAsync();
    expect(await calls).toEqual([{}, {}]);
    expect(service.to('/api/v1/auth/refresh')).toHaveLength(1);
  });

  it('refresh each for itself where storage is blocked', async () => {
    const { service, one, other } = tabs({ storage: refusing() });
    const calls = Promise.all([one.call(routes.getAccount), other.call(routes.getAccount)]);
    await vi.runAllTimersAsync();
    expect(await calls).toEqual([{}, {}]);
    expect(service.to('/api/v1/auth/refresh')).toHaveLength(2);
  });

  it('wait for a tab that died in its turn no longer than its lease', async () => {
    const storage = sharedStorage();
    void createRefreshLock({ storage, now: Date.now }).take(() => new Promise(() => undefined));
    const work = vi.fn(() => Promise.resolve('done'));
    const turn = createRefreshLock({ storage, now: Date.now }).take(work);
    await vi.advanceTimersByTimeAsync(19_500);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(800);
    expect(await turn).toBe('done');
  });

  it('go on with their calls before the turn is handed back', async () => {
    let isHandedBack = false;
    const refreshLock: RefreshLock = {
      take: async (work) => {
        const done = await work();
        await new Promise((resolve) => setTimeout(resolve, 60_000));
        isHandedBack = true;
        return done;
      },
      renewedSince: () => false,
      markRenewed: () => undefined,
    };
    let valid = false;
    const service = countingService(({ path }) => {
      if (!path.endsWith('/refresh')) return valid ? json({}) : problem(401, 'session.expired');
      valid = true;
      return new Response(null, { status: 204 });
    });
    const client = createApiClient({ services: SERVICES_OF_TEST, onSessionLost: () => undefined, fetch: service.fetch, refreshLock });
    expect(await client.call(routes.getAccount)).toEqual({});
    expect(isHandedBack).toBe(false);
  });

  it('do not trust a mark of the future, left by a clock set back', () => {
    const storage = sharedStorage();
    createRefreshLock({ storage, now: () => 9_000_000 }).markRenewed();
    expect(createRefreshLock({ storage, now: Date.now }).renewedSince(0)).toBe(false);
  });

  it('go on when the lock cannot be had', async () => {
    const locks = { request: () => Promise.reject(new DOMException('gone', 'AbortError')) } as unknown as LockManager;
    expect(await createRefreshLock({ locks, now: Date.now }).take(() => Promise.resolve('done'))).toBe('done');
  });

  it('hear of a failure inside a turn, and do the work once', async () => {
    const work = vi.fn(() => Promise.reject(new Error('broken')));
    await expect(createRefreshLock({ locks: sharedLocks(), now: Date.now }).take(work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
