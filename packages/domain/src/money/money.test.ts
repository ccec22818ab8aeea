import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import {
  divideDown,
  divideHalfAwayFromZero,
  divideUp,
  MAX_AMOUNT_MINOR,
  majorFromMinor,
  minorFromMajor,
  money,
  percentHundredths,
  percentOf,
} from '.';

const amountMinor = fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR });

describe('money', () => {
  it.each([0.5, Number.NaN, 2 ** 53])('MO1 throws for %s cents', (amount) => {
    expect(() => money(amount, 'EUR')).toThrow(RangeError);
  });

  it.each([0, -0, -1, Number.NaN])('MO7 throws for a divisor of %s', (divisor) => {
    for (const divide of [divideUp, divideDown, divideHalfAwayFromZero]) expect(() => divide(1, divisor)).toThrow(`divided by ${divisor}`);
  });

  it('MO2 reads major units of at most two decimals', () => {
    const amounts = [41.25, -0.07, -0, 9_999_999_999_999.99, 1.005, 0.1 + 0.2, 10_000_000_000_000, Number.POSITIVE_INFINITY];
    expect(amounts.map(minorFromMajor)).toEqual([
      ok(4125),
      ok(-7),
      ok(0),
      ok(MAX_AMOUNT_MINOR),
      fail({ code: 'money.too-many-decimals', value: 1.005 }),
      fail({ code: 'money.too-many-decimals', value: 0.1 + 0.2 }),
      fail({ code: 'money.too-large', value: 10_000_000_000_000, maxMinor: MAX_AMOUNT_MINOR }),
      fail({ code: 'money.not-a-number', value: Number.POSITIVE_INFINITY }),
    ]);
  });

  it('MO6 comes back from major units unchanged', () => {
    fc.assert(
      fc.property(amountMinor, (amount) => {
        expect(minorFromMajor(majorFromMinor(amount))).toEqual(ok(amount));
      }),
      { examples: [[29], [-100_001]] },
    );
  });
});

describe('rounding', () => {
  it('MO3 rounds a percentage half away from zero', () => {
    const cases = [
      [101, 5000],
      [-101, 5000],
      [99, 5000],
      [100, 1249],
      [100, 1250],
    ] as const;
    expect(cases.map(([amount, percent]) => percentOf(amount, percent))).toEqual([51, -51, 50, 12, 13]);
  });

  it('MO3 takes a percentage as unbounded integers do', () => {
    fc.assert(
      fc.property(amountMinor, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
        const product = BigInt(amount) * BigInt(percent);
        const half = product < 0n ? -5_000n : 5_000n;
        expect(percentOf(amount, percent)).toBe(Number((product + half) / 10_000n));
      }),
      {
        examples: [
          [MAX_AMOUNT_MINOR, 9_999],
          [1, 5_000],
        ],
      },
    );
  });

  it('MO4 rounds up and down towards the infinities', () => {
    const up = [1, 499, 500, 501, -1, -500, -501].map((amount) => divideUp(amount, 500));
    const down = [1, 499, 500, 501, -1, -500, -501].map((amount) => divideDown(amount, 500));
    expect(up).toEqual([1, 1, 1, 2, 0, -1, -1]);
    expect(down).toEqual([0, 0, 1, 1, -1, -1, -2]);
  });

  it('MO3 divides half away from zero', () => {
    expect([5, 4, -5, -4, 15].map((amount) => divideHalfAwayFromZero(amount, 10))).toEqual([1, 0, -1, 0, 2]);
  });
});

describe('percentages', () => {
  it('MO5 reads hundredths within the bounds', () => {
    expect([12.5, 0, 100, 100.01, -1, 12.345, Number.NaN].map((percent) => percentHundredths(percent))).toEqual([
      ok(1250),
      ok(0),
      ok(10_000),
      fail({ code: 'percent.out-of-range', value: 100.01, min: 0, max: 100 }),
      fail({ code: 'percent.out-of-range', value: -1, min: 0, max: 100 }),
      fail({ code: 'percent.too-many-decimals', value: 12.345 }),
      fail({ code: 'percent.not-a-number', value: Number.NaN }),
    ]);
  });
});
