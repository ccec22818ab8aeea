// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ToolkitChoice } from './toolkit-choice';

afterEach(cleanup);

const collection = (subFamilyId: number, name: string, configuratorTypeId: number) => ({
  subFamilyId,
  name,
  tagline: `About ${name}`,
  configuratorType: { id: configuratorTypeId, description: '' },
});
const TRAMA = collection(270, 'Trama', 9);
const ALBA = collection(110, 'Alba', 7);
const BOARD = {
  id: '270-table',
  name: 'Over a table',
  text: 'Six drops in two rows.',
  picture: '/compositions/270-table.webp',
  composedWith: 'COMPOSITOR_2D',
  totals: { currency: 'EUR', gross: 804, net: 522.6 },
  weeks: 4,
};

const open = (collections: readonly object[], projectId?: string) =>
  openAt('/', [{ path: '/', element: <ToolkitChoice projectId={projectId} catalogId={16} /> }], {
    getCollections: () => collections,
    listPreconfigs: () => [BOARD],
  });

it('offers each toolkit with an empty board, and no other collection', async () => {
  await open([ALBA, TRAMA]);
  const trama = within(await screen.findByRole('region', { name: 'Trama' }));
  expect(trama.getByRole('link', { name: 'Empty board' }).getAttribute('href')).toBe(
    '/new-product/ToolkitListConfigurator?subFamily=270&catalog=16',
  );
  expect(screen.queryByRole('region', { name: 'Alba' })).toBeNull();
});

it('offers laid out boards with net price and weeks, for the project that is added to', async () => {
  await open([TRAMA], 'p1');
  const board = await screen.findByRole('link', { name: /Over a table/ });
  expect(board.getAttribute('href')).toBe('/project/p1/add-product/ToolkitListConfigurator?preconfigId=270-table&catalog=16');
  expect(board.textContent).toMatch(/522,60\s€ net/);
  expect(board.textContent).toContain('4 weeks');
});

it('leads to the collections where the catalogue has no toolkit', async () => {
  await open([ALBA], 'p1');
  expect(await screen.findByText('This collection is not laid out on a board')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a collection' }).getAttribute('href')).toBe('/project/p1/add-product/select-collection');
});
