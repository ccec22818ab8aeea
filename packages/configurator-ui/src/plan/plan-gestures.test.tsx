import type { SceneLight } from '@candil/configurator';
import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const drawn = vi.hoisted(() => new Map<string, number>());
vi.mock('../words/use-light-label', () => ({
  useLightLabel: (light: SceneLight) => {
    drawn.set(light.id, (drawn.get(light.id) ?? 0) + 1);
    return light.label;
  },
}));

// Test files share their modules: modules loaded by another file are not counted here.
vi.resetModules();
const { openEditor } = await import('../testing/open-editor');

const part = (id: string) => document.getElementById(`plan-${id}`)!;
const canvas = () => part('l3').closest('svg')!;
const at = (x: number, y: number, more: object = {}) => ({
  clientX: x,
  clientY: y,
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  ...more,
});

it('draws no luminaire anew while one is dragged, and drops it as one step', async () => {
  const { editor, lightOf } = await openEditor();
  const before = lightOf('l3');
  fireEvent.pointerDown(part('l3'), at(300, 200));
  fireEvent.pointerMove(canvas(), at(306, 206));
  drawn.clear();
  for (let step = 1; step <= 10; step += 1) fireEvent.pointerMove(canvas(), at(306 + step, 206 + step));
  expect([...drawn.keys()]).toEqual([]);
  expect(editor.document.getState().scene.lights.find(({ id }) => id === 'l3')).toBe(before);
  fireEvent.pointerUp(canvas(), at(316, 216));
  expect(editor.document.getState().undo).toEqual([{ kind: 'move', names: ['L3'] }]);
  expect(lightOf('l3').x).toBeGreaterThan(before.x);
});

it('moves a dragged luminaire as a whole, and draws it where it stands at rest', async () => {
  await openEditor();
  const look = () => ({ cx: part('l3').querySelector('circle')?.getAttribute('cx'), moved: part('l3').hasAttribute('transform') });
  const standing = look();
  fireEvent.pointerDown(part('l3'), at(300, 200));
  fireEvent.pointerMove(canvas(), at(316, 206));
  const dragged = look();
  fireEvent.pointerUp(canvas(), at(316, 206));
  const dropped = look();
  expect(standing.moved).toBe(false);
  expect(dragged).toEqual({ cx: standing.cx, moved: true });
  expect(dropped.moved).toBe(false);
  expect(Number(dropped.cx)).toBeGreaterThan(Number(standing.cx));
});

it('keeps the wire of a dragged luminaire at it, and no other', async () => {
  const { editor } = await openEditor();
  const wires = () => [...canvas().querySelectorAll('path')].map((path) => path.getAttribute('d')).filter((line) => line?.includes('Q'));
  const standing = wires();
  fireEvent.pointerDown(part('l3'), at(300, 200));
  fireEvent.pointerMove(canvas(), at(316, 206));
  const dragged = wires();
  fireEvent.keyDown(canvas(), { key: 'Escape' });
  expect(editor.scope.getState()).toEqual({ kind: 'idle' });
  expect(dragged.filter((line, index) => line !== standing[index])).toHaveLength(1);
  expect(wires()).toEqual(standing);
});

it('tells the numbers of a drag where it rests, and at once when it ends', async () => {
  const { editor, screen } = await openEditor();
  act(() => editor.select(['l3']));
  const reading = () => (screen.getByRole('textbox', { name: 'From left' }) as HTMLInputElement).value;
  const before = reading();
  vi.useFakeTimers();
  const readings: string[] = [];
  fireEvent.pointerDown(part('l3'), at(300, 200));
  for (const rest of [0, 119, 120]) {
    fireEvent.pointerMove(canvas(), at(320 + rest, 200));
    act(() => vi.advanceTimersByTime(rest));
    readings.push(reading());
  }
  fireEvent.keyDown(canvas(), { key: 'Escape' });
  vi.useRealTimers();
  const [first, second, rested] = readings;
  expect([first, second]).toEqual([before, before]);
  expect(rested).not.toBe(before);
  expect(reading()).toBe(before);
});

it.each([
  ['pointercancel', () => fireEvent.pointerCancel(canvas(), at(340, 240))],
  ['a lost capture', () => fireEvent.lostPointerCapture(canvas(), at(340, 240))],
  ['a second finger', () => fireEvent.pointerDown(canvas(), at(100, 100, { pointerId: 2, pointerType: 'touch' }))],
  ['Escape', () => fireEvent.keyDown(canvas(), { key: 'Escape' })],
])('takes a drag back as if it had never begun at %s', async (_, end) => {
  const { editor } = await openEditor();
  act(() => editor.select(['l3']));
  const { space } = editor.document.getState();
  fireEvent.pointerDown(part('l3'), at(300, 200, { pointerType: 'touch' }));
  fireEvent.pointerMove(canvas(), at(330, 230, { pointerType: 'touch' }));
  expect([...editor.live.getState().overrides.keys()]).toEqual(['l3']);
  end();
  const { overrides, ghosts } = editor.live.getState();
  expect(overrides.size).toBe(0);
  expect(ghosts).toEqual([]);
  expect(editor.scope.getState()).toEqual({ kind: 'idle' });
  expect(editor.document.getState().space).toBe(space);
  expect(editor.document.getState().undo).toEqual([]);
});

it('adds a luminaire to the selection under a finger that stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { editor } = await openEditor();
  act(() => editor.select(['l1']));
  fireEvent.pointerDown(part('l3'), at(300, 200, { pointerType: 'touch' }));
  act(() => vi.advanceTimersByTime(500));
  fireEvent.pointerUp(canvas(), at(300, 200, { pointerType: 'touch' }));
  expect(editor.view.getState().selection).toEqual(['l1', 'l3']);
  vi.useRealTimers();
});

it('places the selected model by one click', async () => {
  const { editor, user, screen } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Place Alba 18' }));
  expect(editor.scope.getState()).toMatchObject({ kind: 'placing', model: '0162' });
  fireEvent.pointerMove(canvas(), at(120, 380));
  expect(editor.live.getState().previews).toHaveLength(1);
  fireEvent.pointerDown(canvas(), at(120, 380));
  fireEvent.pointerUp(canvas(), at(120, 380));
  expect(editor.document.getState().scene.lights.map(({ model }) => model)).toEqual([
    '0820',
    '0820',
    '0820',
    '5520',
    '5520',
    '0162',
    '0162',
    '0162',
  ]);
});
