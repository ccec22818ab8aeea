import { expect, it } from 'vitest';
import { readAmount } from './read-amount';

const read = (text: string) => {
  const result = readAmount(text, 1000);
  return result.ok ? result.value : result.failure.code;
};

it('reads an amount as it is typed; nothing typed is none', () => {
  expect(['', '  ', '0', '145', '145,50', '145.5', '145,00 €', '$12', '1 000'].map(read)).toEqual([
    null,
    null,
    0,
    145,
    145.5,
    145.5,
    145,
    12,
    1000,
  ]);
});

it('refuses what is no amount, or too much', () => {
  expect(['-1', 'free', '1,2,3', '1,000', '1000,01'].map(read)).toEqual([
    'money.not-a-number',
    'money.not-a-number',
    'money.not-a-number',
    'money.too-many-decimals',
    'money.too-large',
  ]);
});
