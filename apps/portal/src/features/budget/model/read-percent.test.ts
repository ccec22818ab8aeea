import { expect, it } from 'vitest';
import { readPercent } from './read-percent';

it.each([
  ['', 0],
  ['  ', 0],
  ['0', 0],
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['12,50', 12.5],
  [' 7 % ', 7],
  ['7%', 7],
  ['+3', 3],
  [',5', 0.5],
  ['5,', 5],
  ['100', 100],
  ['-0', 0],
])('reads %j as %d percent', (text, value) => expect(readPercent(text, 'discount')).toEqual({ ok: true, value }));

it.each([
  ['abc', { code: 'percent.not-a-number', value: 'abc' }],
  ['1.000,5', { code: 'percent.not-a-number', value: '1.000,5' }],
  [',', { code: 'percent.not-a-number', value: ',' }],
  ['1e2', { code: 'percent.not-a-number', value: '1e2' }],
  ['1,005', { code: 'percent.too-many-decimals', value: 1.005 }],
  ['1,000', { code: 'percent.too-many-decimals', value: 1 }],
  ['100,01', { code: 'percent.out-of-range', value: 100.01, min: 0, max: 100 }],
  ['-5', { code: 'percent.out-of-range', value: -5, min: 0, max: 100 }],
])('refuses %j, saying why', (text, failure) => expect(readPercent(text, 'discount')).toEqual({ ok: false, failure }));

it('accepts a surcharge and a margin above a hundred, up to the limit of exact amounts', () => {
  expect(readPercent('250', 'surcharge')).toEqual({ ok: true, value: 250 });
  expect(readPercent('1000001', 'margin')).toEqual({
    ok: false,
    failure: { code: 'percent.out-of-range', value: 1_000_001, min: 0, max: 1_000_000 },
  });
});
