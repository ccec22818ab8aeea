import { LATE_AFTER_MS } from '@candil/configurator';
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

  it('is found under the name that it has in a file with others, where it comes from an address of its own', async () => {
    const load = loading().mockRejectedValue(notFetched);
    load.toString = () => '()=>r(()=>import(`./handling-C1d.js`).then(e=>e.n),[])';
    const again = vi.fn(async () => ({ part: 'another', n: { part: 'handling' } }));
    const fetched = fetchAgain(load, partOf, again);
    await vi.runAllTimersAsync();
    expect(await fetched).toBe('handling');
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

describe('a part that is late', () => {
  /** On its way for ever, from an address that stands in its text as the bundler writes it. */
  const stalled = () => {
    const load = vi.fn(() => new Promise<Parts>(() => undefined));
    load.toString = () => '()=>r(()=>import(`./handling-C1d.js`),[])';
    return load;
  };
  const beside = () => vi.fn<(address: string) => Promise<Parts>>().mockResolvedValue({ part: 'handling' });

  it('is asked for once more at an address of its own, for all who wait for it', async () => {
    const [load, again] = [stalled(), beside()];
    const first = fetchAgain(load, partOf, again);
    await vi.advanceTimersByTimeAsync(LATE_AFTER_MS - 1);
    const second = fetchAgain(load, partOf, again);
    expect(again.mock.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const third = fetchAgain(load, partOf, again);
    expect(again.mock.calls.map(([address]) => new URL(address).pathname.split('/').at(-1))).toEqual(['handling-C1d.js']);
    expect(await Promise.all([first, second, third])).toEqual(['handling', 'handling', 'handling']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for once more for all that are made of it', async () => {
    const [load, again] = [stalled(), beside()];
    void fetchAgain(load, partOf, again);
    await vi.advanceTimersByTimeAsync(LATE_AFTER_MS);
    await Promise.all([fetchAgain(load, partOf, again), fetchAgain(load, ({ part }) => part.length, again)]);
    await vi.advanceTimersByTimeAsync(LATE_AFTER_MS);
    await fetchAgain(load, partOf, again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('has not failed when it comes neither at once nor at the second address, while the first goes on', async () => {
    const load = stalled();
    const again = beside().mockRejectedValue(notFetched);
    let outcome = 'none';
    const note = (text: string) => () => {
      outcome = text;
    };
    fetchAgain(load, partOf, again).then(note('there'), note('failed'));
    await vi.advanceTimersByTimeAsync(LATE_AFTER_MS);
    fetchAgain(load, partOf, again).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(again).toHaveBeenCalledTimes(4);
    expect(outcome).toBe('none');
  });
});
