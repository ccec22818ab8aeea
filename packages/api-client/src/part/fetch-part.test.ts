import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isApiFailure } from '../api-failure';
import { fetchPart } from './fetch-part';
import { PartFailure } from './part-failure';

const ADDRESS = 'http://127.0.0.1:4000/assets/CidAc-1d.js';
const notFetched = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part of the program', () => {
  it('is asked for once where it arrives', async () => {
    const load = vi.fn(async () => 'part');
    expect(await fetchPart(load)).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for under another address where the browser names the one that failed', async () => {
    const load = vi.fn(() => Promise.reject(notFetched));
    const again = vi.fn<(address: string) => Promise<string>>().mockRejectedValueOnce(notFetched).mockResolvedValue('part');
    const fetched = fetchPart(load, again);
    await vi.runAllTimersAsync();
    expect(await fetched).toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
    expect(again.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
  });

  it('is found under the name that it has in a file with others, where it comes from another address', async () => {
    const load = () => Promise.reject<{ part: string }>(notFetched);
    load.toString = () => '()=>r(()=>import(`./CidAc-1d.js`).then(e=>e.n),[])';
    const fetched = fetchPart(load, async () => ({ part: 'another', n: { part: 'part' } }));
    await vi.runAllTimersAsync();
    expect(await fetched).toEqual({ part: 'part' });
  });

  it('is asked for as before where the browser names none', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
    load.mockResolvedValueOnce('part');
    const fetched = fetchPart(load);
    await vi.runAllTimersAsync();
    expect(await fetched).toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that never arrives ends as a failure of the network, after 4.3 seconds', async () => {
    const again = vi.fn(() => Promise.reject(notFetched));
    const start = Date.now();
    const failed = fetchPart(() => Promise.reject(notFetched), again).catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    const thrown = await failed;
    expect(thrown).toBeInstanceOf(PartFailure);
    expect(isApiFailure(thrown) && [thrown.kind, thrown.URL]).toEqual(['network', ADDRESS]);
    expect(again).toHaveBeenCalledTimes(3);
    expect(Date.now() - start).toBe(4_300);
  });
});
