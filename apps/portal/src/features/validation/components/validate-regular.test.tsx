// @vitest-environment happy-dom
import { catalogueSources } from '@candil/configurator/testing';
import type { Project, ProjectProduct } from '@candil/contract';
import type { ModelDefinition } from '@candil/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openAt } from '../../../testing/open-at';
import { ValidateRegular } from './validate-regular';

const definition = catalogueSources().context.modelOf('0820');
if (definition === undefined) throw new Error('the catalogue has the model');
const DOME: ModelDefinition = definition;
/** The finish that is stored is sold no more. */
const WITHOUT_FINISH: ModelDefinition = {
  ...DOME,
  variations: DOME.variations.filter(({ type, modifier }) => !(type === 'color' && modifier === '42')),
};

const PRODUCT = {
  _id: 'l1',
  type: 'REGULAR',
  tag: 'L1',
  model: '0820',
  modelName: 'Alba 33',
  referenceCode: '082042/2A_10',
  subFamily: { id: 110, description: 'Alba' },
  configuratorType: { id: 7, description: 'MINI_COMPOSITOR' },
  attributes: { color: '42', temperature: '2', control: 'A', installation: '10' },
  quantity: 4,
  prices: null,
  availability: null,
  lastSaved: { on: '01/06/2026', unitGross: 390, weeks: 3 },
  image: '/a.webp',
  issues: [],
  validation: { status: 0 },
} as unknown as ProjectProduct;
const PROJECT = {
  id: 'p1',
  name: 'Casa Llull',
  catalogId: 16,
  currency: 'EUR',
  version: 4,
  access: { write: true },
  products: [PRODUCT],
} as unknown as Project;

const open = (model: ModelDefinition) =>
  openAt(
    '/',
    [
      { path: '/', element: <ValidateRegular project={PROJECT} product={PRODUCT} /> },
      { path: '/project/p1', element: <p>The project</p> },
    ],
    {
      getPieceOffer: () => ({
        catalogId: 16,
        today: '20/11/2026',
        models: [{ definition: model, familyName: 'Alba', pictures: {} }],
        companions: [],
        rules: {},
        priceBasis: {
          rateId: 10,
          currency: 'EUR',
          calculation: 'new',
          netVisible: true,
          basePrices: [{ model: '0820', basePrice: 400 }],
          discountPercent: {},
        },
      }),
      getProject: () => PROJECT,
      updateProduct: () => ({ ...PROJECT, version: 5 }),
      validateProducts: () => ({ project: { ...PROJECT, version: 6 }, validated: ['l1'], refused: [] }),
    },
  );
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const bodyOf = (asked: readonly { readonly name: string; readonly body?: unknown }[], call: string) =>
  asked.find(({ name }) => name === call)?.body;

it('shows price and weeks as they were saved beside those of today, and confirms what is sold as it is stored', async () => {
  const { asked } = await open(DOME);
  const confirm = await screen.findByRole('button', { name: 'Confirm configuration' });
  expect(cellsOf(/^List price/).join(' | ')).toMatch(/390,00.* \| .*\d/);
  expect(cellsOf(/^Lead time/)[1]).toBe('3 weeks');
  expect(screen.queryByText('No longer offered')).toBeNull();
  await userEvent.click(confirm);
  await screen.findByText('The project');
  expect(bodyOf(asked, 'updateProduct')).toBeUndefined();
  expect(bodyOf(asked, 'validateProducts')).toEqual({ version: 4, productIds: ['l1'] });
});

it('marks what is sold no more, and confirms nothing before a change is chosen, which is saved first', async () => {
  const { asked } = await open(WITHOUT_FINISH);
  const confirm = await screen.findByRole('button', { name: 'Confirm configuration' });
  expect(confirm).toHaveProperty('disabled', true);
  expect(cellsOf(/^Finish/).at(-1)).toBe('No longer offered');

  const [fix] = within(screen.getByRole('status')).getAllByRole('button');
  if (fix === undefined) throw new Error('another finish would do');
  // Its price and weeks, now and with it.
  expect(fix.textContent).toMatch(/ → .*€.* · /);
  await userEvent.click(fix);
  expect(fix.getAttribute('aria-pressed')).toBe('true');
  expect(cellsOf(/^Finish/).at(-1)).not.toBe('No longer offered');
  await userEvent.click(screen.getByRole('button', { name: 'Change and confirm' }));
  await screen.findByText('The project');
  expect(bodyOf(asked, 'updateProduct')).toMatchObject({ version: 4, referenceCode: expect.stringMatching(/^0820(?!42)\d\d\/2A_10$/) });
  expect(bodyOf(asked, 'validateProducts')).toEqual({ version: 5, productIds: ['l1'] });
});

it('offers no change where none alone would do', async () => {
  await open({ ...DOME, discontinued: true });
  expect(await screen.findByText('No single change would allow it. Open the product and choose again.')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm configuration' })).toHaveProperty('disabled', true));
});
