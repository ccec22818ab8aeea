// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { AddDialog } from './add-dialog';
import type { Destination } from './add-products';
import { ALLOW_CURRENT_PROJECTS, allowsCurrentProjects } from './current-projects';

afterEach(cleanup);

const chosen: Destination[] = [];
const Saving = () => {
  const { state } = useLocation();
  const startsWith = allowsCurrentProjects(state) ? 'existing' : 'new';
  return (
    <AddDialog
      catalogId={16}
      isSaving={false}
      startsWith={startsWith}
      onAdd={(destination) => chosen.push(destination)}
      onClose={() => undefined}
    />
  );
};
const project = {
  id: 'p1',
  name: 'Casa Llull',
  version: 4,
  images: [],
  pieces: 3,
  updatedAt: '2026-11-20T09:00:00Z',
  status: 1,
  catalogId: 16,
};
const answers = { listProjects: () => ({ items: [project], total: 1 }) };

it('asks for a name first, and offers the projects in edition beside it', async () => {
  await openAt('/', [{ path: '/', Component: Saving }], answers);
  expect(screen.getByRole('textbox')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Add to a project' }));
  await userEvent.click(await screen.findByRole('button', { name: /Casa Llull/ }));
  expect(chosen.pop()).toEqual({ projectId: 'p1', version: 4 });
});

it('offers the projects in edition first to whoever came by an older address', async () => {
  const { router } = await openAt('/', [{ path: '/' }, { path: '/new', Component: Saving }], answers);
  await router.navigate('/new', { state: ALLOW_CURRENT_PROJECTS });
  expect(await screen.findByRole('button', { name: /Casa Llull/ })).toBeTruthy();
});
