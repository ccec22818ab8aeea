import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path';

const ORIGIN = 'https://portal.example';

test.each([
  ['/project/1', '/project/1'],
  ['/orders?page=2#last', '/orders?page=2#last'],
  [`${ORIGIN}/orders`, undefined],
  ['orders', undefined],
  ['//elsewhere.example/', undefined],
  ['/\\elsewhere.example', undefined],
  ['/.//elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('%s leads to %s', (given, expected) => {
  expect(safeReturnPath(given, ORIGIN)).toBe(expected);
});
