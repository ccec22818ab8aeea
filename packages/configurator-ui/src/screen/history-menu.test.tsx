import { act, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('lists every step with what it changed in price, and goes to any of them by one press or by keys', async () => {
  const { editor, user, screen } = await openEditor();
  const heights = () => editor.document.getState().scene.lights.map(({ heightCm }) => heightCm);
  const opened = heights();
  act(() => {
    editor.remove(['l7']);
    editor.setHeight(['l1'], 150);
  });
  await user.click(screen.getByRole('button', { name: 'Steps: 2 of 2' }));
  const menu = await screen.findByRole('menu');
  const steps = () => within(menu).getAllByRole('menuitemradio');
  expect(steps().map(({ textContent }) => plain(textContent))).toEqual([
    'Height of L1',
    expect.stringMatching(/^L7 removed−\d+,\d\d €$/),
    'As it was opened2.121,75 €',
  ]);
  await user.click(steps()[2] as HTMLElement);
  expect(heights()).toEqual(opened);
  expect(steps().map((step) => step.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true']);
  // The list stays open, and an undone step is redone from it.
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(heights()[0]).toBe(150);
  expect(heights().length).toEqual(opened.length - 1);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Steps: 2 of 2' }));
});

it('tells no price where none is shown, and stands in words on a phone', async () => {
  const { editor, user, screen } = await openEditor({ width: 390, priceView: 'none' });
  act(() => editor.remove(['l7']));
  await user.click(screen.getByRole('radio', { name: 'Room' }));
  await user.click(await screen.findByText('Steps: 1 of 1'));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent),
  ).toEqual(['L7 removed', 'As it was opened']);
});
