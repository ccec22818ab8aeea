import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { checkQuantity, lineValidity, type OrderLineState } from '.';

const LINE: OrderLineState = { quantity: 10, moq: 5, isPersonalized: 1, discontinued: false, days: 0 };
const unknownModel = { code: 'article.model-unknown', model: '9999' } as const;
const noBase = { code: 'price.base-not-found', model: '0162', rateId: 10 } as const;

describe('quantities', () => {
  it('OR1 takes whole numbers greater than 0', () => {
    expect([1, 0, -3, 2.5, '7', Number.NaN, undefined].map(checkQuantity)).toEqual([
      ok(1),
      ...[0, -3].map((value) => fail({ code: 'quantity.not-positive', value })),
      ...[2.5, '7', Number.NaN, undefined].map((value) => fail({ code: 'quantity.not-whole', value })),
    ]);
  });

  it('OR2 takes at most 99,999', () => {
    expect([99_999, 100_000].map(checkQuantity)).toEqual([ok(99_999), fail({ code: 'quantity.too-large', value: 100_000, max: 99_999 })]);
  });
});

describe('order lines', () => {
  it('OR3 needs a quantity of at least the moq', () => {
    expect([5, 4].map((quantity) => lineValidity({ ...LINE, quantity }))).toEqual([
      { valid: true },
      { valid: false, reason: 'moq', moq: 5, quantity: 4 },
    ]);
  });

  it('OR1 refuses a line without a quantity', () => {
    const failure = { code: 'quantity.not-positive', value: 0 };
    expect(lineValidity({ ...LINE, quantity: 0 })).toEqual({ valid: false, reason: 'quantity', failure });
  });

  it('OR4 refuses what is not personalised', () => {
    expect(lineValidity({ ...LINE, isPersonalized: 0 })).toEqual({ valid: false, reason: 'not-personalised' });
  });

  it('OR5 refuses what is discontinued', () => {
    expect(lineValidity({ ...LINE, discontinued: true })).toEqual({ valid: false, reason: 'discontinued' });
  });

  it('OR6 refuses what has ended, not what is to come', () => {
    expect([-1, 40].map((days) => lineValidity({ ...LINE, days }))).toEqual([{ valid: false, reason: 'ended' }, { valid: true }]);
  });

  it('OR7 gives the reason why an article cannot be built', () => {
    expect(lineValidity({ ...LINE, article: fail(unknownModel) })).toEqual({
      valid: false,
      reason: 'not-buildable',
      failure: unknownModel,
    });
  });

  it('OR8 gives the reason of a missing price', () => {
    const price = ok({ amountMinor: 100, currency: 'EUR', steps: [] } as const);
    expect([fail(noBase), price].map((price) => lineValidity({ ...LINE, price }))).toEqual([
      { valid: false, reason: 'no-price', failure: noBase },
      { valid: true },
    ]);
  });

  it('OR9 returns the most serious reason', () => {
    const cures: Partial<OrderLineState>[] = [
      { article: undefined },
      { isPersonalized: 1 },
      { discontinued: false },
      { days: 0 },
      { price: undefined },
      { quantity: 1 },
      { quantity: 10 },
    ];
    let line: OrderLineState = {
      quantity: 0,
      moq: 5,
      isPersonalized: 0,
      discontinued: true,
      days: -1,
      article: fail(unknownModel),
      price: fail(noBase),
    };
    const reasons = cures.map((cure) => {
      const validity = lineValidity(line);
      line = { ...line, ...cure };
      return validity.valid ? 'valid' : validity.reason;
    });
    expect(reasons).toEqual(['not-buildable', 'not-personalised', 'discontinued', 'ended', 'no-price', 'quantity', 'moq']);
    expect(lineValidity(line)).toEqual({ valid: true });
  });
});
