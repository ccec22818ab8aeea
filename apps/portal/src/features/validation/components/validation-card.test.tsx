// @vitest-environment happy-dom
import type { Project, ProjectProduct } from '@candil/contract';
import { PROJECT_STATUS } from '@candil/domain';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ValidationCard } from './validation-card';

afterEach(cleanup);

const product = (id: string, more: Partial<ProjectProduct> = {}): ProjectProduct =>
  ({
    _id: id,
    type: 'REGULAR',
    tag: id.toUpperCase(),
    modelName: 'Alba 33',
    quantity: 1,
    prices: { currency: 'EUR', unitGross: 412, totalGross: 412 },
    availability: { days: 0, weeks: 3, shippingDate: null },
    lastSaved: { on: '01/06/2026', unitGross: 412, weeks: 3 },
    issues: [],
    validation: { status: 1 },
    ...more,
  }) as ProjectProduct;

const open = (products: readonly ProjectProduct[], more: Partial<Project> = {}) => {
  const project = { id: 'p1', version: 4, currency: 'EUR', status: PROJECT_STATUS.EDITION, access: { write: true }, products, ...more };
  return openAt('/', [{ path: '/', element: <ValidationCard project={project as unknown as Project} /> }], {});
};

it('says that everything is validated, and then has nothing to press', async () => {
  await open([product('l1')]);
  expect(screen.getByText('All products are validated as they are sold today.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('counts what is validated, what has changed since and what has to be corrected', async () => {
  const changed = product('l2', { lastSaved: { on: '01/06/2026', unitGross: 400, weeks: 3 } });
  const blocked = product('l3', { issues: [{ code: 'line.ended', values: {} }] });
  await open([product('l1'), changed, blocked]);
  expect(screen.getByText('1 of 3 products validated')).toBeTruthy();
  expect(screen.getByText('1 has changed since it was saved')).toBeTruthy();
  expect(screen.getByText('1 product to fix first')).toBeTruthy();
});

it('opens the list of what waits', async () => {
  await open([product('l1', { validation: { status: 0 } })]);
  await userEvent.click(screen.getByRole('button', { name: 'Validate all' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it.each([
  ['for someone who may only read', { access: { write: false, order: false } }],
  ['of an ordered project', { status: PROJECT_STATUS.ORDER }],
] as [string, Partial<Project>][])('shows nothing %s', async (_, more) => {
  await open([product('l1', { validation: { status: 0 } })], more);
  expect(screen.queryByRole('heading', { name: 'Validation' })).toBeNull();
});
