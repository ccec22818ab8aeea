import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import { day, successOf } from '../testing/results';
import {
  addDays,
  addWeeks,
  type CalendarDay,
  calendarDayOf,
  dateOf,
  daysBetween,
  formatCalendarDay,
  isWithin,
  parseCalendarDay,
  parseValidity,
} from '.';

const FIRST = calendarDayOf(1, 1, 1);
const LAST = calendarDayOf(9999, 12, 31);
const anyDay = fc.integer({ min: FIRST, max: LAST }).map((number) => number as CalendarDay);

describe('calendar days', () => {
  it('CD1 reads dd/mm/yyyy and refuses days the calendar lacks', () => {
    const texts = [
      '01/01/1970',
      '29/02/2024',
      '31/12/1969',
      '31/02/2026',
      '29/02/1900',
      '00/01/2026',
      '01/13/2026',
      '1/1/2026',
      '2026-01-01',
      'x1/01/2026',
    ];
    expect(texts.map(parseCalendarDay)).toEqual([
      ok(0),
      ok(19_782),
      ok(-1),
      ...texts.slice(3).map((text) => fail({ code: 'calendar.malformed', text })),
    ]);
  });

  it('CD6 takes what is no text for malformed', () => {
    const values = [undefined, null, 7, {}, Symbol('day'), ['01/01/1970']];
    expect(values.map((value) => parseCalendarDay(value))).toEqual(
      ['undefined', 'object', '7', 'object', 'Symbol(day)', 'object'].map((text) => fail({ code: 'calendar.malformed', text })),
    );
    expect(parseValidity(null, '')).toEqual(fail({ code: 'calendar.malformed', text: 'object' }));
  });

  it('CD2 counts days and weeks across months and leap days', () => {
    const start = day('28/02/2024');
    expect([addDays(start, 2), addWeeks(start, 1), addDays(start, -59)].map(formatCalendarDay)).toEqual([
      '01/03/2024',
      '06/03/2024',
      '31/12/2023',
    ]);
    expect([daysBetween(start, day('01/03/2024')), daysBetween(day('01/03/2024'), start)]).toEqual([2, -2]);
  });

  it('CD2 counts the days that the machine counts', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const date = new Date(number * 86_400_000);
        expect(dateOf(number)).toEqual({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
      }),
      { examples: [[calendarDayOf(2024, 2, 29)]] },
    );
  });

  it('CD4 reads back what it writes', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        expect(parseCalendarDay(formatCalendarDay(number))).toEqual(ok(number));
      }),
      {
        examples: [[calendarDayOf(12, 3, 4)]],
      },
    );
  });

  it.each([undefined, null, Number.NaN, 0.5, 'today', Symbol('today')])('CD5 throws for a day that is none, case %#', (none) => {
    const today = none as unknown as CalendarDay;
    const calls = [
      () => daysBetween(today, calendarDayOf(2026, 6, 1)),
      () => daysBetween(calendarDayOf(2026, 6, 1), today),
      () => isWithin({ since: undefined, until: undefined }, today),
      () => dateOf(today),
      () => formatCalendarDay(today),
    ];
    for (const call of calls) expect(call).toThrow('is no day of the calendar');
  });

  it('CD5 throws where there is no such day', () => {
    expect(() => calendarDayOf(2026, 2, 29)).toThrow('2026-2-29');
    expect(() => formatCalendarDay(addDays(LAST, 1))).toThrow(RangeError);
  });

  it.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])('CD5 throws for the day %s days later', (days) => {
    expect(() => addDays(LAST, days)).toThrow(`${days} days after`);
  });
});

describe('validities', () => {
  it('CD3 includes both ends and leaves empty ones open', () => {
    const march = successOf(parseValidity('01/03/2026', '31/03/2026'));
    const open = successOf(parseValidity('', undefined));
    const days = ['28/02/2026', '01/03/2026', '31/03/2026', '01/04/2026'].map(day);
    expect(days.map((today) => [isWithin(march, today), isWithin(open, today)])).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [false, true],
    ]);
  });

  it('CD1 names the malformed end', () => {
    expect(parseValidity('', '31/02/2026')).toEqual(fail({ code: 'calendar.malformed', text: '31/02/2026' }));
  });
});
