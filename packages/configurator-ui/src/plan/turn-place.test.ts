import { expect, it } from 'vitest';
import { turnedAbout, turnPlace } from './turn-place';

const SIZE = { width: 400, height: 300 };
const MIDDLE = { x: 200, y: 150 };

it('stands above what is turned, outside it', () => {
  const spot = turnPlace({ middle: MIDDLE, radius: 50, size: SIZE, bodies: [] });
  expect(spot).toEqual({ x: expect.closeTo(200, 6), y: expect.closeTo(70, 6) });
});

it('goes to the side where a body is above, and where the canvas ends', () => {
  const beside = turnPlace({ middle: MIDDLE, radius: 50, size: SIZE, bodies: [{ x: 200, y: 70, radius: 20 }] });
  expect(Math.hypot(beside.x - 200, beside.y - 70)).toBeGreaterThan(46);
  const below = turnPlace({ middle: { x: 200, y: 20 }, radius: 50, size: SIZE, bodies: [] });
  expect(below.y).toBeGreaterThanOrEqual(26);
});

it('stays on the canvas where what is turned is larger than it', () => {
  expect(turnPlace({ middle: MIDDLE, radius: 500, size: SIZE, bodies: [] })).toEqual({ x: expect.closeTo(200, 6), y: 26 });
});

it('goes clockwise around the middle', () => {
  const { x, y } = turnedAbout(MIDDLE, { x: 200, y: 70 }, 90);
  expect([Math.round(x), Math.round(y)]).toEqual([280, 150]);
});
