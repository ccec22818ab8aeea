import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildArticle } from '../article';
import { OPEN_PERIOD, parseAvailability } from '../attribute';
import { linePrices, sumLines } from '../price';
import { fail, ok } from '../result';
import { modelOf } from '../testing/models';
import { day, successOf, TODAY } from '../testing/results';
import { type CompositionPart, compositionAvailability, compositionPrices, partOfArticle } from '.';

const partOf = (
  code: string,
  quantity: number,
  unitPriceMinor: number | undefined,
  more: Partial<CompositionPart> = {},
): CompositionPart => ({
  code,
  quantity,
  unitPriceMinor,
  leadtimes: [],
  availability: OPEN_PERIOD,
  ...more,
});
const weeks = (...entries: (readonly [from: number, weeks: number])[]) => [entries.map(([from, count]) => ({ from, weeks: count }))];
const since = (text: string, until = '') => successOf(parseAvailability({ since: text, until }));

describe('price of a composition', () => {
  const parts = [partOf('016210/1A_31', 3, 10_100), partOf('DRIVER-4', 1, 4_550), partOf('CANOPY', 1, 0)];

  it('CP1 sums rounded price times quantity of its parts', () => {
    expect(compositionPrices(parts, 2, 0)).toEqual(
      ok({
        unitGross: 34_850,
        unitNet: 34_850,
        unitDiscount: 0,
        totalGross: 69_700,
        totalNet: 69_700,
        totalDiscount: 0,
        shares: [
          { code: '016210/1A_31', quantity: 6, unitGross: 10_100, totalGross: 60_600, totalNet: 60_600, totalDiscount: 0 },
          { code: 'DRIVER-4', quantity: 2, unitGross: 4_550, totalGross: 9_100, totalNet: 9_100, totalDiscount: 0 },
          { code: 'CANOPY', quantity: 2, unitGross: 0, totalGross: 0, totalNet: 0, totalDiscount: 0 },
        ],
      }),
    );
  });

  it('CP1 takes an article as a part by its reference', () => {
    const article = successOf(buildArticle(modelOf(), { color: '10' }, TODAY));
    expect(partOfArticle(article, 500, 4)).toEqual({
      code: '016210',
      quantity: 4,
      unitPriceMinor: 500,
      leadtimes: [[], []],
      availability: { since: undefined, until: undefined, expected: undefined },
    });
    expect(compositionPrices([partOfArticle(article, 500, 4)], 1, 0)).toMatchObject({ ok: true, value: { unitGross: 2_000 } });
  });

  it('CP2 has none while a part has none, and names it', () => {
    expect(compositionPrices([...parts, partOf('TRACK', 1, undefined)], 1, 0)).toEqual(
      fail({ code: 'composition.price-missing', part: 'TRACK' }),
    );
    expect(compositionPrices([partOf('TRACK', 1, 0)], 1, 0).ok).toBe(true);
  });

  it('CP3 gives what rounding leaves of a discount to the largest rests, the earlier first', () => {
    const shares = (percent: number, ...units: number[]) =>
      successOf(
        compositionPrices(
          units.map((unit) => partOf('part', 1, unit)),
          1,
          percent,
        ),
      ).shares.map(({ totalDiscount }) => totalDiscount);
    expect([shares(50, 101, 101, 101), shares(33.33, 100, 200, 50), shares(0.01, 1, 9_999, 5_000), shares(100, 7, 0, 3)]).toEqual([
      [51, 51, 50],
      [33, 67, 17],
      [0, 1, 1],
      [7, 0, 3],
    ]);
  });

  it('CP3 has shares that sum to its line', () => {
    const part = fc
      .tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 99 }))
      .map(([unit, quantity]) => partOf('part', quantity, unit));
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 10_000 }),
        (any, quantity, hundredths) => {
          const { shares, ...line } = successOf(compositionPrices(any, quantity, hundredths / 100));
          const unit = any.reduce((sum, one) => sum + (one.unitPriceMinor ?? 0) * one.quantity, 0);
          expect(line).toEqual(linePrices(unit, quantity, hundredths / 100));
          expect(sumLines(shares)).toEqual({ totalGross: line.totalGross, totalNet: line.totalNet, totalDiscount: line.totalDiscount });
          for (const share of shares) {
            const exact = (BigInt(share.totalGross) * BigInt(hundredths)) / 10_000n;
            expect([0n, 1n]).toContain(BigInt(share.totalDiscount) - exact);
          }
        },
      ),
      { examples: [[[partOf('a', 1, 1), partOf('b', 1, 1), partOf('c', 1, 1)], 1, 5_000]] },
    );
  });

  it('CP8 throws for counts that are no quantity', () => {
    const counts = [
      [0, 1],
      [1, 0],
      [1.5, 2],
      [-1, -1],
      [2, 2 ** 53],
    ] as const;
    const asked = counts.map(
      ([quantity, compositions]) =>
        () =>
          compositionAvailability([partOf('A', quantity, 1)], compositions, TODAY),
    );
    for (const ask of asked) expect(ask).toThrow(/is no quantity of A/);
    expect(() => compositionPrices([partOf('A', 1.5, 100)], 2, 0)).toThrow('1.5 × 2 is no quantity of A');
  });
});

describe('delivery of a composition', () => {
  it('CP4 takes as long as its slowest part for all its pieces, and names it', () => {
    const parts = [
      partOf('A', 1, 1, { leadtimes: weeks([1, 2], [10, 6]) }),
      partOf('B', 4, 1, { leadtimes: weeks([1, 4]) }),
      partOf('C', 1, 1, { leadtimes: weeks([1, 4]) }),
    ];
    const named = [1, 9, 10].map((quantity) => {
      const { weeks: longest, weeksOf } = compositionAvailability(parts, quantity, TODAY);
      return [longest, weeksOf];
    });
    expect(named).toEqual([
      [4, 'B'],
      [4, 'B'],
      [6, 'A'],
    ]);
  });

  it('CP5 is on request as soon as one part is, and names the first', () => {
    const parts = [partOf('A', 1, 1, { leadtimes: weeks([1, 2]) }), partOf('B', 1, 1), partOf('C', 1, 1, { leadtimes: [[]] })];
    expect([compositionAvailability(parts, 1, TODAY), compositionAvailability([], 1, TODAY)]).toEqual([
      { days: 0, weeks: undefined, weeksOf: 'B' },
      { days: 0, weeks: undefined },
    ]);
  });

  it('CP6 waits for its last part, or has ended with one', () => {
    const late = partOf('LATE', 1, 1, { availability: since('11/06/2026') });
    const later = partOf('LATER', 1, 1, { availability: since('21/06/2026') });
    const over = partOf('OVER', 1, 1, { availability: since('', '31/05/2026') });
    const now = partOf('NOW', 1, 1);
    const waits = [[now], [now, late, later, now], [later, late], [late, over, later, over]].map((parts) => {
      const { days, daysOf } = compositionAvailability(parts, 1, TODAY);
      return [days, daysOf];
    });
    expect(waits).toEqual([
      [0, undefined],
      [20, 'LATER'],
      [20, 'LATER'],
      [-1, 'OVER'],
    ]);
  });

  it('CP7 is on site with its last part, and on no day when ended', () => {
    const slow = partOf('SLOW', 1, 1, { leadtimes: weeks([1, 6]) });
    const late = partOf('LATE', 1, 1, { leadtimes: weeks([1, 1]), availability: since('11/06/2026') });
    const later = partOf('LATER', 1, 1, { leadtimes: weeks([1, 1]), availability: since('11/08/2026') });
    const over = partOf('OVER', 1, 1, { leadtimes: weeks([1, 1]), availability: since('', '31/05/2026') });
    expect([
      compositionAvailability([slow, late], 1, TODAY),
      compositionAvailability([slow, late, later], 1, TODAY),
      compositionAvailability([slow, over], 1, TODAY),
    ]).toEqual([
      { days: 10, daysOf: 'LATE', weeks: 6, weeksOf: 'SLOW', onSite: day('13/07/2026'), onSiteOf: 'SLOW' },
      { days: 71, daysOf: 'LATER', weeks: 6, weeksOf: 'SLOW', onSite: day('18/08/2026'), onSiteOf: 'LATER' },
      { days: -1, daysOf: 'OVER', weeks: 6, weeksOf: 'SLOW' },
    ]);
  });
});
