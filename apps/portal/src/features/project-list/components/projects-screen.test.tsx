// @vitest-environment happy-dom
import type { ProjectListItem } from '@candil/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { answered } from '../../../testing/sample-failure';
import { ProjectsScreen } from './projects-screen';

beforeEach(() => localStorage.setItem('candil.projects-view', 'list'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const project = (id: string, name: string, more: Partial<ProjectListItem> = {}): ProjectListItem => ({
  id,
  name,
  catalogId: 16,
  currency: 'EUR',
  status: 1,
  version: 3,
  updatedAt: new Date().toISOString(),
  ownerName: 'Marta',
  isOwn: true,
  pieces: 2,
  total: { amount: 824, net: true },
  images: [],
  linesToMend: 0,
  order: null,
  ...more,
});

const LLULL = project('p1', 'Casa Llull', { linesToMend: 1 });
const MIRADOR = project('p2', 'Hotel Mirador', { status: 2, order: { orderId: 41 }, total: null });
const routes = [{ path: '/projects', Component: () => <ProjectsScreen /> }];
const listOf = (...items: readonly ProjectListItem[]) => ({ items, total: items.length, page: 1, itemsPerPage: 20 });
const buttons = { getUserConfigurations: () => ({ BUTTONS: ['EDIT_PROJECT_NAME', 'DELETE_PROJECT'] }) };
const open = (answers: Parameters<typeof openAt>[2], address = '/projects') => openAt(address, routes, { ...buttons, ...answers });

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('[role="row"], tr') as HTMLElement;
const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('shows the state of each project, and a dash without a total', async () => {
  await open({ listProjects: () => listOf(LLULL, MIRADOR) });
  expect(within(await rowOf('Casa Llull')).getByText('1 line to fix')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Total net' })).toBeTruthy();
  const mirador = within(await rowOf('Hotel Mirador'));
  expect(mirador.getByText('ordered, no. 41')).toBeTruthy();
  expect(mirador.getByText('–')).toBeTruthy();
});

it('sorts by name from a press on the column, and keeps it in the address', async () => {
  const { asked, router } = await open({ listProjects: () => listOf(LLULL, MIRADOR) });
  await rowOf('Casa Llull');
  await userEvent.click(screen.getByRole('button', { name: 'Project' }));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ sortBy: 'NAME_ASC' }));
  expect(router.state.location.search).toContain('NAME_ASC');
});

it('offers all projects again where a search finds none', async () => {
  const { router } = await open({ listProjects: () => listOf() }, '/projects?search=zzz');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all projects' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('zzz'));
  expect(await screen.findByText('No projects yet')).toBeTruthy();
});

it('renames with the version of the list, and takes the name back where another change came first', async () => {
  const { asked } = await open({
    listProjects: () => listOf(LLULL),
    renameProject: () => {
      throw answered(409, 'version.conflict', { currentVersion: 4 });
    },
  });
  await choose('Casa Llull', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Casa Ramon');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'renameProject')?.body).toEqual({ name: 'Casa Ramon', version: 3 });
  expect(screen.queryByText('Casa Ramon')).toBeNull();
});

it('asks before it deletes; a project that cannot be deleted comes back', async () => {
  await open({
    listProjects: () => listOf(LLULL, MIRADOR),
    deleteProject: () => {
      throw answered(403, 'access.denied');
    },
  });
  await choose('Casa Llull', 'Delete');
  expect(await screen.findByText('The project and its 2 pieces will be deleted for everyone who sees it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
  expect(await rowOf('Casa Llull')).toBeTruthy();
});
