import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePrices, sumLines } from '.';

describe('line prices', () => {
  it('PR18 takes the discounts from unit and total gross', () => {
    expect([linePrices(10_000, 3, 12.5), linePrices(10_000, 0, 0)]).toEqual([
      { unitGross: 10_000, unitNet: 8_750, unitDiscount: 1_250, totalGross: 30_000, totalNet: 26_250, totalDiscount: 3_750 },
      { unitGross: 10_000, unitNet: 10_000, unitDiscount: 0, totalGross: 0, totalNet: 0, totalDiscount: 0 },
    ]);
  });

  it('PR19 rounds the discount of a line half away from zero, not per unit', () => {
    expect(linePrices(101, 3, 50)).toEqual({
      unitGross: 101,
      unitNet: 50,
      unitDiscount: 51,
      totalGross: 303,
      totalNet: 151,
      totalDiscount: 152,
    });
  });

  it('PR21 throws for a quantity or discount that breaks the bounds', () => {
    expect(() => linePrices(100, 1.5, 0)).toThrow('1.5 is no quantity');
    expect(() => linePrices(100, -1, 0)).toThrow('-1 is no quantity');
    expect(() => linePrices(100, 1, 100.01)).toThrow('100.01 is no discount percent');
    expect(() => linePrices(100, 1, 12.345)).toThrow('12.345 is no discount percent');
  });

  it('PR20 sums rounded lines', () => {
    const line = fc
      .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 10_000 }))
      .map(([unit, quantity, hundredths]) => linePrices(unit, quantity, hundredths / 100));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const sumOf = (pick: 'totalGross' | 'totalNet' | 'totalDiscount') =>
          Number(lines.reduce((sum, one) => sum + BigInt(one[pick]), 0n));
        const totals = sumLines(lines);
        expect(totals).toEqual({ totalGross: sumOf('totalGross'), totalNet: sumOf('totalNet'), totalDiscount: sumOf('totalDiscount') });
        expect(totals.totalGross - totals.totalDiscount).toBe(totals.totalNet);
      }),
      { examples: [[[linePrices(101, 1, 50), linePrices(101, 1, 50)]]] },
    );
  });
});
