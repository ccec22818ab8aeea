import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { later } from './later';

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
  expect([screen.getByRole('main').textContent, load.mock.calls.length]).toEqual(['Drawing', 4]);
  vi.useRealTimers();
  load.mockResolvedValue({ Part });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here')).toBeTruthy();
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
