// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { NewProject } from './new-project';

afterEach(cleanup);

const routes = [
  { path: '/', Component: NewProject },
  { path: '/project/:id', Component: () => <p>The project</p> },
];

it('creates an empty project with a name and opens it; without a name it shows an error and sends nothing', async () => {
  const { asked } = await openAt('/', routes, { createProject: () => ({ id: 'p1', products: [] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Empty project' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create project' }));
  expect(asked).toEqual([]);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByRole('textbox'), ' Casa Llull ');
  await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
  expect(await screen.findByText('The project')).toBeTruthy();
  expect(asked).toEqual([{ name: 'createProject', body: { name: 'Casa Llull' }, query: { lang: 'en' } }]);
});
