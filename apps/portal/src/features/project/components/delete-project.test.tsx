// @vitest-environment happy-dom
import type { Project } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { DeleteProject } from './delete-project';

afterEach(cleanup);

const PROJECT = { id: 'p1', name: 'Casa Llull', version: 7, totals: { pieces: 3 } } as Project;

const open = async () => {
  const onClose = vi.fn();
  const { asked, router } = await openAt(
    '/project/p1',
    [
      { path: '/project/:projectId', element: <DeleteProject project={PROJECT} onClose={onClose} /> },
      { path: '/projects', element: <p>All projects</p> },
    ],
    { deleteProject: () => '' },
  );
  return { asked, router, onClose };
};

it('says what is lost, and deletes the version that was shown', async () => {
  const { asked } = await open();
  expect(screen.getByText(/its 3 pieces will be deleted for everyone/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete project' }));
  expect(await screen.findByText('All projects')).toBeTruthy();
  expect(screen.getByText('“Casa Llull” deleted')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'deleteProject')?.query).toEqual({ version: 7 });
});

it('deletes nothing when the project is kept', async () => {
  const { asked, onClose } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onClose).toHaveBeenCalled();
  expect(asked).toEqual([]);
});
