// @vitest-environment happy-dom
import type { Project, ProjectProduct } from '@candil/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ValidateAllDialog } from './validate-all-dialog';

afterEach(cleanup);

const product = (id: string, more: Partial<ProjectProduct> = {}): ProjectProduct =>
  ({
    _id: id,
    type: 'REGULAR',
    tag: id.toUpperCase(),
    modelName: 'Alba 33',
    referenceCode: '082042/2A_10',
    quantity: 1,
    prices: { currency: 'EUR', unitGross: 412, totalGross: 412 },
    availability: { days: 0, weeks: 3, shippingDate: null },
    lastSaved: { on: '01/06/2026', unitGross: 400, weeks: 3 },
    issues: [],
    validation: { status: 0 },
    ...more,
  }) as ProjectProduct;
const BLOCKED = product('l2', { modelName: 'Perla 30', issues: [{ code: 'line.discontinued', values: { replacedBy: '' } }] });
const project = (...products: ProjectProduct[]) => ({ id: 'p1', version: 4, currency: 'EUR', products }) as unknown as Project;

const open = async (of: Project, refused: readonly object[] = []) => {
  const onClose = vi.fn();
  const routes = [{ path: '/', element: <ValidateAllDialog project={of} onClose={onClose} /> }];
  const { asked } = await openAt('/', routes, { validateProducts: () => ({ project: of, validated: ['l1'], refused }) });
  return { onClose, sent: () => asked.filter(({ name }) => name === 'validateProducts').map(({ body }) => body) };
};
const confirm = (name: string) => screen.findByRole('button', { name });

it('shows price and weeks before and now, leads to what has to be mended, and confirms the rest alone', async () => {
  const { onClose, sent } = await open(project(product('l1'), BLOCKED));
  const table = within(await screen.findByRole('table'));
  const [, row] = table.getAllByRole('row');
  expect(row?.textContent).toContain('400,00');
  expect(row?.textContent).toContain('412,00');
  expect(table.queryByText(/Perla 30/)).toBeNull();
  expect(screen.getByText('No longer made')).toBeTruthy();
  expect(screen.getByRole('link', { name: /L2 Perla 30/ }).getAttribute('href')).toBe('/validate/p1/l2');
  await userEvent.click(await confirm('Validate 1 product'));
  await waitFor(() => expect(sent()).toEqual([{ version: 4, productIds: ['l1'] }]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('stays open when the service refuses one', async () => {
  const { onClose, sent } = await open(project(product('l1')), [{ productId: 'l1', tag: 'L1', modelName: 'Alba 33', issues: [] }]);
  await userEvent.click(await confirm('Validate 1 product'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await screen.findByText('1 product could not be validated')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('has nothing to confirm where everything is blocked', async () => {
  await open(project(BLOCKED));
  await screen.findByText('No longer made');
  expect([screen.queryByRole('table'), screen.queryByRole('button', { name: /^Validate/ })]).toEqual([null, null]);
});
