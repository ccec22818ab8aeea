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

const answers = {
  compareProducts: ({ body }: { body?: unknown }) =>
    (body as { products: { referenceCode: string }[] }).products.map(({ referenceCode }) =>
      referenceCode === '999942'
        ? GONE
        : variant(referenceCode, referenceCode === '082011' ? { price: { currency: 'EUR', amount: 301, net: true } } : {}),
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
