import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line';

describe('a line that is added without a look', () => {
  it.each([
    ['082042/2A_10', '082042/2A_10', 1],
    [' 0820 42 / 2A _ 10 ', '0820 42 / 2A _ 10', 1],
    ['0162 24/9Z × 4', '0162 24/9Z', 4],
    ['0162 24/9Z x4', '0162 24/9Z', 4],
    ['0162 24/9Z * 4', '0162 24/9Z', 4],
    ['0162 24/9Z\t4', '0162 24/9Z', 4],
    ['4 x 0162 24/9Z', '0162 24/9Z', 4],
    ['0820-11/1A_10 × 2', '0820-11/1A_10', 2],
    ['0162\u00a024/9Z\u00a0×\u00a04', '0162\u00a024/9Z', 4],
  ])('%j', (text, referenceCode, quantity) => expect(plainLine(text)).toEqual({ referenceCode, quantity }));

  it.each([
    '',
    '0162 24/9Z × 4, 0820 42/2A_10',
    '0162 24/9Z\n0820 42/2A_10',
    '0820\n42',
    '0162/1',
    'rubbish',
    '0820–42',
    '0820 42/2A_10 4',
    '0820 42/2A_10 × 0',
    '0820 42/2A_10 × -1',
    '0820 42/2A_10 × 1,5',
    '0820 42/2A_10 × 1000000',
    '0820 42/2A_10 × many',
    '0820 42/2A_10 × ',
  ])('is not %j', (text) => expect(plainLine(text)).toBeUndefined());
});
