// @vitest-environment happy-dom
import { ApiFailure } from '@candil/api-client';
import type { Preconfig, Project } from '@candil/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { openAt } from '../../testing/open-at';
import { AddPreconfigScreen } from './add-preconfig-screen';

afterEach(cleanup);

const PROJECT_ID = '0a0b0c0d-1111-2222-3333-444455556666';
const project = {
  id: PROJECT_ID,
  name: 'Casa Llull',
  catalogId: 16,
  version: 3,
  status: 1,
  access: { write: true, order: true },
} as Project;
const product = {
  model: '0820',
  modelName: 'Alba 33',
  image: '',
  descriptions: [],
  lumens: 920,
  watts: 9,
  prices: null,
  availability: null,
};
const preconfig: Preconfig = {
  id: '110-table-row',
  name: 'A row over a long table',
  text: 'Three domes.',
  picture: '',
  subFamilyId: 110,
  applicationLocationId: 11,
  composedWith: null,
  configuratorType: { id: 7, description: 'MINI_COMPOSITOR' },
  models: ['0820'],
  totals: { currency: 'EUR', gross: 1311, net: 852.15, pieces: 3, lumens: 2760, watts: 27 },
  weeks: 3,
  products: [
    { ...product, referenceCode: '082042/1A_10', pendantHeight: 150, quantity: 2 },
    { ...product, referenceCode: '082031/1A_10', quantity: 1 },
  ],
};

const Screen = () => <AddPreconfigScreen preconfigId={useParams().preconfigId ?? ''} />;
const routes = [
  { path: '/add-preconfig/:preconfigId', Component: Screen },
  { path: '/project/:projectId', Component: () => <p>The project</p> },
];
const open = (path: string, answers: Parameters<typeof openAt>[2] = {}) =>
  openAt(path, routes, {
    getPreconfig: () => preconfig,
    getProject: () => project,
    getCollections: () => [],
    addProducts: () => ({ ...project, version: 4 }),
    ...answers,
  });

it.each([
  ['net', { unitNet: 267.8, totalNet: 535.6 }, '535,60 € net'],
  ['list', {}, '824,00 € list price'],
])('names the base of the price of each product: %s', async (_base, seen, words) => {
  const prices = { currency: 'EUR' as const, unitGross: 412, totalGross: 824, ...seen };
  const products = preconfig.products.map((each, place) => (place === 0 ? { ...each, prices } : each));
  await open('/add-preconfig/110-table-row', { getPreconfig: () => ({ ...preconfig, products }) });
  expect(await screen.findByText(words)).toBeTruthy();
});

it('adds all of its products to the project at hand, once however often it is pressed', async () => {
  const { asked } = await open(`/add-preconfig/110-table-row?project=${PROJECT_ID}`);
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add to Casa Llull' }));
  await screen.findByText('The project');
  expect(asked.filter(({ name }) => name === 'addProducts').map(({ body }) => body)).toEqual([
    {
      version: 3,
      products: [
        { referenceCode: '082042/1A_10', quantity: 2, pendantHeight: 150 },
        { referenceCode: '082031/1A_10', quantity: 1 },
      ],
    },
  ]);
});

it('offers nothing to add to a project that has been ordered', async () => {
  await open(`/add-preconfig/110-table-row?project=${PROJECT_ID}`, { getProject: () => ({ ...project, status: 2 }) });
  await screen.findByText('Casa Llull has been ordered and cannot be changed.');
  expect(screen.queryByRole('button', { name: /add to/i })).toBeNull();
});

it.each([
  ['gone', true],
  ['Not_an_id', false],
])('says so when there is no starting point %s; the service is asked: %s', async (id, isAsked) => {
  const refuse = () => {
    throw new ApiFailure({ kind: 'http', ErrorCode: 404, ErrorDescription: 'Not Found', URL: '/', code: 'preconfig.not-found', data: {} });
  };
  const { asked } = await open(`/add-preconfig/${id}`, { getPreconfig: refuse });
  await screen.findByRole('heading', { level: 1, name: 'This starting point is not in your catalogue' });
  expect(asked.some(({ name }) => name === 'getPreconfig')).toBe(isAsked);
});
