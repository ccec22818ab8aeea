import { expect, it } from 'vitest';
import { contentOfStrip, placeOfWalls, viewOfWalls, wallsHolding, wallsOf } from './wall-strip';

const ROOM = { widthMetres: 5, depthMetres: 3, heightMetres: 2.8, extraCeilingMetres: 0.16, ceilingMaterial: 'pladur' };
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e6) / 1e6 + 0);

it('lays the walls side by side, the back wall between its neighbours', () => {
  expect(wallsOf(ROOM).map(({ side, from, width }) => [side, from, width])).toEqual([
    ['D', 0, 3],
    ['A', 3, 5],
    ['B', 8, 3],
    ['C', 11, 5],
  ]);
  expect(contentOfStrip(ROOM).right).toBe(16);
});

it('follows a corner without a gap: both walls have the same position for it', () => {
  const viewOf = viewOfWalls(ROOM);
  expect(rounded(viewOf({ x: 2.5, y: 2, z: -1.5 }))).toEqual([8, -2]);
  expect(rounded(viewOf({ x: -2.5, y: 2, z: -1.5 }))).toEqual([3, -2]);
  expect(rounded(viewOf({ x: 2.5, y: 1, z: 1.5 }))).toEqual([11, -1]);
  // A span that cuts the corner goes on from wall to wall.
  const cut = Array.from({ length: 11 }, (_, step) => viewOf({ x: 2 + step * 0.05, y: 2, z: -1.5 + step * 0.05 })[0]);
  expect(cut[0]).toBeCloseTo(7.5);
  expect(cut.at(-1)).toBeCloseTo(8.5);
  for (const [index, u] of cut.slice(1).entries()) {
    expect(u).toBeGreaterThan(cut[index] ?? 0);
    expect(u - (cut[index] ?? 0)).toBeLessThan(0.25);
  }
});

it('means the place on the wall that it shows, wherever it is pressed', () => {
  const [viewOf, placeOf] = [viewOfWalls(ROOM), placeOfWalls(ROOM)];
  const heights = [0.01, 0.7, 1.4, 2.1, 2.79];
  for (let u = 0; u < 16; u += 0.37)
    for (const height of heights) {
      const { hit } = placeOf(u, -height);
      expect(hit?.surface).toMatch(/^wall-/);
      const [back, v] = viewOf(hit?.point ?? { x: 0, y: 0, z: 0 });
      expect(back).toBeCloseTo(u, 6);
      expect(v).toBeCloseTo(-height, 6);
    }
});

it('means ceiling and floor over and under the walls', () => {
  const placeOf = placeOfWalls(ROOM);
  expect(placeOf(5.5, -2.9).hit).toEqual({ surface: 'ceiling', point: { x: 0, y: 2.8, z: -1.2 } });
  expect(placeOf(9.5, 0.1).hit?.surface).toBe('floor');
});

it('lists the walls that hold a run', () => {
  expect(wallsHolding(wallsOf(ROOM), ['ceiling', 'wall-B', 'wall-A']).map(({ side }) => side)).toEqual(['A', 'B']);
});
