import { expect, it } from 'vitest';
import { onScale, sliderScale } from './slider-scale';

it.each([
  [
    { min: 4, max: 33 },
    { min: 4, max: 33, step: 1 },
  ],
  [
    { min: 320, max: 4180 },
    { min: 300, max: 4200, step: 100 },
  ],
  [
    { min: 404, max: 1310 },
    { min: 400, max: 1350, step: 50 },
  ],
  [
    { min: 2.5, max: 6 },
    { min: 2, max: 6, step: 1 },
  ],
  [{ min: 6, max: 6 }, undefined],
  [null, undefined],
])('%o makes the scale %o', (range, scale) => {
  expect(sliderScale(range)).toEqual(scale);
});

it('keeps a bound on its scale', () => {
  const scale = { min: 10, max: 50, step: 5 };
  expect([onScale(scale, undefined, 50), onScale(scale, 5, 10), onScale(scale, 70, 50), onScale(scale, 25, 50)]).toEqual([50, 10, 50, 25]);
});
