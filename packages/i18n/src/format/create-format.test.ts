import { calendarDayOf } from '@candil/domain';
import { describe, expect, it, vi } from 'vitest';
import { OFFERED_LANGUAGES } from '../language/languages.data';
import { createFormat, type Format } from './create-format';

const CATALOGUES = [16, 21] as const;
const formats = OFFERED_LANGUAGES.map((language) => CATALOGUES.map((catalogId) => createFormat({ language, catalogId })));

/** Intl keeps numbers and signs together by blanks that do not break, and ranges by thin ones; a reader sees a blank. */
const seen = (text: string): string => text.replace(/[\u00A0\u202F\u2009]/g, ' ');

/** Words in en, us, de, es, fr, it. */
type Words = readonly [en: string, us: string, de: string, es: string, fr: string, it: string];
type Case = [name: string, write: (format: Format) => string, expected: string | readonly [metric: string, american: string] | Words];
type WordedCase = [name: string, write: (format: Format) => string, metric: Words, american: Words];

const same = (text: string): Words => [text, text, text, text, text, text];
const written = (write: (format: Format) => string): string[][] => formats.map((of) => of.map((format) => seen(write(format))));
const pairs = (metric: Words, american: Words): string[][] => metric.map((text, at) => [text, american[at] ?? '']);

describe('the formatter, in six languages and both catalogues', () => {
  it.each<Case>([
    ['euros', (f) => f.money(10006, 'EUR'), '10.006,00 €'],
    ['dollars', (f) => f.money(1234.5, 'USD'), '$1,234.50'],
    ['whole euros', (f) => f.money(2940.4, 'EUR', { decimals: 'whole' }), '2.940 €'],
    ['a difference', (f) => f.money(18, 'EUR', { signed: true }), '+18,00 €'],
    ['what is saved', (f) => f.money(-18, 'USD', { signed: true }), '-$18.00'],
    ['no difference', (f) => f.money(0, 'USD', { signed: true }), '$0.00'],
    ['cents', (f) => f.moneyMinor({ amountMinor: 4125, currency: 'EUR' }), '41,25 €'],
    ['numbers', (f) => f.number(18460.256), ['18.460,26', '18,460.26']],
    ['numbers with the decimals told', (f) => f.number(0.12345, 4), ['0,1235', '0.1235']],
    ['numbers with no fewer decimals than told', (f) => f.number(2.1, 2, 2), ['2,10', '2.10']],
    ['percentages', (f) => f.percent(12.5), ['12,5 %', '12.5%']],
    ['product sizes', (f) => f.size(0.33), ['33 cm', '13″']],
    ['heights', (f) => f.height(142), ['142 cm', '4′ 7 7/8″']],
    ['lengths on a drawing', (f) => f.drawnLength(4.125), ['412,5', '13′ 6 3/8″']],
    ['rooms', (f) => f.room(4), ['4,00 m', '13′ 1 1/2″']],
    ['weights', (f) => f.weight(2.5), ['2,5 kg', '5.507 lb']],
    ['volumes', (f) => f.volume(0.12), ['0,12 m³', '4.2403 ft³']],
    ['power', (f) => f.watts(10.25), ['10,3 W', '10.3 W']],
    ['flux', (f) => f.lumens(18460), ['18.460 lm', '18,460 lm']],
    ['colour temperatures', (f) => f.kelvin(3000), '3000 K'],
    ['weeks', (f) => f.weeks(3), ['3 weeks', '3 weeks', '3 Wochen', '3 semanas', '3 semaines', '3 settimane']],
    ['one week', (f) => f.weeks(1), ['1 week', '1 week', '1 Woche', '1 semana', '1 semaine', '1 settimana']],
    [
      'an unknown lead time',
      (f) => f.weeks(null),
      ['on request', 'on request', 'auf Anfrage', 'a consultar', 'sur demande', 'su richiesta'],
    ],
    ['one day', (f) => f.duration(1, 'day'), ['1 day', '1 day', '1 Tag', '1 día', '1 jour', '1 giorno']],
    ['days', (f) => f.duration(14, 'day'), ['14 days', '14 days', '14 Tage', '14 días', '14 jours', '14 giorni']],
    ['weeks as a span', (f) => f.duration(2, 'week'), ['2 weeks', '2 weeks', '2 Wochen', '2 semanas', '2 semaines', '2 settimane']],
    ['one month', (f) => f.duration(1, 'month'), ['1 month', '1 month', '1 Monat', '1 mes', '1 mois', '1 mese']],
    ['months', (f) => f.duration(2, 'month'), ['2 months', '2 months', '2 Monate', '2 meses', '2 mois', '2 mesi']],
    ['lists', (f) => f.list(['A', 'B', 'C']), ['A, B and C', 'A, B, and C', 'A, B und C', 'A, B y C', 'A, B et C', 'A, B e C']],
    ['lists of one and of none', (f) => f.list(['A']) + f.list([]), 'A'],
    ['choices', (f) => f.list(['A', 'B'], 'or'), ['A or B', 'A or B', 'A oder B', 'A o B', 'A ou B', 'A o B']],
    ['bytes', (f) => f.fileSize(640), ['640 bytes', '640 bytes', '640 Byte', '640 bytes', '640 octets', '640 byte']],
    ['small files', (f) => f.fileSize(48_300), ['47 kB', '47 kB', '47 kB', '47 kB', '47 ko', '47 kB']],
    ['the limit of an upload', (f) => f.fileSize(10_485_760), ['10 MB', '10 MB', '10 MB', '10 MB', '10 Mo', '10 MB']],
    [
      'days of the wire',
      (f) => f.day('11/01/2027'),
      ['11 Jan 2027', 'Jan 11, 2027', '11. Jan. 2027', '11 ene 2027', '11 janv. 2027', '11 gen 2027'],
    ],
    [
      'days of the domain',
      (f) => f.day(calendarDayOf(2027, 1, 11)),
      ['11 Jan 2027', 'Jan 11, 2027', '11. Jan. 2027', '11 ene 2027', '11 janv. 2027', '11 gen 2027'],
    ],
    [
      'instants',
      (f) => f.instant('2027-01-11T23:30:00Z', 'UTC'),
      ['11 Jan 2027', 'Jan 11, 2027', '11. Jan. 2027', '11 ene 2027', '11 janv. 2027', '11 gen 2027'],
    ],
    ['times of day', (f) => f.time('2027-01-11T14:05:00Z', 'UTC'), ['14:05', '2:05 PM', '14:05', '14:05', '14:05', '14:05']],
    [
      'days of one month',
      (f) => f.dayRange('11/01/2027', '15/01/2027'),
      ['11 – 15 Jan 2027', 'Jan 11 – 15, 2027', '11.–15. Jan. 2027', '11–15 ene 2027', '11–15 janv. 2027', '11–15 gen 2027'],
    ],
    [
      'days of two months',
      (f) => f.dayRange('28/10/2026', '18/11/2026'),
      [
        '28 Oct – 18 Nov 2026',
        'Oct 28 – Nov 18, 2026',
        '28. Okt. – 18. Nov. 2026',
        '28 oct – 18 nov 2026',
        '28 oct. – 18 nov. 2026',
        '28 ott – 18 nov 2026',
      ],
    ],
    [
      'one day as a range',
      (f) => f.dayRange('11/01/2027', '11/01/2027'),
      ['11 Jan 2027', 'Jan 11, 2027', '11. Jan. 2027', '11 ene 2027', '11 janv. 2027', '11 gen 2027'],
    ],
  ])('writes %s', (_name, write, expected) => {
    const [metric, american, ...others] = typeof expected === 'string' ? [expected, expected] : expected;
    const table = others.length === 0 ? pairs(same(metric), same(american)) : pairs(expected as Words, expected as Words);
    expect(written(write)).toEqual(table);
  });

  it.each<WordedCase>([
    [
      'large files',
      (f) => f.fileSize(1_600_000),
      ['1,5 MB', '1,5 MB', '1,5 MB', '1,5 MB', '1,5 Mo', '1,5 MB'],
      ['1.5 MB', '1.5 MB', '1.5 MB', '1.5 MB', '1.5 Mo', '1.5 MB'],
    ],
    [
      'long spans',
      (f) => f.duration(1500, 'day'),
      ['1.500 days', '1.500 days', '1.500 Tage', '1.500 días', '1.500 jours', '1.500 giorni'],
      ['1,500 days', '1,500 days', '1,500 Tage', '1,500 días', '1,500 jours', '1,500 giorni'],
    ],
  ])('writes %s: words of the language in the digits of the catalogue', (_name, write, metric, american) => {
    expect(written(write)).toEqual(pairs(metric, american));
  });

  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each<[instant: string, expected: Words]>([
    ['2026-11-20T11:59:30Z', ['just now', 'just now', 'gerade eben', 'ahora mismo', 'à l’instant', 'proprio ora']],
    ['2026-11-20T12:00:05Z', ['just now', 'just now', 'gerade eben', 'ahora mismo', 'à l’instant', 'proprio ora']],
    ['2026-11-20T11:55:00Z', ['5 min ago', '5 min ago', 'vor 5 Min.', 'hace 5 min', 'il y a 5 min', '5 min fa']],
    ['2026-11-20T10:00:00Z', ['2 h ago', '2 h ago', 'vor 2 Std.', 'hace 2 h', 'il y a 2 h', '2 h fa']],
    ['2026-11-19T11:00:00Z', ['yesterday', 'yesterday', 'gestern', 'ayer', 'hier', 'ieri']],
    ['2026-11-17T11:00:00Z', ['3 days ago', '3 days ago', 'vor 3 Tagen', 'hace 3 días', 'il y a 3 jours', '3 giorni fa']],
    ['2026-11-13T11:00:00Z', ['13 Nov 2026', 'Nov 13, 2026', '13. Nov. 2026', '13 nov 2026', '13 nov. 2026', '13 nov 2026']],
  ])('tells how long ago %s was', (instant, expected) => {
    expect(written((format) => format.ago(instant, now))).toEqual(pairs(expected, expected));
  });

  it('refuses invalid days and measures', () => {
    const [[format] = []] = formats;
    expect(() => format?.day('31/02/2027')).toThrow(RangeError);
    expect(() => format?.dayRange('01/02/2027', '31/02/2027')).toThrow(RangeError);
    expect(() => formats[1]?.[1]?.weight(Number.NaN)).toThrow(RangeError);
  });
});

it('makes what Intl formats with when it is first needed, and once', () => {
  const made: string[] = [];
  const counted = <Made extends object>(Constructor: new (...parameters: never[]) => Made) => ({
    value: new Proxy(Constructor, {
      construct: (target, parameters) => {
        made.push(target.name);
        return Reflect.construct(target, parameters);
      },
    }),
  });
  const { DateTimeFormat, ListFormat } = Intl;
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: counted(DateTimeFormat), ListFormat: counted(ListFormat) }));
  const format = createFormat({ language: 'en', catalogId: 16 });
  expect(made).toEqual([]);
  for (const day of ['11/01/2027', '12/01/2027']) format.day(day);
  for (const last of ['B', 'C']) format.list(['A', last]);
  expect(format.list(['A', 'B'], 'or')).toBe('A or B');
  expect(made).toEqual(['DateTimeFormat', 'ListFormat', 'ListFormat']);
  vi.unstubAllGlobals();
});
