import { describe, expect, it } from 'vitest';
import { SAMPLE_BUDGET, SAMPLE_SOURCE } from '../testing/sample-budget';
import { EMPTY_BUDGET_FORM } from './budget-form';
import { formOfBudget, revisedOf, startingForm } from './starting-form';

describe('where a budget starts', () => {
  it('starts with the proposal of the service', () =>
    expect(startingForm({ ...SAMPLE_SOURCE, defaults: { discount: 0, surcharge: 2.5, iva: 21, validityDays: 30 } })).toEqual({
      ...EMPTY_BUDGET_FORM,
      surcharge: '2,5',
      iva: '21',
      validityDays: '30',
    }));

  it('takes over all that was typed for an issued one', () =>
    expect(formOfBudget(SAMPLE_BUDGET)).toEqual({
      clientName: 'Casa Llull',
      clientAddress: 'Carrer de la Murta 9',
      site: 'Ground floor',
      deliveryTerms: 'To the kerb',
      paymentTerms: '30 % now; 70 % later',
      comments: 'Second floor.',
      discount: '10,5',
      surcharge: '2,75',
      iva: '21',
      freight: '',
      validityDays: '45',
      ownMargin: '20',
      lineDiscounts: { [SAMPLE_BUDGET.products[0]?.id ?? '']: '12,5' },
      quantities: {},
      alternatives: [],
    }));

  it('takes over freight as typed, of nothing too', () =>
    expect([145.5, 0, null].map((freight) => formOfBudget({ ...SAMPLE_BUDGET, freight }).freight)).toEqual(['145,5', '0', '']));

  it('types as Americans do in their catalogue', () =>
    expect(formOfBudget({ ...SAMPLE_BUDGET, catalogId: 21, ownMarginPercent: null })).toMatchObject({ discount: '10.5', ownMargin: '' }));

  it('takes a mark-up of nothing over as one: the copy at cost is there', () =>
    expect(formOfBudget({ ...SAMPLE_BUDGET, ownMarginPercent: 0 }).ownMargin).toBe('0'));

  it.each([
    ['B2026-00042', 'B2026-00042-R2'],
    ['B2026-00042-R9', 'B2026-00042-R10'],
  ])('calls the revision of %s %s', (budgetNumber, nextNumber) =>
    expect(revisedOf({ id: 'b', budgetNumber })).toEqual({ budgetId: 'b', budgetNumber, nextNumber }),
  );

  it('refuses a revision of another project', () => expect(() => revisedOf({ id: 'b', budgetNumber: '42' })).toThrow('42'));
});
