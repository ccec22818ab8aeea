import { expect, it } from 'vitest';
import { SAMPLE_SOURCE } from '../testing/sample-budget';
import { EMPTY_BUDGET_FORM } from './budget-form';
import { budgetRequest } from './budget-request';
import { readBudgetForm } from './read-budget-form';

const [first, second] = SAMPLE_SOURCE.lines.map(({ productId }) => productId) as [string, string];
const FORM = {
  ...EMPTY_BUDGET_FORM,
  clientAddress: 'Carrer de la Murta 9',
  site: ' Ground floor',
  deliveryTerms: 'To the kerb',
  paymentTerms: '30 % now; 70 % later',
  clientName: 'Casa Llull ',
  iva: '21',
  freight: '145',
  ownMargin: '15,5',
  lineDiscounts: { [first]: '12,5' },
  quantities: { [second]: 0 },
  alternatives: [second],
};

it('sends the entries as numbers, for the version of the project that was shown, without prices', () => {
  const { values } = readBudgetForm(FORM, [first, second]);
  const body = {
    version: 7,
    clientName: 'Casa Llull',
    clientAddress: 'Carrer de la Murta 9',
    site: 'Ground floor',
    deliveryTerms: 'To the kerb',
    paymentTerms: '30 % now; 70 % later',
    comments: '',
    discount: 0,
    surcharge: 0,
    iva: 21,
    freight: 145,
    validityDays: 30,
    ownMarginPercent: 15.5,
    lines: [
      { productId: first, quantity: 2, discount: 12.5, isAlternative: false },
      { productId: second, quantity: 0, discount: 0, isAlternative: true },
    ],
  };
  expect(budgetRequest(SAMPLE_SOURCE, values, { form: FORM, revised: null })).toEqual(body);
  const revised = { budgetId: 'b', budgetNumber: 'B2026-00042', nextNumber: 'B2026-00042-R2' };
  expect(budgetRequest(SAMPLE_SOURCE, values, { form: FORM, revised })).toEqual({ ...body, revises: 'b' });
});
