// @vitest-environment happy-dom
import type { ProjectListItem } from '@candil/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { answered } from '../../../testing/sample-failure';
import { RecentProjects } from './recent-projects';

const project = (id: string, name: string, linesToMend = 0): ProjectListItem => ({
  id,
  name,
  catalogId: 16,
  currency: 'EUR',
  status: 1,
  version: 3,
  updatedAt: '2026-11-20T09:00:00.000Z',
  ownerName: 'Marta',
  isOwn: true,
  pieces: 2,
  total: { amount: 824, net: true },
  images: [],
  linesToMend,
  order: null,
});
const page = (items: readonly ProjectListItem[], total = items.length) => ({ items, total, page: 1, itemsPerPage: 4 });

const open = (listProjects: () => unknown) =>
  openAt('/', [{ path: '/', element: <RecentProjects /> }], { getUserConfigurations: () => ({ BUTTONS: [] }), listProjects });

it('shows the last four projects, what has to be fixed in them, and the way to all', async () => {
  const { asked } = await open(() => page([project('p1', 'Casa Llull', 1), project('p2', 'Hotel Mirador')], 9));
  expect((await screen.findByRole('link', { name: 'Casa Llull' })).getAttribute('href')).toBe('/project/p1');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Casa Llull', 'Hotel Mirador']);
  expect(screen.getAllByText('1 line to fix')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/projects');
  expect(asked.find(({ name }) => name === 'listProjects')?.query).toMatchObject({ itemsPerPage: 4, page: 1, sortBy: 'UPDATED_RECENT' });
});

it('offers no way to all where these are all', async () => {
  await open(() => page([project('p1', 'Casa Llull')]));
  await screen.findByRole('link', { name: 'Casa Llull' });
  expect(screen.queryByRole('link', { name: 'All projects' })).toBeNull();
});

it('begins the first project where there is none', async () => {
  await open(() => page([]));
  expect(await screen.findByRole('heading', { name: 'Your first project starts with a luminaire' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a collection' }).getAttribute('href')).toBe('/create-project');
});

it('says that they do not arrive, and asks again', async () => {
  const failures = [answered(503, 'service.unavailable')];
  await open(() => {
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
    return page([project('p1', 'Casa Llull')]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Casa Llull' })).toBeTruthy();
});
