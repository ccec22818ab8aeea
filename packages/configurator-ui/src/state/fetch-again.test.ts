import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAgain, isReplaced } from './fetch-again';

const ADDRESS = 'https://candil.example/assets/handling-C1d.js';
const notFetched = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);

interface Parts {
  readonly part: string;
}
const loading = () => vi.fn<() => Promise<Parts>>();
const partOf = ({ part }: Parts) => part;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part that does not arrive', () => {
  it('is asked for at an address of its own where the browser names the one that failed', async () => {
    const load = loading().mockRejectedValue(notFetched);
    const again = vi.fn<(address: string) => Promise<Parts>>().mockRejectedValueOnce(notFetched).mockResolvedValue({ part: 'handling' });
    const fetched = fetchAgain(load, partOf, again);
    await vi.runAllTimersAsync();
    expect(await fetched).toBe('handling');
    expect(load).toHaveBeenCalledTimes(1);
    expect(again.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
  });

  it('is fetched once for all that are made of it, and anew after it failed', async () => {
    const load = loading().mockResolvedValue({ part: 'handling' });
    expect(await Promise.all([fetchAgain(load, partOf), fetchAgain(load, ({ part }) => part.length)])).toEqual(['handling', 8]);
    expect(load).toHaveBeenCalledTimes(1);
    const failing = loading().mockRejectedValue(new TypeError('offline'));
    const failed = fetchAgain(failing, partOf).catch(String);
    await vi.runAllTimersAsync();
    expect(await failed).toBe('TypeError: offline');
    expect(failing).toHaveBeenCalledTimes(4);
    failing.mockResolvedValue({ part: 'handling' });
    expect(await fetchAgain(failing, partOf)).toBe('handling');
  });

  it('is not taken for there where it comes without its name', async () => {
    const load = loading().mockResolvedValue({} as Parts);
    await expect(fetchAgain(load, partOf)).rejects.toThrow('without its name');
  });

  it('is replaced where the service no longer has it', async () => {
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => ({ status: 404 }));
    vi.stubGlobal('fetch', fetched);
    expect(await isReplaced(notFetched)).toBe(true);
    expect(fetched.mock.calls).toEqual([[ADDRESS, { method: 'HEAD' }]]);
    fetched.mockResolvedValue({ status: 200 });
    expect([await isReplaced(notFetched), await isReplaced(new TypeError('offline'))]).toEqual([false, false]);
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await isReplaced(notFetched)).toBe(false);
  });
});
