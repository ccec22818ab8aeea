import { expect, it } from 'vitest';
import { traitsOf } from './photo-traits';

const SIDE = 100;
type Color = readonly [number, number, number];
const PAPER: Color = [220, 215, 205];
const BLACK: Color = [20, 20, 20];

/** A picture of paper with rectangles painted on it: left, top, right and bottom in pixels. */
const photo = (...painted: readonly (readonly [number, number, number, number, Color])[]) => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const color = painted.findLast(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom)?.[4] ?? PAPER;
      data.set([...color, 255], (y * SIDE + x) * 4);
    }
  }
  return { data, width: SIDE, height: SIDE };
};

it('finds cable, edge and width of a pendant, and the background colour of its photo', () => {
  const traits = traitsOf(photo([49, 0, 51, 30, BLACK], [30, 30, 70, 60, [90, 110, 80]]));
  expect(traits).toEqual({
    paper: Array(9).fill('rgb(220 215 205)'),
    cables: [{ x: 0.5, width: 0.02, color: 'rgb(20 20 20)' }],
    bottom: 0.6,
    width: 0.4,
  });
});

it('measures a cable between pixels by how far it covers them', () => {
  const half: Color = [120, 118, 113];
  const [cable] =
    traitsOf(photo([49, 0, 50, 30, half], [50, 0, 51, 30, BLACK], [51, 0, 52, 30, half], [30, 30, 70, 60, BLACK]))?.cables ?? [];
  expect(cable?.x).toBeCloseTo(0.505, 4);
  expect(cable?.width).toBeCloseTo(0.02, 4);
  expect(cable?.color).toBe('rgb(20 20 20)');
});

it('takes a pool of light on the floor for no part of the luminaire', () => {
  const traits = traitsOf(photo([49, 0, 51, 30, BLACK], [30, 30, 70, 60, BLACK], [10, 80, 90, 100, [255, 250, 240]]));
  expect(traits?.bottom).toBe(0.6);
});

it('does not hang a luminaire without cable or with a wide top', () => {
  expect([traitsOf(photo([30, 30, 70, 60, BLACK])), traitsOf(photo([20, 0, 80, 60, BLACK]))]).toEqual([undefined, undefined]);
});
