import { type Handling, LATE_AFTER_MS } from '@candil/configurator';
import { handlingOf } from '@candil/configurator/handling';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEditor } from '../testing/open-editor';

const ADDRESS = 'https://candil.example/assets/handling-C1d.js';
const OFFLINE = new TypeError('offline');
const handling = handlingOf({ subFamilyId: 107 });
const loading = () => vi.fn<() => Promise<Handling>>().mockRejectedValue(OFFLINE);

/** Someone wants to move a luminaire, which needs a part that does not arrive. */
const wanting = async (load: () => Promise<Handling>, props?: { readonly onReload: () => void }) => {
  const opened = await openEditor({ input: { handling: load }, ...props });
  const { editor } = opened;
  await act(async () => editor.nudge(['l1'], { x: 0.05 }));
  return opened;
};
const NOTICE = /A part of the editor could not be loaded. Nothing is lost/;
const notice = () => screen.queryByText(NOTICE);
const late = () => screen.queryByText(/A part of the editor is taking long to load; the connection seems slow. Nothing is lost/);
const buttons = () =>
  within(screen.getByText(/part of (the editor|this one)/))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

afterEach(() => void vi.unstubAllGlobals());

describe('a part of the editor that does not arrive', () => {
  it('is not spoken of while it is on its way', async () => {
    await wanting(() => new Promise(() => undefined));
    expect(notice()).toBeNull();
  });

  it('is told of as late after some seconds, without what was asked for meanwhile, until it arrives', async () => {
    let arrive: (part: Handling) => void = () => undefined;
    const load = vi.fn(
      () =>
        new Promise<Handling>((resolve) => {
          arrive = resolve;
        }),
    );
    vi.useFakeTimers();
    const { editor, user } = await wanting(load, { onReload: () => undefined });
    await act(() => vi.advanceTimersByTimeAsync(LATE_AFTER_MS - 1));
    expect(late()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(late()?.closest('[role="status"]')).not.toBeNull();
    expect(buttons()).toEqual(['Try again']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => arrive(handling));
    expect(late()).toBeNull();
    expect(editor.document.getState().undo).toHaveLength(0);
    act(() => editor.nudge(['l1'], { x: 0.05 }));
    expect(editor.document.getState().undo).toHaveLength(1);
  });

  it('is told of in a status, with a way to ask again, until it has arrived', async () => {
    const load = loading();
    const { editor, user } = await wanting(load);
    expect(notice()?.closest('[role="status"]')).not.toBeNull();
    expect(buttons()).toEqual(['Try again']);
    const saving = screen.getByRole('button', { name: 'Save changes' });
    act(() => saving.focus());
    load.mockResolvedValue(handling);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(notice()).toBeNull();
    expect(editor.document.getState().undo).toHaveLength(0);
    act(() => editor.nudge(['l1'], { x: 0.05 }));
    expect(editor.document.getState().undo).toHaveLength(1);
    expect(document.activeElement).toEqual(saving);
  });

  it('is asked for when the connection is back', async () => {
    const load = loading();
    await wanting(load);
    expect(notice()).not.toBeNull();
    load.mockResolvedValue(handling);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(notice()).toBeNull();
  });

  it('offers to reload after a trial in vain, where nothing is lost by it', async () => {
    const [load, onReload] = [loading(), vi.fn()];
    const { user } = await wanting(load, { onReload });
    expect(buttons()).toEqual(['Try again']);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(buttons()).toEqual(['Try again', 'Reload']);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onReload).toHaveBeenCalledTimes(1);
  });

  it('offers only to try again where reloading would lose the work', async () => {
    const { user } = await wanting(loading());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(buttons()).toEqual(['Try again']);
  });

  it('is said to be replaced where the service no longer has it', async () => {
    vi.stubGlobal('fetch', async () => ({ status: 404 }));
    const load = loading().mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`));
    await wanting(load, { onReload: () => undefined });
    expect(await screen.findByText(/There is a newer version of the editor/)).toBeTruthy();
    expect(buttons()).toEqual(['Reload']);
  });
});
