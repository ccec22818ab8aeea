import { describe, expect, it } from 'vitest';
import { codeOfFinish, finishOfReference, pictureOfFinish, withFinish } from './finish-of';

describe('the finish of a code', () => {
  it.each([
    ['0820 42/2A_10', '42', '082031/2A_10'],
    ['0820-42/2A_10', '42', '0820-31/2A_10'],
    ['552511', '11', '552531'],
    [null, undefined, null],
  ])('%s is %s, and in another finish it reads %s', (reference, finish, other) => {
    expect(finishOfReference(reference)).toEqual(finish);
    expect(withFinish(reference, '31')).toEqual(other);
  });

  it('follows the model, separated by the dash of the catalogue', () => {
    expect([codeOfFinish('0820', 16, '31'), codeOfFinish('0820', 21, '31')]).toEqual(['082031', '0820-31']);
  });
});

describe('the picture of a finish', () => {
  const info = { model: '0820', image: '/static/images/0820/42-day.webp' };
  it.each([
    ['/static/images/0820/31-day-400.webp', '/static/images/0820/31-day.webp'],
    ['/static/images/swatches/31.webp', info.image],
    [null, info.image],
  ])('%s shows %s', (picture, shown) => {
    expect(pictureOfFinish(info, { modifier: '31', description: 'Terra', bov: 'O', picture })).toBe(shown);
  });
});
