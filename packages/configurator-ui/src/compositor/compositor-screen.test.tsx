import { outletsIn, outletVerbsOf } from '@candil/configurator';
import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openCompositor } from '../testing/open-compositor';
import { violationsIn } from '../testing/violations-in';

type Opened = Awaited<ReturnType<typeof openCompositor>>;

const LINE_5 = '9712';
const hung = ({ editor }: Opened) =>
  outletsIn(editor.document.getState().scene).map(({ light }) => (light === undefined ? '–' : `${light.model} ${light.heightCm}`));
const properties = ({ screen }: Opened) => within(screen.getByRole('region', { name: 'Properties' }));
const strip = ({ screen }: Opened) => within(screen.getByRole('radiogroup', { name: 'Outlets' }));

it.each([1440, 1024, 390])('has no fault that axe finds at %s px, with and without a canopy', async (width) => {
  const begun = await openCompositor({ width });
  expect(await violationsIn(begun.screen.container)).toEqual([]);
  begun.screen.unmount();
  const { screen, editor } = await openCompositor({ width, canopy: LINE_5 });
  act(() => void outletVerbsOf(editor).hang([1, 2], '0162'));
  expect(await violationsIn(screen.container)).toEqual([]);
});

it('turns the whole canopy by the brackets, wherever the focus is but in a field', async () => {
  const { editor, user } = await openCompositor({ canopy: LINE_5 });
  const degrees = () => {
    const turn = editor.document.getState().scene.canopies[0]?.outlets?.turnRadians ?? Number.NaN;
    return Math.round((turn * 180) / Math.PI);
  };
  await user.keyboard('[[[[');
  expect(degrees()).toBe(30);
  await user.keyboard('}}]');
  expect(degrees()).toBe(13);
  expect(
    editor.document
      .getState()
      .undo.map(({ kind }) => kind)
      .slice(-2),
  ).toEqual(['canopy', 'turn']);
});

it('begins with the choice of a canopy, which another may follow', async () => {
  const opened = await openCompositor();
  const { screen, user } = opened;
  const start = within(screen.getByRole('region', { name: 'Choose a canopy' }));
  await user.click(start.getByRole('radio', { name: /Linear.*5 outlets/ }));
  expect(strip(opened).getAllByRole('radio')).toHaveLength(5);
  expect(screen.queryByRole('region', { name: 'Choose a canopy' })).toBeNull();
  await user.click(properties(opened).getByRole('radio', { name: 'Canopy' }));
  await user.click(properties(opened).getByRole('radio', { name: /Round.*3 outlets/ }));
  expect(strip(opened).getAllByRole('radio')).toHaveLength(3);
});

it('is filled, graded and emptied by keys alone', async () => {
  const opened = await openCompositor({ canopy: LINE_5 });
  const { screen, user, editor } = opened;
  strip(opened).getByRole('radio', { name: 'Outlet 1: empty' }).focus();
  properties(opened)
    .getByRole('button', { name: /^Alba 18/ })
    .focus();
  await user.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Fill all' }).focus();
  await user.keyboard('{Enter}');
  expect(hung(opened)).toEqual(Array(5).fill('0162 150'));
  strip(opened)
    .getByRole('radio', { name: /^Outlet 1: Alba 18/ })
    .focus();
  await user.keyboard('{ArrowRight}{PageDown}{PageDown}{Shift>}{PageDown}{/Shift}');
  expect(hung(opened)[1]).toBe('0162 162');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Outlet 5/);
  await user.keyboard('{Delete}');
  expect(hung(opened)[4]).toBe('–');
  await user.keyboard('{Control>}z{/Control}');
  expect(hung(opened)[4]).toBe('0162 150');
  expect(editor.document.getState().undo.map(({ kind }) => kind)).toEqual(['canopy', 'hang', 'hang', 'raise']);
});

it('explains why a shade is too wide, and hangs it with its neighbours removed, or a smaller one', async () => {
  const opened = await openCompositor({ canopy: LINE_5 });
  const { user, screen, editor } = opened;
  act(() => void outletVerbsOf(editor).hang([1, 2, 3], '0820'));
  expect(hung(opened)).toEqual(['–', '–', '–', '–', '–']);
  await user.click(properties(opened).getByRole('button', { name: /^Alba 33/ }));
  await user.click(screen.getByRole('button', { name: 'Fill all' }));
  const alert = within(screen.getByRole('alert'));
  await user.click(alert.getByRole('button', { name: 'Hang it from 3 outlets and leave the others empty' }));
  expect(hung(opened)).toEqual(['0820 200', '–', '0820 200', '–', '0820 200']);
});

it('narrows the shades to favourites, of other collections too', async () => {
  const opened = await openCompositor({ canopy: LINE_5, remembered: { favourites: ['5520', '0162', '9999'], recent: [] } });
  const { user } = opened;
  const shades = () =>
    properties(opened)
      .getAllByRole('button', { name: /^(Alba|Perla)/ })
      .map((card) => card.getAttribute('aria-label')?.slice(0, 8));
  const all = shades();
  expect(all).not.toContain('Perla 20');
  await user.click(properties(opened).getByRole('button', { name: 'Favourites' }));
  expect(shades()).toEqual(['Perla 20', 'Alba 18,']);
  expect(properties(opened).queryByRole('button', { name: 'Viewed recently' })).toBeNull();
  await user.click(properties(opened).getByRole('button', { name: 'Favourites' }));
  expect(shades()).toEqual(all);
});

it('chooses for one pendant, or for all of them in one step', async () => {
  const opened = await openCompositor({ canopy: LINE_5 });
  const { user, editor } = opened;
  act(() => void outletVerbsOf(editor).hang([1, 2, 3, 4, 5], '0162'));
  await user.click(properties(opened).getByRole('radio', { name: 'All 5 pendants' }));
  await user.click(properties(opened).getByRole('radio', { name: '2700 K' }));
  const { lights } = editor.document.getState().scene;
  expect(new Set(lights.map(({ temperature }) => temperature)).size).toBe(1);
  expect(lights[0]?.temperature).toBeDefined();
  expect(editor.document.getState().undo).toHaveLength(3);
});

it('changes nothing while it validates', async () => {
  const opened = await openCompositor({ canopy: LINE_5, mode: 'validate' });
  expect(opened.screen.queryByRole('toolbar', { name: 'All outlets' })).toBeNull();
  expect(properties(opened).queryByRole('button', { name: /^Alba 18/ })).toBeNull();
});

it('starts from a code beside the canopies, until one hangs', async () => {
  const asked: string[] = [];
  const { user, screen, editor } = await openCompositor({
    beginFromCode: async (code) => {
      asked.push(code);
      return { failure: { code: 'editor.needs-canopy' } };
    },
  });
  const field = await screen.findByLabelText('From a code');
  await user.type(field, '5520 11{Enter}');
  expect(asked).toEqual(['5520 11']);
  expect((await screen.findByRole('alert')).textContent).toBe('Pendants hang from a canopy here · choose one first');
  act(() => void outletVerbsOf(editor).chooseCanopy(LINE_5));
  expect(screen.queryByLabelText('From a code')).toBeNull();
});
