// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { inFrame } from '../../../testing/in-frame';
import { openAt } from '../../../testing/open-at';
import { sampleAccount } from '../../../testing/sample-account';
import { answered } from '../../../testing/sample-failure';
import { NewOrderScreen } from './new-order-screen';

afterEach(cleanup);

const routes = [
  { path: '/project/p1/new-order', Component: () => <NewOrderScreen projectId="p1" /> },
  { path: '/project/p1', Component: () => <p>The project</p> },
];
const availability = { days: 0, weeks: 3, shippingDate: '11/12/2026' };
const prices = { currency: 'EUR', unitGross: 412, totalGross: 824 };
const line = {
  _id: 'l1',
  tag: 'L1',
  model: '0820',
  modelName: 'Alba 33',
  referenceCode: '082042/2A_10',
  room: 'Bar',
  note: '',
  descriptions: [],
  image: '',
};
const preview = {
  projectId: 'p1',
  projectName: 'Casa Llull',
  projectVersion: 4,
  currency: 'EUR',
  clientCode: '430101',
  followUpName: 'Casa Llull (2)',
  lines: [{ ...line, pendantHeight: null, quantity: 2, moq: 1, leadtime: 3, prices, availability, validation: { status: 0 } }],
  dropped: [{ ...line, _id: 'l2', tag: 'L2', quantity: 2, issue: { code: 'line.moq', values: { moq: 10, quantity: 2 } } }],
  totals: { currency: 'EUR', gross: 824, pieces: 2, lumens: 0, watts: 0 },
  deliveryAddresses: [],
  onSite: null,
};

it('offers the project, and nothing to try again, where it has been ordered', async () => {
  await openAt('/project/p1/new-order', routes, {
    generateOrder: () => {
      throw answered(409, 'project.read-only');
    },
  });
  expect(await screen.findByText('This project has been ordered')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Back to the project' })).toHaveLength(2);
  await userEvent.click(screen.getAllByRole('link', { name: 'Back to the project' })[1] ?? document.body);
  expect(await screen.findByText('The project')).toBeTruthy();
});

it.each([
  ['net', { unitNet: 268, totalNet: 536 }, ['Net unit price', 'Total net']],
  ['list', {}, ['Gross unit price', 'Total gross']],
])('names the base of its prices: %s', async (_base, seen, heads) => {
  const lines = preview.lines.map((each) => ({ ...each, prices: { ...each.prices, ...seen } }));
  await openAt('/project/p1/new-order', routes, { generateOrder: () => ({ ...preview, lines }) });
  await screen.findByRole('table', { name: /./ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(heads));
});

it('names the follow-up project before the order is placed', async () => {
  await openAt('/project/p1/new-order', routes, { generateOrder: () => preview });
  expect(await screen.findByText(/it moves to a new project, “Casa Llull \(2\)”/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('1 line moves to “Casa Llull (2)”')).toBeTruthy();
});

it('asks for missing fields of another address before it asks for confirmation', async () => {
  const known = {
    recipient: 'Llum i Forma',
    contact: '',
    phone: '',
    street: 'Mar 4',
    postalCode: '',
    town: 'Palma',
    countryGeonameId: 724,
  };
  await openAt('/project/p1/new-order', routes, {
    generateOrder: () => ({ ...preview, dropped: [], deliveryAddresses: [{ ...known, country: 'Spain', used: false }] }),
    getCountries: () => [{ geonameId: 724, name: 'Spain', isoCode: 'ES', alsoNamed: ['ESP'], catalogId: 16, level2: null }],
  });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Llum i Forma/ })).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.type(await screen.findByLabelText('Recipient'), 'Obra Llull');
  await userEvent.type(screen.getByLabelText('Street and number'), 'Moll Vell 2');
  await userEvent.type(screen.getByLabelText('Town'), 'Palma');
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(screen.getByText('Choose the country of the delivery')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Country'), 'esp');
  await userEvent.click(await screen.findByRole('option', { name: 'Spain' }));
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('Obra Llull, Moll Vell 2, Palma')).toBeTruthy();
});

it('takes an address of earlier orders off the list, and goes on with what is left', async () => {
  const own = { recipient: 'Llum i Forma', contact: '', phone: '', street: 'Mar 4', postalCode: '', town: 'Palma', countryGeonameId: 724 };
  const used = { ...own, recipient: 'Obra Llull', street: 'Moll Vell 2' };
  const offered = [
    { ...own, country: 'Spain', used: false },
    { ...used, country: 'Spain', used: true },
  ];
  const { asked } = await openAt('/project/p1/new-order', routes, {
    generateOrder: () => ({ ...preview, dropped: [], deliveryAddresses: offered }),
    forgetDeliveryAddress: () => ({ deliveryAddresses: offered.slice(0, 1) }),
  });
  const first = await screen.findByRole<HTMLInputElement>('radio', { name: /^Llum i Forma/ });
  expect(screen.queryByRole('button', { name: /off the list/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /^Obra Llull/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Take Obra Llull, Moll Vell 2 off the list' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Obra Llull/ })).toBeNull());
  expect(asked.find(({ name }) => name === 'forgetDeliveryAddress')?.body).toEqual({ ...used, projectId: preview.projectId });
  expect(first.checked).toBe(true);
  expect(document.activeElement).toBe(first);
});

it.each([
  ['PROJECT_VIEW', 'The project'],
  ['ORDER_VIEW', 'The order'],
])('leads on after the order with the focus on the heading of the next page (%s)', async (privilege, heading) => {
  const pages = [
    routes[0] ?? {},
    { path: '/project/p1', element: <h1>The project</h1> },
    { path: '/order/:orderId', element: <h1>The order</h1> },
  ];
  const account = sampleAccount({ privileges: ['PROJECT_VIEW', privilege as 'ORDER_VIEW'] });
  const answers = {
    generateOrder: () => ({ ...preview, dropped: [] }),
    processOrder: () => ({ processOrderSuccess: true, orderId: 12, followUp: null }),
  };
  await openAt('/project/p1/new-order', inFrame(pages), answers, account);
  await userEvent.click(await screen.findByRole('button', { name: 'Place order' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Place order' }));
  const next = await screen.findByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByRole('dialog')).toBeNull();
});
