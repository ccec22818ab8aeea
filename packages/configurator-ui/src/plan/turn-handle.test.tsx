import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const handle = () => document.querySelector('[data-view="plan"] [data-target*="turn-handle"]');
const canvas = () => document.querySelector('[data-view="plan"] svg[role="application"]')!;
const spotOf = (node: Element) => {
  const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(node.getAttribute('transform') ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
};
const at = ({ x, y }: { readonly x: number; readonly y: number }, more: object = {}) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  ...more,
});

it('turns several by a drag of the handle, with the angle beside it', async () => {
  const { editor, screen, lightOf } = await openEditor();
  expect(handle()).toBeNull();
  act(() => {
    editor.nudge(['l6', 'l7'], { x: -0.5, z: 2.08 });
    editor.select(['l6', 'l7']);
  });
  const grip = handle()!;
  const start = spotOf(grip);
  const line = grip.parentElement?.querySelector('path')?.getAttribute('d') ?? '';
  const [, mx = '0', my = '0'] = /^M(\S+) (\S+)L/.exec(line) ?? [];
  const middle = { x: Number(mx), y: Number(my) };
  /** The place of the handle a quarter further. */
  const quarter = { x: middle.x - (start.y - middle.y), y: middle.y + (start.x - middle.x) };
  fireEvent.pointerDown(grip, at(start));
  fireEvent.pointerMove(canvas(), at(quarter));
  expect(editor.scope.getState().kind).toBe('turning');
  expect(screen.getByText('+90°')).toBeTruthy();
  expect(screen.getByText(/turning L6 and L7/)).toBeTruthy();
  const turned = spotOf(handle()!);
  expect([Math.round(turned.x - quarter.x), Math.round(turned.y - quarter.y)]).toEqual([0, 0]);
  fireEvent.pointerUp(canvas(), at(quarter));
  expect(lightOf('l6').x.toFixed(2)).toBe('0.80');
  expect(lightOf('l6').z.toFixed(2)).toBe('0.50');
  act(() => editor.undo());
  expect(lightOf('l6').x.toFixed(2)).toBe('0.50');
});

it.each([
  ['pointercancel', () => fireEvent.pointerCancel(canvas(), at({ x: 300, y: 300 }))],
  ['Escape', () => fireEvent.keyDown(canvas(), { key: 'Escape' })],
])('takes the turn of furniture back at %s', async (_, end) => {
  const { editor } = await openEditor();
  act(() => editor.chooseFurniture('table'));
  const { furniture } = editor.document.getState();
  const start = spotOf(handle()!);
  fireEvent.pointerDown(handle()!, at(start, { pointerType: 'touch' }));
  fireEvent.pointerMove(canvas(), at({ x: start.x + 120, y: start.y + 60 }, { pointerType: 'touch' }));
  expect(editor.live.getState().furniture.has('table')).toBe(true);
  end();
  expect(editor.document.getState().furniture).toBe(furniture);
  expect(editor.live.getState().furniture.size).toBe(0);
  expect(editor.scope.getState().kind).toBe('idle');
});

it('takes an angle under a finger, and opens the chosen piece beside', async () => {
  const { editor, user, screen } = await openEditor();
  fireEvent.pointerDown(document.querySelector('[data-view="plan"] [data-target*="table"]')!, at({ x: 10, y: 10 }));
  fireEvent.pointerUp(canvas(), at({ x: 10, y: 10 }));
  expect(editor.view.getState().furnitureId).toBe('table');
  expect(screen.getByRole('button', { name: 'Size and place: Table' }).getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Angle: 0°' }));
  await user.keyboard('30{Enter}');
  expect(editor.document.getState().furniture[0]?.turnDegrees).toBe(-30);
  expect(screen.getByRole('button', { name: 'Angle: 30°' })).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'Angle' });
  await user.clear(field);
  await user.type(field, '-45{Enter}');
  expect(editor.document.getState().furniture[0]?.turnDegrees).toBe(45);
  await user.clear(field);
  await user.type(field, '30{Enter}');
  await user.click(screen.getByRole('button', { name: 'Turn' }));
  expect(editor.document.getState().furniture[0]?.turnDegrees).toBe(-120);
});

it('is not there for a reader', async () => {
  const { editor } = await openEditor({ input: { mode: 'view' } });
  act(() => editor.select(['l6', 'l7']));
  expect(handle()).toBeNull();
});
