// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { BoardStarters } from './board-starters';

const preset = (id: string, name: string, composedWith: string | null) => ({
  id,
  name,
  composedWith,
  picture: `/compositions/${id}.webp`,
});

const open = (presets: readonly object[], projectId?: string) =>
  openAt('/', [{ path: '/', element: <BoardStarters projectId={projectId} catalogId={16} subFamilyId={270} /> }], {
    listPreconfigs: () => presets,
  });

it('offers the laid out boards of the toolkit, and nothing that is no board', async () => {
  const { asked } = await open([preset('270-table', 'Over a table', 'COMPOSITOR_2D'), preset('270-single', 'A single one', null)], 'p1');
  const board = await screen.findByRole('link', { name: 'Over a table' });
  expect(board.getAttribute('href')).toBe('/project/p1/add-product/ToolkitListConfigurator?preconfigId=270-table');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(asked.map(({ query }) => query)).toEqual([{ catalogId: 16, lang: 'en', subFamilyId: 270 }]);
});

it('begins with a part from the palette where the maker has laid out none', async () => {
  const { asked } = await open([]);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Start your board' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
