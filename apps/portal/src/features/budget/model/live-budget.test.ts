import { calendarDayOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { SAMPLE_BUDGET, SAMPLE_SOURCE } from '../testing/sample-budget';
import { type LiveBudgetInput, liveBudget } from './live-budget';
import { NOTHING_READ } from './read-budget-form';

const [first, second] = SAMPLE_SOURCE.lines.map(({ productId }) => productId) as [string, string];
const INPUT: LiveBudgetInput = {
  source: SAMPLE_SOURCE,
  values: {
    ...NOTHING_READ,
    clientName: 'Casa Llull',
    clientAddress: 'Carrer de la Murta 9',
    site: 'Ground floor',
    deliveryTerms: 'To the kerb',
    paymentTerms: '30 % now; 70 % later',
    comments: 'Second floor.',
    discount: 10.5,
    surcharge: 2.75,
    iva: 21,
    validityDays: 45,
    ownMargin: 20,
    lineDiscounts: { [first]: 12.5 },
  },
  quantities: { [second]: 0 },
  alternatives: [],
  revised: null,
  today: calendarDayOf(2026, 11, 20),
  createdBy: 'Ana Mas',
};
const live = (more: Partial<LiveBudgetInput> = {}) => {
  const made = liveBudget({ ...INPUT, ...more });
  if (!made.ok) throw new Error(made.failure.code);
  return made.value;
};

describe('the budget as it would be issued now', () => {
  it('equals the budget that the service issues from the same form', () => {
    const { id, projectId, catalogId, budgetNumber, revision, supersededBy, ...issued } = SAMPLE_BUDGET;
    expect(live()).toEqual(issued);
  });

  it('takes the pieces of the project unless others were typed', () => {
    const quantities = (typed: Readonly<Record<string, number>>) => live({ quantities: typed }).products.map(({ quantity }) => quantity);
    expect([quantities({}), quantities({ [first]: 5 }), quantities({ [first]: 0, [second]: 0 })]).toEqual([[2, 3], [5, 3], []]);
  });

  it('offers an alternative with its price, and leaves it out of the totals', () => {
    const offered = live({ quantities: {}, alternatives: [second] });
    expect(offered.totalNet).toEqual(SAMPLE_BUDGET.totalNet);
    expect(offered.products.map(({ id }) => id)).toEqual([first]);
    expect(offered.alternatives?.map(({ id, quantity, netPrice }) => [id, quantity, netPrice])).toEqual([[second, 3, 3.03]]);
  });

  it('carries the number of a revision', () => {
    const revised = { budgetId: 'b', budgetNumber: 'B2026-00042', nextNumber: 'B2026-00042-R2' };
    expect(live({ revised }).budgetNumber).toBe('B2026-00042-R2');
  });

  it('returns the failures of the domain', () => {
    const unpriced = { ...SAMPLE_SOURCE, lines: SAMPLE_SOURCE.lines.map(({ unitPvp, ...line }) => line) };
    expect(liveBudget({ ...INPUT, source: unpriced })).toEqual({
      ok: false,
      failure: { code: 'budget.amount', line: first, value: undefined },
    });
  });
});
