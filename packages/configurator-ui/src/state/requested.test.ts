import { LATE_AFTER_MS } from '@candil/configurator';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingParts } from './missing-parts';
import { requested } from './requested';

const WRITER = { write: 'writer' };
const loading = () => vi.fn<() => Promise<typeof WRITER>>();
const writerOf = ({ write }: typeof WRITER) => write;
const lateness = () => missingParts.getState().map(({ isLate }) => isLate);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is missed by nobody where it arrives in time', async () => {
  expect(await requested(loading().mockResolvedValue(WRITER), writerOf)).toBe('writer');
  await vi.advanceTimersByTimeAsync(LATE_AFTER_MS);
  expect(lateness()).toEqual([]);
});

it('is missed while it is late, and the request is answered when it arrives', async () => {
  let arrive: (parts: typeof WRITER) => void = () => undefined;
  const load = () =>
    new Promise<typeof WRITER>((resolve) => {
      arrive = resolve;
    });
  const writer = requested(load, writerOf);
  await vi.advanceTimersByTimeAsync(LATE_AFTER_MS);
  expect(lateness()).toEqual([true]);
  arrive(WRITER);
  expect(await writer).toBe('writer');
  expect(lateness()).toEqual([]);
});

it('leaves it to the one who asked to say that it did not arrive, and is asked for anew by the next request', async () => {
  const load = loading().mockRejectedValue(new TypeError('offline'));
  const failed = requested(load, writerOf).catch(String);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await failed).toBe('TypeError: offline');
  expect(lateness()).toEqual([]);
  load.mockResolvedValue(WRITER);
  expect(await requested(load, writerOf)).toBe('writer');
});
