// @vitest-environment happy-dom
import type { ComparedVariant } from '@candil/contract';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAt } from '../../testing/open-at';
import { CompareScreen } from './compare-screen';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const variant = (referenceCode: string, more: object = {}): ComparedVariant =>
  ({
    referenceCode,
    product: {
      kind: 'article',
      model: referenceCode.slice(0, 4),
      modelName: 'Alba 33',
      subFamily: { id: 110, description: 'Alba' },
      applicationLocationId: 11,
      image: '/a.webp',
      nightImage: null,
      descriptions: [{ type: 'color', modifier: '42', text: 'Sage green' }],
      moq: 1,
      price: { currency: 'EUR', amount: 267.8, net: true },
      availability: { days: 0, weeks: 3, shippingDate: null },
      technical: {
        lumens: 920,
        watts: 9,
        lumensPerWatt: 102,
        cri: 95,
        ip: 'IP20',
        beamDegrees: 95,
        distribution: 'direct',
        widthMetres: 0.33,
        depthMetres: 0.33,
        heightMetres: 0.25,
        netWeightKg: 1.4,
      },
      ...more,
    },
    issue: null,
  }) as ComparedVariant;

const GONE: ComparedVariant = {
  referenceCode: '999942',
  product: null,
  issue: { code: 'article.model-unknown', values: { model: '9999' } },
};

const PENDANTS: ComparedVariant = {
  referenceCode: 'CR100012',
  product: {
    kind: 'composition',
    modelName: 'Alba',
    subFamily: { id: 110, description: 'Alba' },
    project: { id: 'p7', name: 'Hotel lobby', catalogId: 16 },
    image: '/b.webp',
    price: { currency: 'EUR', amount: 1236.5, net: true },
    availability: { days: 0, weeks: 5, shippingDate: null },
    lumens: 2760,
    watts: 27,
    contents: Array.from({ length: 10 }, (_, index) => ({ name: `Part ${index}`, quantity: 10 - index })),
  },
  issue: null,
};
const UNKNOWN: ComparedVariant = {
  referenceCode: 'CR9',
  product: null,
  issue: { code: 'creation-code.unknown', values: { creationCode: 'CR9' } },
};
const FIXED = new Map([GONE, PENDANTS, UNKNOWN].map((each) => [each.referenceCode, each]));

const answers = {
  compareProducts: ({ body }: { body?: unknown }) =>
    (body as { products: { referenceCode: string }[] }).products.map(
      ({ referenceCode }) =>
        FIXED.get(referenceCode) ??
        variant(referenceCode, referenceCode === '082011' ? { price: { currency: 'EUR', amount: 301, net: true } } : {}),
    ),
};
const open = (search: string) => openAt(`/compare${search}`, [{ path: '/compare', Component: CompareScreen }], answers);
const heads = () => screen.getAllByRole('columnheader').slice(1);

it('shows the variants of an address as columns of a table and marks what differs', async () => {
  const { asked } = await open('?code=082042&code=0820+11&code=999942');
  const table = await screen.findByRole('table', { name: 'Luminaires side by side' });
  expect(asked.find(({ name }) => name === 'compareProducts')?.body).toEqual({
    catalogId: 16,
    products: [{ referenceCode: '082042' }, { referenceCode: '082011' }, { referenceCode: '999942' }],
  });
  expect(heads().map((head) => within(head).queryByRole('button', { name: 'Add to project' }) !== null)).toEqual([true, true, false]);
  const price = within(table).getByRole('row', { name: /Price per piece differs/ });
  expect(
    within(price)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['267,80 € net', '301,00 € net', '–none']);
  expect(within(table).getByRole('row', { name: /Luminous flux 920/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(within(table).queryByRole('row', { name: /Luminous flux/ })).toBeNull();
});

it('takes a column out of the address and of what is kept', async () => {
  localStorage.setItem('candil.compare/u1', JSON.stringify([{ variant: '082011', name: 'Alba', image: '' }]));
  const { router } = await open('?code=082042&code=082011');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Alba 33 082011' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?code=082042'));
  expect(localStorage.getItem('candil.compare/u1')).toBeNull();
});

it('opens with what is kept, says what it leaves out, and what to do with nothing', async () => {
  localStorage.setItem('candil.compare/u1', JSON.stringify([{ variant: '082011~250', name: 'Alba', image: '' }]));
  const { router } = await open('');
  await screen.findByRole('table');
  expect(router.state.location.search).toBe('?code=082011%7E250');
  cleanup();
  localStorage.clear();
  await open('?code=nonsense&code=082042');
  expect(await screen.findByText('1 code of the address is not shown')).toBeTruthy();
  cleanup();
  await open('');
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy();
});

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows a composition beside a model, with its parts and its project', async () => {
  await open('?code=CR100012&code=082042');
  await screen.findByRole('table');
  const [composition] = heads();
  if (composition === undefined) throw new Error('no column');
  expect(within(composition).getByText('CR100012')).toBeTruthy();
  expect(within(composition).getByRole('link', { name: 'Open project' }).getAttribute('href')).toBe('/project/p7');
  expect(within(composition).getByRole('button', { name: 'Add to project' })).toBeTruthy();
  expect(cellsOf(/Price per piece/)).toEqual(['1.236,50\u00a0€ net', '267,80\u00a0€ net']);
  expect(cellsOf(/Luminous flux/)[0]).toMatch(/^2\.?760/);
  expect(cellsOf(/What it is made of/)[0]).toMatch(/^10 × Part 0, .*3 × Part 7, 2 more parts$/);
  expect(cellsOf(/Colour rendering|CRI/)).toEqual(['–none', 'Ra 95']);
});

it('says of a composition that it cannot find where to look', async () => {
  await open('?code=CR9&code=CR100012');
  await screen.findByRole('table');
  const [unknown] = heads();
  if (unknown === undefined) throw new Error('no column');
  expect(unknown.textContent).toContain('There is no composition CR9 in your projects');
  expect(unknown.textContent).toContain('Check its number, or open the project it was saved in.');
  expect(within(unknown).getByRole('button', { name: 'Replace CR9 CR9' })).toBeTruthy();
  expect(within(unknown).queryByRole('button', { name: 'Add to project' })).toBeNull();
});

it('takes a composition by its code', async () => {
  const { router } = await open('?code=082042');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a luminaire' }));
  await userEvent.type(screen.getByRole('searchbox'), 'cr 100012');
  await userEvent.click(await screen.findByRole('button', { name: /Composition\s?CR100012/ }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?code=082042&code=CR100012'));
});
