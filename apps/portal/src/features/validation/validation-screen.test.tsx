// @vitest-environment happy-dom
import type { Project, ProjectProduct } from '@candil/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { ValidationScreen } from './validation-screen';

afterEach(cleanup);

const LIST = {
  _id: 'l1',
  type: 'CREATION',
  tag: 'L1',
  modelName: 'Alba',
  referenceCode: 'CR100012',
  subFamily: { id: 110, description: 'Alba' },
  configuratorType: { id: 8, description: 'PIECES_LIST' },
  configId: 'l1',
  quantity: 1,
  prices: { currency: 'EUR', unitGross: 1236, totalGross: 1236 },
  availability: { days: 0, weeks: 5, shippingDate: null },
  lastSaved: { on: '01/06/2026', unitGross: 1200, weeks: 3 },
  image: '/a.webp',
  issues: [],
  validation: { status: 1 },
} as unknown as ProjectProduct;
const MISSING = { code: 'article.model-unknown', values: { model: '9999' } };

const projectOf = (product: ProjectProduct, write = true): Project =>
  ({
    id: 'p1',
    name: 'Casa Llull',
    catalogId: 16,
    currency: 'EUR',
    version: 4,
    access: { write },
    products: [product],
  }) as unknown as Project;

const open = (project: Project, productId = 'l1') =>
  openAt(
    `/validate/p1/${productId}`,
    [
      { path: '/validate/:projectId/:productId', element: <ValidationScreen projectId="p1" productId={productId} /> },
      { path: '/project/:projectId', element: <p>The project</p> },
    ],
    {
      getProject: () => project,
      getConfiguration: () => ({ lastSaved: { on: '01/06/2026', unitGross: 1200, weeks: 3 } }),
      validateProducts: () => ({ project, validated: ['l1'], refused: [] }),
    },
  );
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows price and weeks of a list as they were saved beside those of today', async () => {
  await open(projectOf(LIST));
  expect(await screen.findByRole('heading', { name: 'Validation of L1 Alba' })).toBeTruthy();
  expect(await screen.findByText(/1\.200,00/)).toBeTruthy();
  expect(cellsOf(/List price/).join()).toMatch(/1\.200,00.*1\.236,00/);
  expect(cellsOf(/Lead time/).join()).toMatch(/3 weeks.*5 weeks/);
  expect(screen.getByText('Changed since it was validated')).toBeTruthy();
});

it('confirms the product in the version that was shown, and goes back to the project', async () => {
  const { asked } = await open(projectOf(LIST));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm configuration' }));
  expect(await screen.findByText('The project')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'validateProducts')?.body).toEqual({ version: 4, productIds: ['l1'] });
});

it('names what has to be corrected in the list, leads there, and confirms nothing', async () => {
  const { asked } = await open(projectOf({ ...LIST, issues: [MISSING] } as ProjectProduct));
  expect(await screen.findByText('To fix in the list')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the list' }).getAttribute('href')).toBe('/project/p1/product/l1/BundleListConfigurator');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm configuration' })).toHaveProperty('disabled', true));
  expect(asked.some(({ name }) => name === 'validateProducts')).toBe(false);
});

it('leads to the board where a board has to be corrected', async () => {
  const board = { ...LIST, configuratorType: { id: 9, description: 'COMPOSITOR_2D' }, issues: [MISSING] } as ProjectProduct;
  await open(projectOf(board));
  expect((await screen.findByRole('link', { name: 'Open the board' })).getAttribute('href')).toBe(
    '/project/p1/product/l1/ToolkitListConfigurator',
  );
});

it('says that a line is gone, and leads back to the project', async () => {
  await open(projectOf(LIST), 'l9');
  expect((await screen.findByRole('link', { name: 'To the project' })).getAttribute('href')).toBe('/project/p1');
  expect(screen.queryByRole('button', { name: 'Confirm configuration' })).toBeNull();
});

it.each([
  ['of a project that has been ordered', { orderId: 1 }, 'This project has been ordered and can no longer be changed.'],
  ['for someone who may only read the project', null, 'You may see this project, but not change it.'],
])('validates nothing %s', async (_, order, heading) => {
  await open({ ...projectOf(LIST, false), order } as unknown as Project);
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm configuration' })).toBeNull();
});
