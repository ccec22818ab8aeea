import { describe, expect, it } from 'vitest';
import { type BudgetWork, EMPTY_BUDGET_FORM, readBudgetWork, withDiscountForAll } from './budget-form';

const WORK: BudgetWork = {
  form: { ...EMPTY_BUDGET_FORM, clientName: 'Casa Llull', discount: '12,', lineDiscounts: { a: '5 %' }, quantities: { a: 0, b: 12 } },
  revised: { budgetId: 'b', budgetNumber: 'B2026-00001', nextNumber: 'B2026-00001-R2' },
};

describe('the work on a budget', () => {
  it.each([[WORK], [{ ...WORK, revised: null }]])('reads back what was kept', (work) =>
    expect(readBudgetWork(JSON.parse(JSON.stringify(work)))).toEqual(work),
  );

  it.each([
    [null],
    ['text'],
    [{}],
    [{ form: EMPTY_BUDGET_FORM }],
    [{ form: { ...EMPTY_BUDGET_FORM, iva: 21 }, revised: null }],
    [{ form: { ...EMPTY_BUDGET_FORM, lineDiscounts: { a: 5 } }, revised: null }],
    [{ form: { ...EMPTY_BUDGET_FORM, lineDiscounts: ['5'] }, revised: null }],
    [{ form: { ...EMPTY_BUDGET_FORM, quantities: { a: '2' } }, revised: null }],
    [{ form: { ...EMPTY_BUDGET_FORM, quantities: { a: -1 } }, revised: null }],
    [{ form: EMPTY_BUDGET_FORM, revised: { budgetId: 'b' } }],
  ])('refuses a draft of another form: %j', (kept) => expect(readBudgetWork(kept)).toBeUndefined());

  it('reads a draft that was kept before address and terms were asked for', () => {
    const { clientAddress, site, deliveryTerms, paymentTerms, freight, ...earlier } = WORK.form;
    expect(readBudgetWork({ form: earlier, revised: null })).toEqual({ form: WORK.form, revised: null });
  });

  it('drops unknown fields of a kept draft', () =>
    expect(readBudgetWork({ form: { ...EMPTY_BUDGET_FORM, total: '1' }, revised: null, more: true })).toEqual({
      form: EMPTY_BUDGET_FORM,
      revised: null,
    }));

  it('gives every line the same discount', () =>
    expect(withDiscountForAll(WORK.form, ['a', 'c'], '7,5')).toEqual({ ...WORK.form, lineDiscounts: { a: '7,5', c: '7,5' } }));
});
