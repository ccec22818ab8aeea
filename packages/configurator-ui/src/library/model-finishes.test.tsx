import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const open = async () => {
  const { editor, user, screen } = await openEditor();
  const library = within(screen.getByRole('region', { name: 'Library' }));
  const finishes = () => within(library.getByRole('group', { name: 'Finish: Alba 33' }));
  return { editor, user, library, finishes };
};

it('takes a model into the hand in the finish of a swatch, and puts it back by the same', async () => {
  const { editor, user, finishes } = await open();
  await user.click(finishes().getByRole('button', { name: /more finish/ }));
  const terra = finishes().getByRole('button', { name: /^Alba 33 in Terra/ });
  await user.click(terra);
  expect(terra.getAttribute('aria-pressed')).toBe('true');
  expect(editor.scope.getState()).toEqual({ kind: 'placing', model: '0820', repeat: false });
  expect(editor.view.getState().finishes).toEqual({ '0820': '31' });
  await user.click(terra);
  expect(editor.scope.getState().kind).toBe('idle');
  expect(editor.view.getState().finishes).toEqual({ '0820': '31' });
  act(() => editor.select([]));
  act(() => void editor.addLight('0820', { x: 1.3, z: 1 }));
  expect(editor.document.getState().scene.lights.at(-1)?.color).toBe('31');
});

it('shows one line of finishes with the chosen one among them, the others behind their count', async () => {
  const { editor, user, finishes } = await open();
  const all = editor.sources.context.modelOf('0820')?.variations.filter(({ type }) => type === 'color') ?? [];
  const shown = () => finishes().queryAllByRole('button', { name: /^Alba 33 in / });
  expect(all.length).toBeGreaterThan(4);
  expect(shown()).toHaveLength(3);
  act(() => editor.setFinish('0820', all.at(-1)?.modifier ?? ''));
  expect(shown()).toHaveLength(3);
  expect(shown().at(-1)?.getAttribute('aria-pressed')).toBe('true');
  await user.click(finishes().getByRole('button', { name: /more finish/ }));
  expect(shown()).toHaveLength(all.length);
});

it('keeps the arrows on the cards, and the swatches of one card in the order of the tab', async () => {
  const { user, library, finishes } = await open();
  const [first, second] = library.getAllByRole('button', { name: /^Place/ });
  act(() => first!.focus());
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  const tabbable = library.getAllByRole('group').map((group) =>
    within(group)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  );
  expect(tabbable.filter((buttons) => buttons.length > 0)).toHaveLength(1);
  expect(finishes()).toBeTruthy();
});
