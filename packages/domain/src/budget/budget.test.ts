import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { failureOf, successOf } from '../testing/results';
import { type BudgetLineInput, type BudgetPiece, calculateBudget, checkBudgetTerms, clientCopyOf } from '.';

const NO_TERMS = { discount: 0, surcharge: 0, iva: 0 };
const line = (more: Partial<BudgetLineInput> = {}): BudgetLineInput => ({
  id: 'L1',
  quantity: 2,
  unitPvp: 10_000,
  discount: 0,
  isPersonalized: 1,
  discontinued: false,
  ...more,
});
const budget = (products: readonly BudgetLineInput[], terms = NO_TERMS) => calculateBudget({ currency: 'EUR', ...terms, products });

/** A composition of two articles, one with parts, and an accessory: 2 × 101 + (1 × (3 × 33)) + 1 × 50 = 351 cents. */
const composed = line({
  quantity: 3,
  unitPvp: undefined,
  discount: 33.33,
  compositions: [
    {
      id: 'C1',
      quantity: 1,
      articles: [
        { id: 'A1', quantity: 2, unitPvp: 101 },
        { id: 'A2', quantity: 1, parts: [{ id: 'P1', quantity: 3, unitPvp: 33 }] },
      ],
      accessories: [{ id: 'D1', quantity: 1, unitPvp: 50 }],
    },
  ],
});

const HELD = ['compositions', 'articles', 'accessories', 'parts'] as const;
const heldBy = (piece: BudgetPiece) => HELD.flatMap((name) => piece[name] ?? []);
const sumOf = (pieces: readonly BudgetPiece[], pick: 'pvp' | 'discountValue' | 'netPrice') =>
  pieces.reduce((sum, piece) => sum + piece[pick], 0);

describe('budgets', () => {
  it('QU1 prices a line with its own discount', () => {
    expect(successOf(budget([line({ quantity: 3, unitPvp: 101, discount: 50 })])).products).toEqual([
      { id: 'L1', quantity: 3, unitPvp: 101, pvp: 303, discount: 50, discountValue: 152, netPrice: 151 },
    ]);
  });

  it('QU2 keeps every amount beside its percentage', () => {
    expect(budget([line(), line({ id: 'L2', discount: 12.5 })], { discount: 10.5, surcharge: 2.75, iva: 21 })).toEqual(
      ok({
        currency: 'EUR',
        discount: 10.5,
        surcharge: 2.75,
        iva: 21,
        subTotalNet: 37_500,
        discountValue: 3_938,
        surchargeValue: 923,
        ivaValue: 7_242,
        totalNet: 41_727,
        products: [
          { id: 'L1', quantity: 2, unitPvp: 10_000, pvp: 20_000, discount: 0, discountValue: 0, netPrice: 20_000 },
          { id: 'L2', quantity: 2, unitPvp: 10_000, pvp: 20_000, discount: 12.5, discountValue: 2_500, netPrice: 17_500 },
        ],
        dropped: [],
      }),
    );
  });

  it('QU4 takes discount and IVA of 0–100 and surcharges of 0 or more with at most two decimals', () => {
    expect(checkBudgetTerms({ discount: 100, surcharge: 250.75, iva: 0 })).toEqual(ok({ discount: 10_000, surcharge: 25_075, iva: 0 }));
    const refused = [
      { ...NO_TERMS, discount: 100.01 },
      { ...NO_TERMS, surcharge: -0.01 },
      { ...NO_TERMS, surcharge: 1_000_000.01 },
      { ...NO_TERMS, iva: 21.005 },
      { ...NO_TERMS, iva: '21' },
      { ...NO_TERMS, discount: Number.NaN },
    ].map((terms) => failureOf(calculateBudget({ currency: 'EUR', products: [], ...terms })));
    expect(refused).toStrictEqual([
      { code: 'budget.percent', field: 'discount', value: 100.01, min: 0, max: 100, reason: 'percent.out-of-range' },
      { code: 'budget.percent', field: 'surcharge', value: -0.01, min: 0, max: 1_000_000, reason: 'percent.out-of-range' },
      { code: 'budget.percent', field: 'surcharge', value: 1_000_000.01, min: 0, max: 1_000_000, reason: 'percent.out-of-range' },
      { code: 'budget.percent', field: 'iva', value: 21.005, min: 0, max: 100, reason: 'percent.too-many-decimals' },
      { code: 'budget.percent', field: 'iva', value: '21', min: 0, max: 100, reason: 'percent.not-a-number' },
      { code: 'budget.percent', field: 'discount', value: Number.NaN, min: 0, max: 100, reason: 'percent.not-a-number' },
    ]);
    expect(failureOf(checkBudgetTerms(null as never))).toMatchObject({ code: 'budget.percent', field: 'discount', value: undefined });
    expect(failureOf(budget([line(), line({ id: 'L2', discount: -1 })]))).toEqual({
      code: 'budget.percent',
      field: 'discount',
      line: 'L2',
      value: -1,
      min: 0,
      max: 100,
      reason: 'percent.out-of-range',
    });
  });

  it('QU5 drops lines without quantity, not personalised or discontinued and names them', () => {
    const lines = [
      line({ id: 'zero', quantity: 0 }),
      line({ id: 'less', quantity: -0.5, isPersonalized: 0 }),
      line({ id: 'open', isPersonalized: 0, discontinued: true }),
      line({ id: 'gone', discontinued: true, discount: 'any' }),
      line({ id: 'kept' }),
    ];
    const { products, dropped, totalNet } = successOf(budget(lines));
    expect(products.map(({ id }) => id)).toEqual(['kept']);
    expect(dropped).toEqual([
      { id: 'zero', reason: 'quantity' },
      { id: 'less', reason: 'quantity' },
      { id: 'open', reason: 'not-personalised' },
      { id: 'gone', reason: 'discontinued' },
    ]);
    expect(totalNet).toBe(20_000);
  });

  it('QU7 prices what holds others by what it holds', () => {
    const { products, subTotalNet } = successOf(budget([{ ...composed, unitPvp: 1, discount: 0 }]));
    const [product] = products;
    const [composition] = product?.compositions ?? [];
    expect(product?.unitPvp).toBe(351);
    expect(product?.pvp).toBe(1_053);
    expect(subTotalNet).toBe(1_053);
    expect(composition).toEqual({
      ...{ id: 'C1', quantity: 1, unitPvp: 351, pvp: 1_053, discount: 0, discountValue: 0, netPrice: 1_053 },
      articles: [
        { id: 'A1', quantity: 2, unitPvp: 101, pvp: 606, discount: 0, discountValue: 0, netPrice: 606 },
        {
          ...{ id: 'A2', quantity: 1, unitPvp: 99, pvp: 297, discount: 0, discountValue: 0, netPrice: 297 },
          parts: [{ id: 'P1', quantity: 3, unitPvp: 33, pvp: 297, discount: 0, discountValue: 0, netPrice: 297 }],
        },
      ],
      accessories: [{ id: 'D1', quantity: 1, unitPvp: 50, pvp: 150, discount: 0, discountValue: 0, netPrice: 150 }],
    });
    const [plain] = successOf(budget([line({ articles: [], parts: [{ id: 'P', quantity: 2, unitPvp: 7 }] })])).products;
    expect(plain?.unitPvp).toBe(14);
    expect(plain?.parts?.length).toBe(1);
    expect('articles' in (plain ?? {})).toBe(false);
    const accessories = [{ id: 'D', quantity: 2, parts: [{ id: 'P', quantity: 3, unitPvp: 7 }] }];
    expect(successOf(budget([line({ accessories })])).products[0]?.accessories?.[0]).toMatchObject({ unitPvp: 21, parts: [{ pvp: 84 }] });
  });

  it('QU8 gives every piece its share of the discount of its line', () => {
    const part = fc.record({
      id: fc.constant('P'),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPvp: fc.integer({ min: 0, max: 99_999 }),
    });
    const article = fc.record({
      id: fc.constant('A'),
      quantity: fc.integer({ min: 1, max: 9 }),
      parts: fc.array(part, { minLength: 1, maxLength: 3 }),
    });
    const lists = { articles: fc.array(article, { minLength: 1, maxLength: 3 }), accessories: fc.array(part, { maxLength: 3 }) };
    const composition = fc.record({ id: fc.constant('C'), quantity: fc.integer({ min: 1, max: 3 }), ...lists });
    const cent = { id: 'P', quantity: 1, unitPvp: 1 };
    const threeCents = { id: 'C', quantity: 1, articles: [{ id: 'A', quantity: 1, parts: [cent, cent] }], accessories: [cent] };
    fc.assert(
      fc.property(
        fc.array(composition, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 10_000 }),
        (compositions, hundredths) => {
          const [product] = successOf(budget([line({ discount: hundredths / 100, compositions })])).products;
          const check = (piece: BudgetPiece) => {
            expect(piece.netPrice).toBe(piece.pvp - piece.discountValue);
            expect(Math.abs(piece.discountValue - (piece.pvp * hundredths) / 10_000)).toBeLessThanOrEqual(1);
            const held = heldBy(piece);
            if (held.length === 0) return;
            for (const pick of ['pvp', 'discountValue', 'netPrice'] as const) expect(sumOf(held, pick)).toBe(piece[pick]);
            for (const one of held) check(one);
          };
          check(product as BudgetPiece);
        },
      ),
      { examples: [[[threeCents], 3_333]] },
    );
    const [product] = successOf(budget([composed])).products;
    const [composition3] = product?.compositions ?? [];
    expect(product?.discountValue).toBe(351);
    expect(heldBy(composition3 as BudgetPiece).map(({ discountValue }) => discountValue)).toEqual([202, 99, 50]);
  });

  it('QU9 refuses what is no quantity and no amount, naming the piece', () => {
    const refused = [
      line({ quantity: 1.5 }),
      line({ quantity: Number.NaN }),
      line({ quantity: '2' }),
      line({ quantity: '0' }),
      line({ quantity: null }),
      line({ quantity: 100_000 }),
      line({ unitPvp: -1 }),
      line({ unitPvp: 0.5 }),
      line({ unitPvp: undefined }),
      line({ parts: [{ id: 'P1', quantity: 0, unitPvp: 5 }] }),
      line({ parts: [{ id: 'P2', quantity: 1, unitPvp: null }] }),
    ].map((one) => failureOf(budget([one])));
    expect(refused).toEqual([
      { code: 'budget.quantity', line: 'L1', value: 1.5 },
      { code: 'budget.quantity', line: 'L1', value: Number.NaN },
      { code: 'budget.quantity', line: 'L1', value: '2' },
      { code: 'budget.quantity', line: 'L1', value: '0' },
      { code: 'budget.quantity', line: 'L1', value: null },
      { code: 'budget.quantity', line: 'L1', value: 100_000 },
      { code: 'budget.amount', line: 'L1', value: -1 },
      { code: 'budget.amount', line: 'L1', value: 0.5 },
      { code: 'budget.amount', line: 'L1', value: undefined },
      { code: 'budget.quantity', line: 'P1', value: 0 },
      { code: 'budget.amount', line: 'P2', value: null },
    ]);
    expect(budget([line({ unitPvp: 0 })]).ok).toBe(true);
  });

  it('QU10 refuses amounts that are too large', () => {
    const tooLarge = { code: 'budget.too-large', maxMinor: 999_999_999_999_999 };
    const most = line({ quantity: 1, unitPvp: 999_999_999_999_999 });
    expect(
      [
        budget([most]),
        budget([line({ quantity: 2, unitPvp: 500_000_000_000_000 })]),
        budget([line({ quantity: 1, parts: [{ id: 'P', quantity: 2, unitPvp: 500_000_000_000_000 }], discount: 100 })]),
        budget([line({ quantity: 1, unitPvp: 900_000_000_000_000 })], { ...NO_TERMS, surcharge: 10, iva: 2 }),
        budget([most, line({ quantity: 1, unitPvp: 1 })]),
        budget([most], { ...NO_TERMS, surcharge: 0.01 }),
        budget([most], { ...NO_TERMS, iva: 0.01 }),
        budget([line()], { ...NO_TERMS, surcharge: 1_000_000 }),
      ].map((result) => (result.ok ? result.value.totalNet : result.failure)),
    ).toEqual([999_999_999_999_999, tooLarge, tooLarge, tooLarge, tooLarge, tooLarge, tooLarge, 200_020_000]);
    const copy = (unitPvp: number, margin: number, iva: number) =>
      clientCopyOf(successOf(budget([line({ quantity: 1, unitPvp })], { ...NO_TERMS, iva })), new Map(), margin);
    expect(copy(999_999_999_999_999, 0.01, 0)).toEqual(fail(tooLarge));
    expect(copy(900_000_000_000_000, 10, 11)).toEqual(fail(tooLarge));
    expect(copy(900_000_000_000_000, 0, 11).ok).toBe(true);
    expect(copy(999_999_999_999_999, 0, 0).ok).toBe(true);
  });

  it('QU11 has one currency', () => {
    expect(budget([line({ currency: 'EUR' })]).ok).toBe(true);
    expect(budget([line(), line({ id: 'L2', currency: 'USD' })])).toEqual(
      fail({ code: 'budget.currency', line: 'L2', currency: 'USD', expected: 'EUR' }),
    );
  });
});
