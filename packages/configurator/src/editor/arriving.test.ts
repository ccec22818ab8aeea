import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { arriving } from './arriving';
import { LATE_AFTER_MS } from './await-part';
import type { MissingPart } from './missing-parts';

const PART = { name: 'handling' };
const OFFLINE = new TypeError('offline');

const asked = (load: () => Promise<typeof PART>) => {
  const missing = createStore<readonly MissingPart[]>(() => []);
  const [onArrival, onMiss] = [vi.fn(), vi.fn()];
  return { part: arriving(load, { onArrival, onMiss, missing }), missing, onArrival, onMiss };
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
    await vi.advanceTimersByTimeAsync(LATE_AFTER_MS - 1);
    expect(causesOf(slow)).toEqual([]);
    const unwanted = asked(loading().mockRejectedValue(OFFLINE));
    await turn();
    expect(causesOf(unwanted)).toEqual([]);
    expect(unwanted.onMiss.mock.calls).toHaveLength(1);
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

  /** Loads that end when the test says so. */
  const travelling = () => {
    const sent: { readonly arrive: () => void; readonly fail: () => void }[] = [];
    const load = vi.fn(
      () => new Promise<typeof PART>((resolve, reject) => sent.push({ arrive: () => resolve(PART), fail: () => reject(OFFLINE) })),
    );
    return { sent, load };
  };
  const lateness = ({ missing }: ReturnType<typeof asked>) => missing.getState().map(({ isLate }) => isLate);
  const untilLate = () => vi.advanceTimersByTimeAsync(LATE_AFTER_MS);

  it('is late once it was wanted and does not come, in whichever order, until it arrives after all', async () => {
    const { sent, load } = travelling();
    const late = asked(load);
    await untilLate();
    expect(lateness(late)).toEqual([]);
    expect(late.onMiss.mock.calls.map(([{ isLate }]) => isLate)).toEqual([true]);
    late.part();
    expect(lateness(late)).toEqual([true]);
    sent[0]?.arrive();
    await turn();
    expect(lateness(late)).toEqual([]);
    expect(late.part()).toEqual(PART);
    await untilLate();
    expect(lateness(late)).toEqual([]);
    expect(late.onArrival.mock.calls).toEqual([[PART]]);
  });

  it('that is late is asked for once more, and the first of both to come counts', async () => {
    const { sent, load } = travelling();
    const late = asked(load);
    late.part();
    await untilLate();
    const inVain = late.missing.getState()[0]?.again();
    expect(load).toHaveBeenCalledTimes(2);
    await untilLate();
    await inVain;
    expect(lateness(late)).toEqual([true]);
    const trial = late.missing.getState()[0]?.again();
    sent[2]?.arrive();
    await trial;
    expect(lateness(late)).toEqual([]);
    for (const { arrive } of sent) arrive();
    await turn();
    expect(late.onArrival.mock.calls).toEqual([[PART]]);
  });

  it('has not failed while it was asked for once more and that is on its way', async () => {
    const { sent, load } = travelling();
    const late = asked(load);
    late.part();
    await untilLate();
    void late.missing.getState()[0]?.again();
    sent[0]?.fail();
    await turn();
    expect(lateness(late)).toEqual([true]);
    sent[1]?.fail();
    await turn();
    expect(lateness(late)).toEqual([false]);
    expect(causesOf(late)).toEqual([OFFLINE]);
  });
});
