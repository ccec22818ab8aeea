import type { BudgetLine, ProjectForBudget } from '@candil/contract';
import { describe, expect, it } from 'vitest';
import { type PreviewTerms, previewBudget } from '.';

const ISSUER = { name: 'Llull', taxNumber: '', street: '', postalCode: '', town: '', country: '', phone: '', email: '', website: '' };

const lineOf = (productId: string, more: Partial<BudgetLine> = {}): BudgetLine => ({
  productId,
  tag: 'L1',
  room: '',
  model: '0820',
  modelName: 'Alba 33',
  referenceCode: '082042/2A_10',
  pendantHeight: null,
  descriptions: [],
  image: '',
  facts: null,
  quantity: 2,
  unitPvp: 412.35,
  moq: 1,
  leadTimes: [
    { from: 1, weeks: 3 },
    { from: 3, weeks: 5 },
  ],
  ownDiscount: 40,
  isPersonalized: 1,
  validation: { status: 0 },
  weeksToday: 3,
  discontinued: false,
  ...more,
});
const baseOf = (...lines: BudgetLine[]): ProjectForBudget => ({
  project: { id: 'p', name: 'Lobby', catalogId: 16, currency: 'EUR', version: 3 },
  writable: true,
  issuer: ISSUER,
  lines,
  dropped: [],
  defaults: { discount: 0, surcharge: 0, iva: 21, validityDays: 30 },
});
const terms = (more: Partial<PreviewTerms> = {}): PreviewTerms => ({
  discount: 10,
  surcharge: 0,
  iva: 21,
  ownMarginPercent: null,
  lines: new Map(),
  ...more,
});

describe('a budget in the making', () => {
  it('is priced as entered, in whole currency units', () => {
    const preview = previewBudget(baseOf(lineOf('a')), terms({ lines: new Map([['a', { quantity: 3, discount: 12.5 }]]) }));
    expect(preview).toMatchObject({
      ok: true,
      value: {
        dropped: [],
        budget: {
          projectName: 'Lobby',
          subTotalNet: 1_082.42,
          discountValue: 108.24,
          ivaValue: 204.58,
          totalNet: 1_178.76,
          products: [
            { id: 'a', quantity: 3, unitPvp: 412.35, pvp: 1_237.05, discount: 12.5, discountValue: 154.63, netPrice: 1_082.42, weeks: 5 },
          ],
        },
      },
    });
  });

  it('leaves out a line set to nothing, and names it', () => {
    const preview = previewBudget(baseOf(lineOf('a'), lineOf('b')), terms({ lines: new Map([['a', { quantity: 0, discount: 0 }]]) }));
    expect(preview.ok && [preview.value.dropped, preview.value.budget.products.map(({ id }) => id)]).toEqual([
      [{ id: 'a', reason: 'quantity' }],
      ['b'],
    ]);
  });

  it.each([
    ['a percentage', terms({ iva: 121 }), 'budget.percent'],
    ['a discount of a line', terms({ lines: new Map([['a', { discount: -1 }]]) }), 'budget.percent'],
    ['an own margin', terms({ ownMarginPercent: 1.005 }), 'budget.percent'],
    [
      'an own margin that leads too far',
      terms({ ownMarginPercent: 1_000_000, lines: new Map([['a', { quantity: 99_999, discount: 0 }]]) }),
      'budget.too-large',
    ],
  ])('refuses %s that does not fit', (_name, given, code) => {
    const base = baseOf(lineOf('a', { unitPvp: 9_999_999 }));
    expect(previewBudget(base, given)).toMatchObject({ ok: false, failure: { code } });
  });

  it('names the line without a price', () => {
    const { unitPvp: _, ...priceless } = lineOf('a');
    expect(previewBudget(baseOf(priceless), terms())).toMatchObject({ ok: false, failure: { code: 'budget.amount', line: 'a' } });
  });

  it('prices a composition by its pieces, and takes their words along', () => {
    const piece = (id: string, quantity: number, unitPvp: number) => {
      const {
        productId: _,
        tag: __,
        moq: ___,
        leadTimes: ____,
        ownDiscount: _____,
        isPersonalized: ______,
        discontinued: _______,
        ...words
      } = lineOf(id);
      return { ...words, id, quantity, unitPvp };
    };
    const composition = {
      ...piece('a/1', 1, 0),
      modelName: 'Alba 1',
      unitPvp: undefined,
      articles: [piece('a/1/1', 3, 100)],
      accessories: [piece('a/1/2', 1, 50.5)],
    };
    const { unitPvp: _, ...composed } = composition;
    const preview = previewBudget(
      baseOf(lineOf('a', { unitPvp: 350.5, compositions: [composed] })),
      terms({ discount: 0, lines: new Map([['a', { discount: 10 }]]) }),
    );
    if (!preview.ok) throw new Error(preview.failure.code);
    const [line] = preview.value.budget.products;
    expect(line?.quantity).toBe(2);
    expect(line?.unitPvp).toBe(350.5);
    expect(line?.pvp).toBe(701);
    expect(line?.discountValue).toBe(70.1);
    expect(line?.netPrice).toBe(630.9);
    const [one] = line?.compositions ?? [];
    expect(one?.modelName).toBe('Alba 1');
    expect(one?.pvp).toBe(701);
    expect(one?.netPrice).toBe(630.9);
    expect(
      [...(one?.articles ?? []), ...(one?.accessories ?? [])].map(({ id, quantity, pvp, netPrice }) => [id, quantity, pvp, netPrice]),
    ).toEqual([
      ['a/1/1', 3, 600, 540],
      ['a/1/2', 1, 101, 90.9],
    ]);
  });
});
