import { describe, expect, it } from 'vitest';
import { EMPTY_BUDGET_FORM } from './budget-form';
import { hasProblems, NOTHING_READ, readBudgetForm } from './read-budget-form';

const FORM = {
  clientName: ' Casa\tLlull, S.L. ',
  clientAddress: ' Carrer 9\n07012 Palma ',
  site: '',
  deliveryTerms: 'DAP Palma',
  paymentTerms: '40 % now;',
  comments: 'Second floor, left.\n',
  discount: '10,5',
  surcharge: '2.75',
  iva: '21 %',
  freight: '145,00 €',
  validityDays: ' 45 ',
  ownMargin: '20',
  lineDiscounts: { a: '5', b: '7,5', gone: '99' },
  quantities: {},
  alternatives: [],
};

describe('reading the form of a budget', () => {
  it('gives the numbers to calculate with, for the lines there are', () => {
    expect(readBudgetForm(FORM, ['a', 'b'])).toEqual({
      values: {
        clientName: 'Casa Llull, S.L.',
        clientAddress: 'Carrer 9\n07012 Palma',
        site: '',
        deliveryTerms: 'DAP Palma',
        paymentTerms: '40 % now;',
        comments: 'Second floor, left.',
        discount: 10.5,
        surcharge: 2.75,
        iva: 21,
        freight: 145,
        validityDays: 45,
        ownMargin: 20,
        lineDiscounts: { a: 5, b: 7.5 },
      },
      problems: { lineDiscounts: {} },
    });
  });

  it('uses the default validity and no percentages when the fields are empty', () => {
    expect(readBudgetForm({ ...EMPTY_BUDGET_FORM, clientName: 'Llull' }, ['a']).values).toEqual({
      ...NOTHING_READ,
      clientName: 'Llull',
      lineDiscounts: { a: 0 },
    });
  });

  it('names each field that the service would refuse and goes on with its last good number', () => {
    const last = readBudgetForm(FORM, ['a', 'b']).values;
    const broken = {
      ...FORM,
      clientName: 'Llull / Mar',
      comments: 'Call first!',
      discount: '100,01',
      surcharge: '-1',
      iva: 'IVA',
      validityDays: '366',
      ownMargin: '2,005',
      lineDiscounts: { a: '5,', b: '1,000' },
      quantities: {},
    };
    expect(readBudgetForm(broken, ['a', 'b'], last)).toEqual({
      values: { ...last, clientName: 'Llull / Mar', comments: 'Call first!' },
      problems: {
        clientName: { code: 'text.character', character: '/' },
        comments: { code: 'text.character', character: '!' },
        discount: { code: 'percent.out-of-range', value: 100.01, min: 0, max: 100 },
        surcharge: { code: 'percent.out-of-range', value: -1, min: 0, max: 1_000_000 },
        iva: { code: 'percent.not-a-number', value: 'IVA' },
        validityDays: { code: 'budget.validity', max: 365 },
        ownMargin: { code: 'percent.too-many-decimals', value: 2.005 },
        lineDiscounts: { b: { code: 'percent.too-many-decimals', value: 1 } },
      },
    });
  });

  it.each(['0', '366', '1,5', '-1', 'a month', '1e2'])('refuses a validity of %j days', (validityDays) =>
    expect(readBudgetForm({ ...FORM, validityDays }, []).problems).toEqual({
      validityDays: { code: 'budget.validity', max: 365 },
      lineDiscounts: {},
    }),
  );

  it('has no mark-up where none was typed, and one of nothing where 0 was', () =>
    expect(['', ' ', '0', '0,0'].map((ownMargin) => readBudgetForm({ ...FORM, ownMargin }, []).values.ownMargin)).toEqual([
      null,
      null,
      0,
      0,
    ]));

  it('reports whether an entry is invalid', () => {
    const asked = [FORM, { ...FORM, clientName: ' ' }, { ...FORM, clientName: 'a/b' }, { ...FORM, lineDiscounts: { a: 'x' } }];
    expect(asked.map((form) => hasProblems(readBudgetForm(form, ['a']).problems))).toEqual([false, false, true, true]);
  });
});
