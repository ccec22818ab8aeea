import { expect, it } from 'vitest';
import { bareTaxNumber, checkTaxNumber } from './tax-number';

const outcomeOf = (text: string) => {
  const checked = checkTaxNumber(text);
  return checked.ok ? checked.value : checked.failure.code;
};

it.each([
  ['es b-6512 3456', 'ESB65123456'],
  ['DE811907980', 'DE811907980'],
  ['FR 40 303 265 045', 'FR40303265045'],
  ['CHE-116.281.710 MWST', 'CHE116281710MWST'],
  ['NL001234567B01', 'NL001234567B01'],
  ['B65123456', 'B65123456'],
  ['12-3456789', '123456789'],
  ['DEL010101AB1', 'DEL010101AB1'],
  ['', ''],
])('%j is a tax number', (text, number) => {
  expect(outcomeOf(text)).toBe(number);
});

it.each(['DE12', 'DE8119079801', 'ES1', 'IT123', 'abc', '12', '--', 'no number at all', '123456789012345678901', 'ﷺ12345'])(
  '%j is none',
  (text) => {
    expect(outcomeOf(text)).toBe('tax-number.malformed');
  },
);

it('is one number with the letters of its country and without them', () => {
  expect(['ESB65123456', 'B65123456', 'DE811907980', 'DEL010101AB1'].map(bareTaxNumber)).toEqual([
    'B65123456',
    'B65123456',
    '811907980',
    'DEL010101AB1',
  ]);
});
