import { describe, expect, it } from 'vitest';
import { parsePastedLines } from './parse-pasted-lines';

const goodOf = (text: string) => parsePastedLines(text).good.map(({ referenceCode, quantity }) => [referenceCode, quantity]);
const refusedOf = (text: string) => parsePastedLines(text).refused.map(({ line, failure }) => [line, failure.code]);

describe('pasted lines', () => {
  it.each([
    ['082042/2A_10', [['082042/2A_10', 1]]],
    ['0820 42 / 2A _ 10', [['0820 42 / 2A _ 10', 1]]],
    ['0162 24/9Z × 4', [['0162 24/9Z', 4]]],
    ['0162 24/9Z x4', [['0162 24/9Z', 4]]],
    ['0162 24/9Z * 4', [['0162 24/9Z', 4]]],
    ['0162 24/9Z\t4', [['0162 24/9Z', 4]]],
    ['4 x 0162 24/9Z', [['0162 24/9Z', 4]]],
    ['0820-11/1A_10 × 2', [['0820-11/1A_10', 2]]],
    ['0162\u00a024/9Z\u00a0×\u00a04', [['0162\u00a024/9Z', 4]]],
    [
      '0162 24/9Z × 4, 0820 42/2A_10',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 1],
      ],
    ],
    [
      '0162 24/9Z\t4\r\n0820 42/2A_10\t12\n',
      [
        ['0162 24/9Z', 4],
        ['0820 42/2A_10', 12],
      ],
    ],
    [' ; ,\n', []],
  ])('reads %j', (text, expected) => {
    expect(goodOf(text)).toEqual(expected);
    expect(refusedOf(text)).toEqual([]);
  });

  it.each([
    ['0162/1', [[1, 'reference.invalid']]],
    ['rubbish', [[1, 'reference.invalid']]],
    ['0820–42', [[1, 'reference.invalid']]],
    ['0820 42/2A_10 × 0', [[1, 'quantity.not-positive']]],
    ['0820 42/2A_10 × -1', [[1, 'quantity.not-positive']]],
    ['0820 42/2A_10 × 1e9', [[1, 'quantity.not-whole']]],
    ['0820 42/2A_10 × 1000000000', [[1, 'quantity.too-large']]],
    ['0820 42/2A_10 × many', [[1, 'quantity.not-whole']]],
    ['0820 42/2A_10 × ', [[1, 'quantity.not-whole']]],
    ['0820 42/2A_10\n×4', [[2, 'reference.invalid']]],
  ])('refuses part of %j and says which', (text, expected) => expect(refusedOf(text)).toEqual(expected));

  it('keeps the good lines beside the refused ones', () => {
    const text = '0820 42/2A_10 × 2\nfoo\n0162 24/9Z';
    expect([goodOf(text), refusedOf(text)]).toEqual([
      [
        ['0820 42/2A_10', 2],
        ['0162 24/9Z', 1],
      ],
      [[2, 'reference.invalid']],
    ]);
  });
});
