import { expect, it } from 'vitest';
import { createThrownShadows } from './thrown-shadows';

const ROOM = { widthMetres: 5, depthMetres: 3 };

const cornersOf = (line: readonly (readonly [number, number, number])[], radiusMetres = 0.02) => {
  const shadows = createThrownShadows();
  shadows.set([{ id: 'rod', line, radiusMetres }], ROOM);
  const position = shadows.mesh.geometry.getAttribute('position');
  const count = (shadows.mesh.geometry.drawRange.count / 6) * 4;
  return Array.from({ length: count }, (_, index) => [position.getX(index), position.getY(index), position.getZ(index)] as const);
};

it('lays the shadow of a level rod on the back wall, lower than the rod, within the width of its soft edge', () => {
  const corners = cornersOf([
    [-1, 2.5, 0],
    [0.5, 2.5, 0],
  ]);
  expect(corners.length).toBeGreaterThan(0);
  for (const [x, y, z] of corners) {
    expect(z).toBeCloseTo(-1.496, 3);
    expect(y).toBeLessThan(2.4);
    expect(Math.abs(x)).toBeLessThan(2.5);
  }
});

it('throws a wider shadow from further away', () => {
  const wide = (z: number) => {
    const ys = cornersOf([
      [-0.5, 2, z],
      [0, 2, z],
    ]).map(([, y]) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  expect(wide(1)).toBeGreaterThan(wide(-1) * 1.5);
});

it('continue along the right wall and the floor, and leave out triangles that bridge two sides', () => {
  const corners = cornersOf([
    [2.2, 2.5, 1],
    [2.2, 0.05, 1],
  ]);
  const sides = corners.map(([x, y]) => (Math.abs(x - 2.496) < 0.001 ? 'right' : Math.abs(y - 0.004) < 0.001 ? 'floor' : 'between'));
  expect(new Set(sides)).toEqual(new Set(['right', 'floor']));
});

it('draws nothing where nothing throws a shadow', () => {
  const shadows = createThrownShadows();
  shadows.set([], ROOM);
  expect(shadows.mesh.visible).toBe(false);
});
