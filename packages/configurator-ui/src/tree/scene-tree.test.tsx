import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const open = async () => {
  const opened = await openEditor();
  const tree = opened.screen.getByRole('tree', { name: 'In this room' });
  const lines = () => within(tree).getAllByRole('treeitem');
  return { ...opened, tree, lines, said: () => lines().map((line) => line.textContent) };
};

it('mirrors the room, with a canopy of one light merged into its light', async () => {
  const { lines, said } = await open();
  expect(said()).toEqual([
    'Room400 × 300 × 280',
    'Composition 15 lights',
    'Canopy AFree wire',
    'L1 Alba 33, terra140',
    'L2 Alba 33, terra110',
    'L3 Alba 33, black130',
    'L4 Perla 20, black, opal155',
    'L5 Perla 20, black, opal125',
    'Composition 22 lights',
    'L6 Alba 18, bronze150',
    'L7 Alba 18, bronze150',
  ]);
  expect(lines().map((line) => line.getAttribute('aria-level'))).toEqual(['1', '2', '3', '4', '4', '4', '4', '4', '2', '3', '3']);
});

it('is worked by keys alone: choose, nudge, change the height, remove, take back', async () => {
  const { editor, user, lines, lightOf } = await open();
  lines()[0]!.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(editor.view.getState().selection).toEqual(['l1']);
  await user.keyboard('{F2}');
  await user.keyboard('155{Enter}');
  expect(lightOf('l1').heightCm).toBe(155);
  lines()[3]!.focus();
  await user.keyboard('{Delete}');
  expect(editor.document.getState().scene.lights).toHaveLength(6);
  await user.keyboard('{Control>}z{/Control}');
  expect(editor.document.getState().scene.lights).toHaveLength(7);
});

it('adds to the selection with Shift and closes branches', async () => {
  const { editor, user, lines } = await open();
  await user.click(lines()[3]!);
  await user.keyboard('{Shift>}');
  await user.click(lines()[4]!);
  await user.keyboard('{/Shift}');
  expect(editor.view.getState().selection).toEqual(['l1', 'l2']);
  expect(lines().filter((line) => line.getAttribute('aria-selected') === 'true')).toHaveLength(2);
  lines()[1]!.focus();
  await user.keyboard('{ArrowLeft}');
  expect(lines()).toHaveLength(5);
});

it('types the height of the room, and keeps a text that is no length with the reason', async () => {
  const { editor, user, lines, screen, lightOf } = await open();
  lines()[0]!.focus();
  await user.keyboard('{F2}300{Enter}');
  expect(editor.document.getState().scene.room.heightMetres).toBe(3);
  expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['room']);
  lines()[3]!.focus();
  await user.keyboard('{F2}high{Enter}');
  const field = screen.getByLabelText('Height of L1') as HTMLInputElement;
  expect(field.value).toBe('high');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(lightOf('l1').heightCm).toBe(140);
  await user.clear(field);
  await user.type(field, '130{Enter}');
  expect(lightOf('l1').heightCm).toBe(130);
});
