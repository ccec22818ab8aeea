import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildArticle } from '../article';
import { joinAvailability, joinLeadTimes, keptLeadTimes, leadTimeWeeks, parseAvailability } from '../attribute';
import { addDays } from '../calendar';
import { modelOf, variationOf } from '../testing/models';
import { day, successOf, TODAY } from '../testing/results';
import { articleAvailability, timeUntilAvailable } from '.';

const days = (since: string, until = '', expected = '') =>
  timeUntilAvailable(successOf(parseAvailability({ since, until, expected })), TODAY);

describe('days until available', () => {
  it('AV1 is -1 once the last day is past', () => {
    expect([days('', '31/05/2026'), days('01/07/2026', '31/05/2026'), days('', '01/06/2026')]).toEqual([-1, -1, 0]);
  });

  it('AV2 is 0 once the first day is reached, whatever is expected', () => {
    expect([days('01/06/2026', '', '20/06/2026'), days('01/01/2020', '', '20/06/2026'), days('02/06/2026')]).toEqual([0, 0, 1]);
  });

  it('AV3 is 0 without a first day and without anything expected later', () => {
    expect([days(''), days('', '', '01/06/2026'), days('', '', '31/05/2026')]).toEqual([0, 0, 0]);
  });

  it('AV4 is the larger of the days to since and to expected', () => {
    expect([days('11/06/2026', '', '05/06/2026'), days('05/06/2026', '', '11/06/2026'), days('', '', '01/07/2026')]).toEqual([10, 10, 30]);
  });
});

describe('an article', () => {
  it('AV11 does not wait for what is expected of a part that is there already, as its composition does not', () => {
    const model = modelOf({
      availability: { since: '01/01/2026', expected: '31/12/2026' },
      variations: [variationOf('color', '10', { availability: { since: '01/07/2026' } })],
    });
    const article = successOf(buildArticle(model, { color: '10' }, TODAY));
    expect(articleAvailability(article, 1, TODAY).days).toBe(30);
    expect(article.availability.expected).toBeUndefined();
    const date = fc
      .option(fc.integer({ min: -40, max: 40 }), { nil: undefined })
      .map((days) => (days === undefined ? undefined : addDays(TODAY, days)));
    const period = fc.record({ since: date, until: date, expected: date });
    const example = [
      { since: addDays(TODAY, -1), until: undefined, expected: addDays(TODAY, 213) },
      { since: addDays(TODAY, 30), until: undefined, expected: undefined },
    ];
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 5 }), (parts) => {
        const own = parts.map((part) => timeUntilAvailable(part, TODAY));
        const slowest = own.includes(-1) ? -1 : Math.max(...own);
        expect(timeUntilAvailable(joinAvailability(parts, TODAY), TODAY)).toBe(slowest);
      }),
      { examples: [[example]] },
    );
  });

  it('CD5 throws for a day that is none', () => {
    for (const today of [undefined, Number.NaN])
      expect(() => timeUntilAvailable({ since: undefined, until: undefined, expected: undefined }, today as never)).toThrow(RangeError);
  });
});

describe('lead times', () => {
  const entries = [
    { from: 50, weeks: 6 },
    { from: 5, weeks: 3 },
    { from: 20, weeks: 3 },
    { from: 30, weeks: 2 },
  ];

  it('AV5 keeps, by threshold, the entries whose weeks strictly increase', () => {
    expect(keptLeadTimes(entries)).toEqual([
      { from: 5, weeks: 3 },
      { from: 50, weeks: 6 },
    ]);
  });

  it('AV6 takes the last threshold reached, below the first the first', () => {
    expect([1, 5, 49, 50, 1000].map((quantity) => leadTimeWeeks([entries], quantity))).toEqual([3, 3, 3, 6, 6]);
  });

  it('AV7 has no weeks without entries', () => {
    expect([leadTimeWeeks([], 1), leadTimeWeeks([[], []], 1)]).toEqual([undefined, undefined]);
  });

  it('AV8 takes the most weeks that base and chosen variations give', () => {
    const slow = variationOf('color', '24', { leadtime: [{ from: 1, weeks: 9 }] });
    const model = modelOf({ leadtime: entries, variations: [slow, variationOf('color', '10')] });
    const weeks = ['24', '10'].map((color) => articleAvailability(successOf(buildArticle(model, { color }, TODAY)), 60, TODAY).weeks);
    expect(weeks).toEqual([9, 6]);
  });

  it('AT22 joins the lead times of base and variations into one list that says the same', () => {
    const lists = [
      [
        { from: 1, weeks: 2 },
        { from: 20, weeks: 6 },
      ],
      [],
      [
        { from: 10, weeks: 4 },
        { from: 50, weeks: 5 },
      ],
    ];
    expect([joinLeadTimes(lists), joinLeadTimes([[], []])]).toEqual([
      [
        { from: 1, weeks: 4 },
        { from: 20, weeks: 6 },
      ],
      [],
    ]);
    const entry = fc.record({ from: fc.integer({ min: 1, max: 100 }), weeks: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 6 }), { maxLength: 4 }), fc.integer({ min: 1, max: 120 }), (any, quantity) => {
        expect(leadTimeWeeks([joinLeadTimes(any)], quantity)).toBe(leadTimeWeeks(any, quantity));
      }),
      {
        examples: [
          [lists, 9],
          [lists, 60],
        ],
      },
    );
  });

  it('AV9 is on site after its days and its weeks', () => {
    const at = (since: string, until: string, weeks: number[]) =>
      articleAvailability(
        { availability: successOf(parseAvailability({ since, until })), leadtimes: [weeks.map((count) => ({ from: 1, weeks: count }))] },
        1,
        TODAY,
      );
    expect([at('', '', [2]), at('04/06/2026', '', [2]), at('', '', []), at('', '31/05/2026', [2])]).toEqual([
      { days: 0, weeks: 2, onSite: day('15/06/2026') },
      { days: 3, weeks: 2, onSite: day('18/06/2026') },
      { days: 0, weeks: undefined },
      { days: -1, weeks: 2 },
    ]);
  });

  it('AV10 never takes fewer weeks for more pieces', () => {
    const entry = fc.record({ from: fc.integer({ min: 1, max: 100 }), weeks: fc.integer({ min: 1, max: 20 }) });
    const quantity = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 6 }), { maxLength: 4 }), quantity, quantity, (lists, one, other) => {
        const fewer = leadTimeWeeks(lists, Math.min(one, other)) ?? 0;
        expect(leadTimeWeeks(lists, Math.max(one, other)) ?? 0).toBeGreaterThanOrEqual(fewer);
      }),
      {
        examples: [
          [
            [
              [
                { from: 1, weeks: 5 },
                { from: 10, weeks: 2 },
              ],
            ],
            1,
            20,
          ],
        ],
      },
    );
  });
});
