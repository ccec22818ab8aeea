import { expect, it } from 'vitest';
import { lineBeside, lineOf, type Spot } from './screen-spot';

const CORNER: readonly Spot[] = [
  [0, 0],
  [10, 0],
  [10, 10],
];

it('writes a line in tenths of a pixel', () => {
  expect(
    lineOf([
      [1.04, 2],
      [3.25, -4.96],
    ]),
  ).toBe('M1 2L3.3 -5');
  expect(lineOf([[1, 2]])).toBe('');
});

it('runs beside a line at the same distance, and cuts its corners', () => {
  expect(lineBeside(CORNER, 2)).toBe('M0 2L8.6 1.4L8 10');
  expect(lineBeside(CORNER, -2)).toBe('M0 -2L11.4 -1.4L12 10');
});
