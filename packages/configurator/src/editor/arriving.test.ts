import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { arriving } from './arriving';
import type { MissingPart } from './missing-parts';

const PART = { name: 'handling' };
const OFFLINE = new TypeError('offline');

const asked = (load: () => Promise<typeof PART>) => {
  const missing = createStore<readonly MissingPart[]>(() => []);
  const [onArrival, onFailure] = [vi.fn(), vi.fn()];
  return { part: arriving(load, { onArrival, onFailure, missing }), missing, onArrival, onFailure };
};
const causesOf = ({ missing }: ReturnType<typeof asked>) => missing.getState().map(({ cause }) => cause);
const loading = () => vi.fn<() => Promise<typeof PART>>();
const turn = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part of the editor that is fetched', () => {
  it('is not missed while it is only slow, nor while nobody wants it', async () => {
    const slow = asked(() => new Promise(() => undefined));
    expect(slow.part()).toBeUndefined();
    expect(causesOf(slow)).toEqual([]);
    const unwanted = asked(loading().mockRejectedValue(OFFLINE));
    await turn();
    expect(causesOf(unwanted)).toEqual([]);
    expect(unwanted.onFailure.mock.calls).toHaveLength(1);
  });

  it('is missed once it was wanted and asked for in vain, in whichever order', async () => {
    const before = asked(loading().mockRejectedValue(OFFLINE));
    before.part();
    await turn();
    const after = asked(loading().mockRejectedValue(OFFLINE));
    await turn();
    after.part();
    expect([before, after].map(causesOf)).toEqual([[OFFLINE], [OFFLINE]]);
  });

  it('stays missed while it is asked for again, and no longer when it has arrived', async () => {
    const load = loading().mockRejectedValueOnce(OFFLINE).mockRejectedValueOnce(OFFLINE).mockResolvedValue(PART);
    const late = asked(load);
    late.part();
    await turn();
    const [missed] = late.missing.getState();
    const inVain = missed?.again();
    expect(causesOf(late)).toEqual([OFFLINE]);
    await inVain;
    expect(causesOf(late)).toEqual([OFFLINE]);
    expect(late.onArrival.mock.calls).toEqual([]);
    await Promise.all([missed?.again(), missed?.again()]);
    expect(late.part()).toEqual(PART);
    expect(causesOf(late)).toEqual([]);
    expect(late.onArrival.mock.calls).toEqual([[PART]]);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
