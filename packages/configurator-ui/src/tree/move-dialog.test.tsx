// @vitest-environment happy-dom
import { type BoundFunctions, type queries, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';
import { violationsIn } from '../testing/violations-in';

beforeAll(() => import('./move-dialog'));

const open = async (options: Parameters<typeof openEditor>[0] = {}) => {
  const opened = await openEditor(options);
  const tree = opened.screen.getByRole('tree', { name: 'In this room' });
  const line = (name: RegExp) => within(tree).getByRole('treeitem', { name });
  const row = (name: string) =>
    within(tree)
      .getAllByRole('treeitem')
      .find((each) => each.textContent?.startsWith(name))!;
  /** Presses M on a line of the tree. */
  const press = async (name: string) => {
    row(name).focus();
    await opened.user.keyboard('m');
    return within(await opened.screen.findByRole('dialog'));
  };
  const steps = () => opened.editor.document.getState().undo;
  return { ...opened, line, row, press, steps };
};

type Dialog = BoundFunctions<typeof queries>;
const values = (dialog: Dialog) => dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
const labels = (dialog: Dialog) => dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);

describe('M in the tree', () => {
  it('moves a luminaire to a place and a height in one step, and comes back to its line', async () => {
    const { press, user, lightOf, steps, row, screen, editor } = await open();
    const dialog = await press('L6');
    expect(labels(dialog)).toEqual(['From left', 'From back', 'Height']);
    expect(values(dialog)).toEqual(['300', '22', '150']);
    expect(document.activeElement).toBe(dialog.getByLabelText('From left'));
    await user.keyboard('240{Tab}40{Tab}120{Enter}');
    expect(lightOf('l6')).toMatchObject({ x: 0.4, heightCm: 120 });
    expect(lightOf('l6').z).toBeCloseTo(-1.1, 9);
    expect(steps()).toEqual([{ kind: 'move', names: ['L6'] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toEqual(row('L6'));
    expect(editor.view.getState().selection).toEqual(['l6']);
  });

  it('measures from another luminaire, the other way with a minus', async () => {
    const { press, user, lightOf } = await open();
    const dialog = await press('L6');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Relative to' }), 'L7 Alba 18');
    expect(labels(dialog)).toEqual(['To the right', 'To the front', 'Lower']);
    expect(values(dialog)).toEqual(['−60', '0', '0']);
    await user.clear(dialog.getByLabelText('To the right'));
    await user.type(dialog.getByLabelText('To the right'), '-90');
    await user.clear(dialog.getByLabelText('Lower'));
    await user.type(dialog.getByLabelText('Lower'), '10');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(lightOf('l6').x).toBeCloseTo(0.7, 9);
    expect(lightOf('l6').heightCm).toBe(160);
  });

  it('measures from a canopy where it has a place, and from the room where it has none', async () => {
    const { press, user } = await open();
    const dialog = await press('L6');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Relative to' }), 'Canopy A');
    expect(labels(dialog)).toEqual(['To the right', 'To the front', 'Height']);
    expect(values(dialog)).toEqual(['100', '−40,5', '150']);
  });

  it('keeps what is refused with its reason, and offers the nearest place', async () => {
    const { press, user, lightOf, steps } = await open();
    const dialog = await press('L6');
    await user.keyboard('355{Enter}');
    expect(dialog.getByRole('alert').textContent).toMatch(/^Too close to Canopy C · 15\scm needed/);
    expect(values(dialog)[0]).toBe('355');
    expect(lightOf('l6').x).toBe(1);
    expect(steps()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^Take the nearest place · From left 340,5\scm/ }));
    expect(lightOf('l6').x).toBeCloseTo(1.405, 3);
    expect(steps()).toHaveLength(1);
  });

  it('says how high a luminaire may hang, and sends no text that it cannot read', async () => {
    const { press, user, steps, lightOf } = await open();
    const dialog = await press('L6');
    const height = dialog.getByLabelText('Height');
    await user.clear(height);
    await user.type(height, 'high{Enter}');
    expect(dialog.getByRole('alert').textContent).toMatch(/^Write a length such as 130\scm$/);
    expect(document.activeElement).toEqual(height);
    expect(steps()).toEqual([]);
    await user.clear(height);
    await user.type(height, '400{Enter}');
    expect(dialog.getByRole('alert').textContent).toMatch(/270\scm/);
    await user.click(dialog.getByRole('button', { name: /^Take the nearest place/ }));
    expect(lightOf('l6').heightCm).toBe(270);
  });

  it('takes the rest of the selection along and says at what it measures', async () => {
    const { press, user, editor, lightOf } = await open();
    editor.select(['l6', 'l7']);
    const dialog = await press('L7');
    expect(dialog.getByText('Measured at L7; everything else goes along.')).toBeTruthy();
    await user.keyboard('350{Enter}');
    expect([lightOf('l6').x, lightOf('l7').x].map((x) => Math.round(x * 100))).toEqual([90, 150]);
  });

  it('is in inches where the unit is', async () => {
    const { press, user, editor, lightOf } = await open();
    editor.setView({ unit: 'imperial' });
    const dialog = await press('L6');
    expect(values(dialog)[2]).toBe('4′ 11 1/16″');
    await user.clear(dialog.getByLabelText('Height'));
    await user.type(dialog.getByLabelText('Height'), '4ft{Enter}');
    expect(lightOf('l6').heightCm).toBe(122);
  });

  it('is given up by Escape, and does not open for the room', async () => {
    const { press, user, screen, steps, row } = await open();
    await press('L6');
    await user.keyboard('240{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(steps()).toEqual([]);
    row('Room').focus();
    await user.keyboard('m');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open where nothing may be changed', async () => {
    const { user, screen, row } = await open({ input: { mode: 'validate' } });
    row('L6').focus();
    await user.keyboard('m');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves lights along their belt, and is listed among the keys', async () => {
    const { press, user, editor, screen } = await open({ room: 'belts' });
    const dialog = await press('L1');
    expect(labels(dialog)).toEqual(['Along the belt']);
    await user.keyboard('30{Enter}');
    const arc = editor.document.getState().scene.lights.find(({ id }) => id === 'l1')?.host?.arcLengthMetres;
    expect(arc).toBeCloseTo(0.3, 6);
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog'));
    expect(help.getByText('Move by numbers, in the list of the room').parentElement?.textContent).toMatch(/M$/);
  });
});

it('has no fault that axe finds, with a refusal on screen', async () => {
  const { press, user, screen } = await open();
  await press('L6');
  await user.keyboard('355{Enter}');
  expect(await violationsIn(screen.getByRole('dialog'))).toEqual([]);
});
