import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogId } from '../catalogue';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { failureOf, successOf } from '../testing/results';
import {
  convertUnit,
  durationInDays,
  formatFeetAndInches,
  formatInches,
  formatMetricLength,
  measureShown,
  parseLength,
  unitSystemOf,
} from '.';
import { formatDecimal } from './metric';

const EUROPE = { decimal: ',', group: '.' };
const USA = { decimal: '.', group: ',' };
/** Written with a blank that does not break; a reader sees a blank. */
const seen = (text: string) => text.replaceAll('\u00A0', ' ');

describe('units', () => {
  it.each([
    [0.283, 'm³', 'ft³', 10],
    [10, 'ft³', 'm³', 0.283],
    [4.54, 'kg', 'lb', 10],
    [2, 'lb', 'kg', 0.908],
    [2.54, 'cm', 'in', 1],
    [12, 'in', 'ft', 1],
    [1.5, 'ft', 'm', 0.4572],
    [3, 'm', 'cm', 300],
    [7.3, 'W', 'W', 7.3],
    [0, 'lm', 'lm', 0],
    [-2.54, 'cm', 'in', -1],
  ])('UN1 makes of %s %s in %s %s', (value, from, to, expected) => {
    expect(successOf(convertUnit(value, from, to))).toBeCloseTo(expected, 12);
  });

  it('UN2 refuses what it cannot convert, naming it', () => {
    expect([
      convertUnit(1, 'mm', 'cm'),
      convertUnit(1, 'cm', 'toString'),
      convertUnit(1, null, 'cm'),
      convertUnit(1, 'cm', 'kg'),
      convertUnit(1, 'W', 'lm'),
      convertUnit(Number.NaN, 'cm', 'cm'),
      convertUnit('1', 'cm', 'm'),
      convertUnit(1e308, 'm', 'cm'),
    ]).toEqual([
      fail({ code: 'units.unsupported', unit: 'mm' }),
      fail({ code: 'units.unsupported', unit: 'toString' }),
      fail({ code: 'units.unsupported', unit: null }),
      fail({ code: 'units.not-convertible', from: 'cm', to: 'kg' }),
      fail({ code: 'units.not-convertible', from: 'W', to: 'lm' }),
      fail({ code: 'units.not-a-number', value: Number.NaN }),
      fail({ code: 'units.not-a-number', value: '1' }),
      fail({ code: 'units.not-a-number', value: 1e308 }),
    ]);
  });

  it('UN3 shows volumes to 4 and masses to 3 decimals in catalogue 21', () => {
    const measures = [
      { value: 0.05, unit: 'm³' },
      { value: 2.5, unit: 'kg' },
      { value: 1, unit: 'lb' },
      { value: 12, unit: 'W' },
      { value: 30, unit: 'cm' },
    ] as const;
    expect([16, 21].map((catalogId) => measures.map((measure) => measureShown(measure, unitSystemOf(catalogId as CatalogId))))).toEqual([
      measures,
      [
        { value: 1.7668, unit: 'ft³' },
        { value: 5.507, unit: 'lb' },
        { value: 1, unit: 'lb' },
        { value: 12, unit: 'W' },
        { value: 30, unit: 'cm' },
      ],
    ]);
    expect(() => measureShown({ value: Number.NaN, unit: 'kg' }, 'imperial')).toThrow('NaN kg is no measure');
  });
});

describe('written lengths', () => {
  it.each([
    [0, '0″'],
    [0.1, '0 1/16″'],
    [1.27, '0 1/2″'],
    [2.5, '1″'],
    [2.54, '1″'],
    [19.5, '7 11/16″'],
    [30.48, '12″'],
    [33, '13″'],
    [100, '39 3/8″'],
    [-100, '−39 3/8″'],
    [-0.01, '0″'],
  ])('UN4 writes a product size of %s cm as %s', (centimetres, text) => {
    expect(formatInches(centimetres)).toBe(text);
  });

  it.each([
    [0, '0″'],
    [0.1, '0 1/16″'],
    [2.5, '1″'],
    [19.5, '7 11/16″'],
    [30.46, '1′ 0″'],
    [30.48, '1′ 0″'],
    [100, '3′ 3 3/8″'],
    [140, '4′ 7 1/8″'],
    [200, '6′ 6 3/4″'],
    [213.36, '7′ 0″'],
    [300, '9′ 10 1/8″'],
    [-100, '−3′ 3 3/8″'],
    [-0.01, '0″'],
  ])('UN5 writes a height of %s cm as %s', (centimetres, text) => {
    expect(formatFeetAndInches(centimetres)).toBe(text);
    expect(formatInches(30.48)).toBe('12″');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1.1e12])('UN6 writes no length of %s cm', (centimetres) => {
    for (const format of [formatInches, formatFeetAndInches]) expect(() => format(centimetres)).toThrow(`${centimetres} cm is no length`);
    expect(() => formatMetricLength(centimetres * 1e6, USA)).toThrow(RangeError);
    expect(formatFeetAndInches(-1e12)).toBe('−32808398950′ 1 9/16″');
  });

  it('UN7 writes centimetres below 1 m and metres with two decimals from there', () => {
    expect(
      [0, 4.55, 33, 33.04, 99.94, 99.95, 100, 190, 1234.5, 123_456, -50].map((length) => seen(formatMetricLength(length, EUROPE))),
    ).toEqual(['0 cm', '4,6 cm', '33 cm', '33 cm', '99,9 cm', '1,00 m', '1,00 m', '1,90 m', '12,35 m', '1.234,56 m', '−50 cm']);
  });

  it.each([-1, 7, 0.5, Number.NaN])('UN14 throws for %s decimals', (decimals) => {
    expect(() => formatDecimal(1, decimals, USA)).toThrow(`${decimals} is no number of decimals`);
  });

  it('UN8 takes the marks of a number as arguments and rounds as it reads', () => {
    expect([
      formatDecimal(1_234_567.5, 2, EUROPE),
      formatDecimal(1_234_567.5, 2, USA),
      formatDecimal(999, 0, USA),
      formatDecimal(1000, 0, { decimal: ',', group: '' }),
      formatDecimal(1.005, 2, USA),
      formatDecimal(-1.005, 2, USA),
      formatDecimal(-0.004, 2, USA),
      formatDecimal(1e-7, 2, USA),
      formatDecimal(5.507, 3, { decimal: '$&', group: '$1' }),
    ]).toEqual(['1.234.567,50', '1,234,567.50', '999', '1000', '1.01', '−1.01', '0.00', '0.00', '5$&507']);
    expect(() => formatDecimal(Number.NaN, 2, USA)).toThrow('NaN is no number to be written');
  });
});

describe('read lengths', () => {
  it.each([
    ['190cm', 190],
    ['1,9 m', 190],
    [' 1.9M ', 190],
    ['3′ 3 3/8″', 100.0125],
    ['6\'3 1/4"', 191.135],
    ['75.25in', 191.135],
    ['6 ft 3 in', 190.5],
    ['6 feet', 182.88],
    ["7'", 213.36],
    ["0,5''", 1.27],
    ['3/8"', 0.9525],
    ["1.5' 6", 60.96],
    ['6’ 3 1/4 ”', 191.135],
  ])('UN9 reads %s the same in both systems', (text, centimetres) => {
    expect(successOf(parseLength(text, 'imperial'))).toBeCloseTo(centimetres, 9);
    expect(successOf(parseLength(text, 'metric'))).toBeCloseTo(centimetres, 9);
  });

  it('UN10 takes a bare number for centimetres or for inches', () => {
    const texts = ['12', '12,5', '39 3/8', '3/8'];
    expect(texts.map((text) => parseLength(text, 'metric'))).toEqual([
      ok(12),
      ok(12.5),
      fail({ code: 'units.length-malformed', text: '39 3/8' }),
      fail({ code: 'units.length-malformed', text: '3/8' }),
    ]);
    expect(texts.map((text) => parseLength(text, 'imperial'))).toEqual([ok(30.48), ok(31.75), ok(100.0125), ok(0.9525)]);
  });

  it.each([
    ...[
      '',
      ' ',
      'abc',
      '3″ 3′',
      '1/0',
      '0/0',
      '1//2',
      '3 3',
      '-3″',
      '1.2.3',
      '1 m 90',
      '1,234.5',
      '″',
      "5'5'",
      '1'.repeat(41),
      '9'.repeat(13),
    ],
    undefined,
    null,
    12,
    ['12'],
  ])('UN11 refuses %j', (text) => {
    for (const system of ['metric', 'imperial'] as const) {
      expect(parseLength(text, system)).toEqual(fail({ code: 'units.length-malformed', text }));
    }
  });

  it('UN12 reads back what it writes: every sixteenth exactly, every length within half of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 * 1000 }), fc.double({ min: 0, max: 3000, noNaN: true }), (sixteenths, centimetres) => {
        for (const format of [formatInches, formatFeetAndInches]) {
          const exact = (sixteenths * 2.54) / 16;
          expect(successOf(parseLength(format(exact), 'imperial'))).toBeCloseTo(exact, 9);
          expect(Math.abs(successOf(parseLength(format(centimetres), 'metric')) - centimetres)).toBeLessThanOrEqual(2.54 / 32 + 1e-9);
        }
        const shown = formatMetricLength(centimetres, { decimal: ',', group: '' });
        expect(Math.abs(successOf(parseLength(shown, 'imperial')) - centimetres)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
      { examples: [[47, 4.55]] },
    );
  });
});

describe('durations', () => {
  it('UN13 counts a week as 7 days and a month as 30, and nothing else', () => {
    expect([durationInDays(3, 'days'), durationInDays(2, 'weeks'), durationInDays(1.5, 'months'), durationInDays(0, 'weeks')]).toEqual([
      ok(3),
      ok(14),
      ok(45),
      ok(0),
    ]);
    expect(['years', 'week', '', undefined, 'toString'].map((udType) => errorText(failureOf(durationInDays(1, udType))))).toEqual(
      Array(5).fill('Wrong udType parameter'),
    );
    expect([durationInDays(Number.NaN, 'days'), durationInDays('2', 'weeks')]).toEqual([
      fail({ code: 'units.not-a-number', value: Number.NaN }),
      fail({ code: 'units.not-a-number', value: '2' }),
    ]);
  });
});
