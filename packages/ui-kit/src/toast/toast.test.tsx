import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Modal } from '../modal/modal';
import { violationsIn } from '../testing/axe';
import { TOAST_MS, type ToastOptions, ToastProvider, useToast } from './toast';

afterEach(() => vi.useRealTimers());

const Probe = ({ toast }: { toast: ToastOptions }) => {
  const { show, dismiss, leavePage } = useToast();
  return (
    <>
      <button type="button" onClick={() => show(toast)}>
        Show
      </button>
      <button type="button" onClick={() => dismiss(1)}>
        Dismiss first
      </button>
      <button type="button" onClick={leavePage}>
        Leave
      </button>
    </>
  );
};
/** With the region there: it is fetched when someone first touches the page. */
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
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onExpire).toHaveBeenCalledTimes(0);
  expect(shown()).toBe(0);
});

it('goes away by itself and then makes the deletion final, once', async () => {
  const onExpire = vi.fn();
  await mount({ title: 'Alba 33 deleted', onUndo: () => undefined, onExpire });
  vi.useFakeTimers();
  press('Show');
  act(() => vi.advanceTimersByTime(TOAST_MS - 10));
  expect(shown()).toBe(1);
  expect(onExpire).toHaveBeenCalledTimes(0);
  act(() => vi.advanceTimersByTime(20));
  expect(shown()).toBe(0);
  expect(onExpire).toHaveBeenCalledTimes(1);
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

it('offers a second command beside the first, and runs one of them', async () => {
  const [onAction, onAlternative] = [vi.fn(), vi.fn()];
  await mount({
    title: '1 of 3 cannot change this way',
    action: { label: 'Limit', altText: 'Choose less', onAction },
    alternative: { label: 'Show', altText: 'Select it in the list', onAction: onAlternative },
  });
  press('Show');
  await userEvent.click(screen.getAllByRole('button', { name: 'Show' }).at(-1)!);
  expect(onAction).toHaveBeenCalledTimes(0);
  expect(onAlternative).toHaveBeenCalledTimes(1);
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

it('shows messages from before its region was mounted', async () => {
  render(
    <ToastProvider label="Messages">
      <Probe toast={{ title: 'Alba 33 deleted' }} />
    </ToastProvider>,
  );
  press('Show');
  expect((await screen.findAllByText('Alba 33 deleted')).length).toBeGreaterThan(0);
});

it('waits while the pointer or the focus is on it, and goes on from where it was', async () => {
  await mount({ title: 'Alba 33 deleted' });
  vi.useFakeTimers();
  press('Show');
  act(() => vi.advanceTimersByTime(TOAST_MS - 1000));
  fireEvent.pointerEnter(screen.getByRole('region'));
  act(() => vi.advanceTimersByTime(TOAST_MS));
  expect(shown()).toBe(1);
  fireEvent.pointerLeave(screen.getByRole('region'));
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  act(() => vi.advanceTimersByTime(TOAST_MS));
  expect(shown()).toBe(1);
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  act(() => vi.advanceTimersByTime(990));
  expect(shown()).toBe(1);
  act(() => vi.advanceTimersByTime(20));
  expect(shown()).toBe(0);
});

it('is reached by F8, closed by Escape, and gives the focus back when it was the last', async () => {
  await mount({ title: 'Alba 33 deleted' });
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages (F8)' }));
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe(0);
  expect(document.activeElement).toEqual(screen.getByRole('button', { name: 'Show' }));
});

it('stays while Escape closes an overlay, and closes by the next Escape', async () => {
  render(
    <ToastProvider label="Messages">
      <Modal defaultOpen title="New project">
        <Probe toast={{ title: 'Alba 33 deleted' }} />
      </Modal>
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('region', { hidden: true });
  expect(shown()).toBe(1);
  expect(screen.queryAllByRole('dialog')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe(1);
  expect(screen.queryAllByRole('dialog')).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  expect(shown()).toBe(0);
});

it('leaves an overlay open when it is pressed', async () => {
  const onUndo = vi.fn();
  render(
    <ToastProvider label="Messages">
      <Modal defaultOpen title="New project">
        <Probe toast={{ title: 'Alba 33 deleted', onUndo }} />
      </Modal>
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }), { pointerEventsCheck: 0 });
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryAllByRole('dialog')).toHaveLength(1);
});

it.each([
  ['ltr', 60, 0],
  ['ltr', 40, 1],
  ['ltr', -60, 1],
  ['rtl', -60, 0],
  ['rtl', 60, 1],
])('read %s and pulled by %i px there are %i left', async (direction, way, left) => {
  const onExpire = vi.fn();
  render(
    <div dir={direction}>
      <ToastProvider label="Messages">
        <Probe toast={{ title: 'Alba 33 deleted', onExpire }} />
      </ToastProvider>
    </div>,
  );
  press('Show');
  const card = (await screen.findAllByText('Alba 33 deleted')).flatMap((found) => found.closest('li') ?? [])[0];
  if (!card) throw new Error('No toast');
  fireEvent.pointerDown(card, { clientX: 200, pointerId: 1, button: 0 });
  for (const part of [0.5, 1]) fireEvent.pointerMove(card, { clientX: 200 + way * part, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: 200 + way, pointerId: 1 });
  expect(shown()).toEqual(left);
  expect(onExpire.mock.calls.length).toEqual(1 - left);
});

it('announces each new toast once in an existing live region', async () => {
  await mount({ title: 'Alba 33 deleted', description: '4 pieces', tone: 'error', onUndo: () => undefined });
  const said = () => Array.from(document.querySelectorAll('[aria-live]'), (region) => region.textContent);
  expect(said()).toEqual(['', '']);
  vi.useFakeTimers();
  press('Show');
  expect(said()).toEqual(['', 'Messages Alba 33 deleted 4 pieces Undo']);
  act(() => vi.advanceTimersByTime(1010));
  expect(said()).toEqual(['', '']);
});

it('is refused outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Probe toast={{ title: 'x' }} />)).toThrow('useToast needs a ToastProvider above it');
});

it('expires with the page of its command; a purely informative one stays', async () => {
  const onUndo = vi.fn();
  const onExpire = vi.fn();
  await mount({ title: 'Alba 33 deleted', onUndo, onExpire });
  press('Show');
  press('Leave');
  expect(shown()).toBe(0);
  expect(onExpire).toHaveBeenCalledTimes(1);
  expect(onUndo).toHaveBeenCalledTimes(0);
});

it('stays on the next page where it has no command', async () => {
  await mount({ title: 'Alba 33 deleted' });
  press('Show');
  press('Leave');
  expect(shown()).toBe(1);
});
