import { LATE_AFTER_MS } from '@candil/configurator';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { later } from './later';
import { missingParts } from './missing-parts';

const Part = () => <p>Here</p>;
const failing = () => vi.fn<() => Promise<{ Part: typeof Part }>>().mockRejectedValue(new TypeError('offline'));
const partOf = (parts: { readonly Part: typeof Part }) => parts.Part;

it('keeps a place until the part has arrived, also at a second attempt', async () => {
  const load = failing().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ Part });
  const Later = later(load, partOf, () => <p>Wait</p>);
  render(<Later />);
  expect(screen.getByText('Wait')).toBeTruthy();
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves the screen standing without a part that does not arrive, and fetches it when the connection is back', async () => {
  vi.useFakeTimers();
  const load = failing();
  const Later = later(load, partOf);
  render(
    <main>
      Drawing
      <Later />
    </main>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('main').textContent).toBe('Drawing');
  expect(load).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
  load.mockResolvedValue({ Part });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeTruthy();
});

it('is told of as missing while it is drawn and has not arrived', async () => {
  vi.useFakeTimers();
  const load = failing();
  const Later = later(load, partOf, () => <p>Instead</p>);
  const { unmount } = render(<Later />);
  expect(missingParts.getState()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  const missed = missingParts.getState();
  expect(missed.map(({ cause }) => cause)).toEqual([new TypeError('offline')]);
  expect(screen.getByText('Instead').textContent).toBe('Instead');
  load.mockResolvedValue({ Part });
  await act(async () => void (await missed[0]?.again()));
  expect(screen.getByText('Here').textContent).toBe('Here');
  expect(missingParts.getState()).toEqual([]);
  unmount();
});

it('is not missed by anyone once it is no longer drawn', async () => {
  vi.useFakeTimers();
  const Later = later(failing(), partOf);
  const { unmount } = render(<Later />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(missingParts.getState()).toHaveLength(1);
  unmount();
  expect(missingParts.getState()).toEqual([]);
});

it('fetches a part that was missed when it is drawn anew', async () => {
  vi.useFakeTimers();
  const load = failing();
  const Later = later(load, partOf);
  const { unmount } = render(<Later />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  unmount();
  load.mockResolvedValue({ Part });
  render(<Later />);
  expect(await screen.findByText('Here')).toBeTruthy();
});

it('is told of as late while it is drawn and on its way for long, until it arrives', async () => {
  vi.useFakeTimers();
  let arrive: () => void = () => undefined;
  const load = () =>
    new Promise<{ Part: typeof Part }>((resolve) => {
      arrive = () => resolve({ Part });
    });
  const Later = later(load, partOf, () => <p>Wait</p>);
  const { unmount } = render(<Later />);
  await act(() => vi.advanceTimersByTimeAsync(LATE_AFTER_MS));
  const lateness = () => missingParts.getState().map(({ isLate }) => isLate);
  expect(lateness()).toEqual([true]);
  unmount();
  expect(lateness()).toEqual([]);
  render(<Later />);
  expect(lateness()).toEqual([true]);
  expect(screen.getByText('Wait').textContent).toBe('Wait');
  vi.useRealTimers();
  arrive();
  expect(await screen.findByText('Here')).toBeTruthy();
  expect(lateness()).toEqual([]);
});
