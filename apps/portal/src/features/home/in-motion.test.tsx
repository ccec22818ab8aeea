// @vitest-environment happy-dom
import type { OpenBudget, OrderListItem } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { sampleAccount } from '../../testing/sample-account';
import { InMotion } from './in-motion';

afterEach(cleanup);

const budget: OpenBudget = {
  id: 'b1',
  budgetNumber: 'B-2026-10092-R2',
  project: { id: 'p1', name: 'Bar Estrella' },
  validationDate: '31/12/2099',
  totalNet: 2940,
  currency: 'EUR',
};
const order: OrderListItem = {
  orderId: 204417,
  projectId: 'p2',
  projectName: 'Hotel Nau',
  status: 3,
  createdAt: '2026-11-10T10:00:00Z',
  companyName: null,
  internalOrderNumber: '',
  currency: 'EUR',
  pieces: 38,
  total: { amount: 41220, net: true },
  shippingDate: '04/12/2099',
};

const open = (answers: Parameters<typeof openAt>[2], seesOrders = true) =>
  openAt('/', [{ path: '/', element: <InMotion className="" seesOrders={seesOrders} /> }], answers, sampleAccount());
const lines = async () => (await screen.findAllByRole('listitem', undefined, { timeout: 20_000 })).map(({ textContent }) => textContent);

it('names budgets with their sum and last day before orders with their day on site, each a link to it', async () => {
  await open({ listOpenBudgets: () => ({ items: [budget] }), listOrders: () => ({ items: [order], total: 1 }) });
  expect(await lines()).toEqual([
    expect.stringMatching(/^B-2026-10092-R2Bar Estrella.*31 Dec 2099.*2\.940,00/),
    expect.stringMatching(/^204417Hotel Nau.*4 Dec 2099$/),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/project/p1/generate-budget?budget=b1',
    '/order/204417',
  ]);
});

it('requests no orders for accounts that may not see them', async () => {
  const { asked } = await open({ listOpenBudgets: () => ({ items: [budget] }) }, false);
  expect(await lines()).toHaveLength(1);
  expect(asked.map(({ name }) => name)).toEqual(['listOpenBudgets']);
});
