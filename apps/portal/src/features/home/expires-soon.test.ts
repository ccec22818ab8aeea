import { expect, test } from 'vitest';
import { expiresSoon } from './expires-soon';

const NOW = new Date(2026, 10, 24, 15, 0).getTime();

test.each([
  ['24/11/2026', true],
  ['01/12/2026', true],
  ['02/12/2026', false],
  ['24/12/2026', false],
])('a budget that holds until %s ends soon: %s', (validationDate, expected) => {
  expect(expiresSoon(validationDate, NOW)).toBe(expected);
});
