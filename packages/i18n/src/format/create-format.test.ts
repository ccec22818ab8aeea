import { calendarDayOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { createFormat, type Format } from './create-format';

const english = createFormat({ language: 'en', catalogId: 16 });
const german = createFormat({ language: 'de', catalogId: 16 });
const american = createFormat({ language: 'us', catalogId: 21 });

/** Intl keeps numbers and signs together by blanks that do not break; a reader sees a blank. */
const seen = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

type Case = [name: string, write: (format: Format) => string, english: string, german: string, american: string];

describe('the formatter', () => {
  it.each<Case>([
    ['euros', (f) => f.money(10006, 'EUR'), '10.006,00 €', '10.006,00 €', '10.006,00 €'],
    ['dollars', (f) => f.money(1234.5, 'USD'), '$1,234.50', '$1,234.50', '$1,234.50'],
    ['whole euros', (f) => f.money(2940.4, 'EUR', { decimals: 'whole' }), '2.940 €', '2.940 €', '2.940 €'],
    ['a difference', (f) => f.money(18, 'EUR', { signed: true }), '+18,00 €', '+18,00 €', '+18,00 €'],
    ['no difference', (f) => f.money(0, 'USD', { signed: true }), '$0.00', '$0.00', '$0.00'],
    ['cents', (f) => f.moneyMinor({ amountMinor: 4125, currency: 'EUR' }), '41,25 €', '41,25 €', '41,25 €'],
    ['numbers', (f) => f.number(18460.256), '18.460,26', '18.460,26', '18,460.26'],
    ['percentages', (f) => f.percent(12.5), '12,5 %', '12,5 %', '12.5%'],
    ['days of the wire', (f) => f.day('11/01/2027'), '11 Jan 2027', '11. Jan. 2027', 'Jan 11, 2027'],
    ['days of the domain', (f) => f.day(calendarDayOf(2027, 1, 11)), '11 Jan 2027', '11. Jan. 2027', 'Jan 11, 2027'],
    ['instants', (f) => f.instant('2027-01-11T23:30:00Z', 'UTC'), '11 Jan 2027', '11. Jan. 2027', 'Jan 11, 2027'],
    ['weeks', (f) => f.weeks(3), '3 weeks', '3 Wochen', '3 weeks'],
    ['one week', (f) => f.weeks(1), '1 week', '1 Woche', '1 week'],
    ['an unknown lead time', (f) => f.weeks(null), 'on request', 'auf Anfrage', 'on request'],
    ['product sizes', (f) => f.size(0.33), '33 cm', '33 cm', '13″'],
    ['heights', (f) => f.height(142), '142 cm', '142 cm', '4′ 7 7/8″'],
    ['rooms', (f) => f.room(4), '4,00 m', '4,00 m', '13′ 1 1/2″'],
    ['weights', (f) => f.weight(2.5), '2,5 kg', '2,5 kg', '5.5 lb'],
    ['volumes', (f) => f.volume(0.12), '0,12 m³', '0,12 m³', '4.24 ft³'],
    ['power', (f) => f.watts(10.25), '10,3 W', '10,3 W', '10.3 W'],
    ['flux', (f) => f.lumens(18460), '18.460 lm', '18.460 lm', '18,460 lm'],
    ['colour temperatures', (f) => f.kelvin(3000), '3000 K', '3000 K', '3000 K'],
  ])('writes %s', (_name, write, inEnglish, inGerman, inAmerican) => {
    expect([english, german, american].map((format) => seen(write(format)))).toEqual([inEnglish, inGerman, inAmerican]);
  });

  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T11:59:30Z', 'just now', 'gerade eben'],
    ['2026-11-20T12:00:05Z', 'just now', 'gerade eben'],
    ['2026-11-20T11:55:00Z', '5 min ago', 'vor 5 Min.'],
    ['2026-11-20T10:00:00Z', '2 h ago', 'vor 2 Std.'],
    ['2026-11-19T11:00:00Z', 'yesterday', 'gestern'],
    ['2026-11-17T11:00:00Z', '3 days ago', 'vor 3 Tagen'],
    ['2026-11-13T11:00:00Z', '13 Nov 2026', '13. Nov. 2026'],
  ])('tells how long ago %s was', (instant, inEnglish, inGerman) => {
    expect([english.ago(instant, now), german.ago(instant, now)]).toEqual([inEnglish, inGerman]);
  });

  it('refuses what is no day', () => {
    expect(() => english.day('31/02/2027')).toThrow(RangeError);
  });
});
