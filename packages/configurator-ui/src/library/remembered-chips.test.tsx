import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openEditor } from '../testing/open-editor';

const open = async (favourites: readonly string[], recent: readonly string[]) => {
  const { user, screen } = await openEditor({ remembered: { favourites, recent } });
  const library = within(screen.getByRole('region', { name: 'Library' }));
  const shown = () => library.queryAllByRole('button', { name: /^Place/ }).map((card) => card.getAttribute('aria-label'));
  return { user, library, shown, press: (name: string) => user.click(library.getByRole('button', { name })) };
};

it('narrows the library to favourites or to what was opened last, in their order, and searches in them', async () => {
  const { user, library, shown, press } = await open(['5525', '0820', '9999'], ['5520']);
  const all = shown();
  await press('Favourites');
  expect(shown()).toEqual(['Place Perla 30', 'Place Alba 33']);
  await user.type(library.getByRole('searchbox'), 'alba');
  expect(shown()).toEqual(['Place Alba 33']);
  await user.clear(library.getByRole('searchbox'));
  await press('Viewed recently');
  expect(shown()).toEqual(['Place Perla 20']);
  await press('Viewed recently');
  expect(shown()).toEqual(all);
});

it('offers no list of which the library has no model', async () => {
  const { library } = await open(['9999'], []);
  expect([library.queryByRole('button', { name: 'Favourites' }), library.queryByRole('button', { name: 'Viewed recently' })]).toEqual([
    null,
    null,
  ]);
});
