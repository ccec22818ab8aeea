import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { violationsIn } from '../testing/axe';
import { TOAST_MS, type ToastOptions, ToastProvider, useToast } from './toast';

afterEach(() => vi.useRealTimers());

const Probe = ({ toast }: { toast: ToastOptions }) => {
  const { show, dismiss } = useToast();
  return (
    <>
      <button type="button" onClick={() => show(toast)}>
        Show
      </button>
      <button type="button" onClick={() => dismiss(1)}>
        Dismiss first
      </button>
    </>
  );
};
/** With the region there: it is fetched when somebody first touches the page. */
const mount = async (toast: ToastOptions) => {
  render(
    <ToastProvider label="Messages">
      <Probe toast={toast} />
    </ToastProvider>,
  );
  fireEvent.pointerDown(document.body);
  await screen.findByRole('region');
};
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = () => screen.queryAllByText('Alba 33 deleted').filter((element) => element.closest('li')).length;

it('undoes once and does not count as expired', async () => {
  const onUndo = vi.fn();
  const onExpire = vi.fn();
  await mount({ title: 'Alba 33 deleted', onUndo, onExpire });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await violationsIn(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([onUndo.mock.calls.length, onExpire.mock.calls.length, shown()]).toEqual([1, 0, 0]);
});

it('goes away by itself and then makes the deletion final, once', async () => {
  const onExpire = vi.fn();
  await mount({ title: 'Alba 33 deleted', onUndo: () => undefined, onExpire });
  vi.useFakeTimers();
  press('Show');
  act(() => vi.advanceTimersByTime(TOAST_MS - 10));
  expect([shown(), onExpire.mock.calls.length]).toEqual([1, 0]);
  act(() => vi.advanceTimersByTime(20));
  expect([shown(), onExpire.mock.calls.length]).toEqual([0, 1]);
});

it('runs another command, and can be closed', async () => {
  const onAction = vi.fn();
  await mount({ title: 'Alba 33 deleted', action: { label: 'Open', altText: 'Open the project list', onAction } });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe(0);
});

it('is dismissed by its id; others stay', async () => {
  await mount({ title: 'Alba 33 deleted' });
  press('Show');
  press('Show');
  expect(shown()).toBe(2);
  press('Dismiss first');
  expect(shown()).toBe(1);
});

it('shows what was said before its region was there', async () => {
  render(
    <ToastProvider label="Messages">
      <Probe toast={{ title: 'Alba 33 deleted' }} />
    </ToastProvider>,
  );
  press('Show');
  expect((await screen.findAllByText('Alba 33 deleted')).length).toBeGreaterThan(0);
});

it('is refused outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe toast={{ title: 'x' }} />)).toThrow('useToast needs a ToastProvider above it');
});
