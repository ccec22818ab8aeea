import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CircleGrid, isCircleInRoom, slideCircle } from '.';

const ROOM = { width: 4, depth: 3 };

/** A circle of radius 0.1 at -5, -5 with others of that radius, dragged to a point. */
function slide(others: readonly (readonly [number, number])[], x: number, z: number, floor?: { width: number; depth: number }) {
  const grid = new CircleGrid();
  grid.insert(0, -5, -5, 0.1);
  for (const [index, [otherX, otherZ]] of others.entries()) grid.insert(index + 1, otherX, otherZ, 0.1);
  const point = slideCircle(grid, 0, { x, z }, floor);
  return point && { x: Number(point.x.toFixed(4)), z: Number(point.z.toFixed(4)) };
}

describe('sliding', () => {
  it('CO10 leads around what blocks, straight away from it', () => {
    expect([slide([[0, 0]], 0.1, 0.05), slide([[0, 0]], 0, 0), slide([[-5, -5]], -5, -5), slide([[0, 0]], 1, 1)]).toEqual([
      { x: 0.1789, z: 0.0894 },
      { x: -0.1414, z: -0.1414 },
      { x: -4.8, z: -5 },
      { x: 1, z: 1 },
    ]);
  });

  it('CO10 leads along the wall and around a second circle', () => {
    const row = [
      [0, 0],
      [0.3, 0],
    ] as const;
    expect([slide([[1.8, 0]], 1.9, 0.1, ROOM), slide(row, 0.09, 0.06)]).toEqual([
      { x: 1.9, z: 0.1732 },
      { x: 0.15, z: 0.1323 },
    ]);
  });

  it('CO10 ends inside the room and free of collisions, or not at all', () => {
    const place = fc.double({ min: -3, max: 3, noNaN: true });
    const others = fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(others, place, place, (circles, x, z) => {
        const grid = new CircleGrid();
        grid.insert(0, 0, 0, 0.3);
        for (const [index, [otherX, otherZ]] of circles.entries()) grid.insert(index + 1, otherX, otherZ, 0.2);
        const point = slideCircle(grid, 0, { x, z }, ROOM);
        if (point === undefined) return;
        grid.move(0, point.x, point.z);
        expect(grid.collides(0)).toBe(false);
        expect(isCircleInRoom({ ...point, radius: 0.3 }, ROOM)).toBe(true);
      }),
      { examples: [[[[0, 0]], 0.1, 0.05]] },
    );
  });

  it('CO11 leaves a circle where it is that stays blocked', () => {
    const steps = Array.from({ length: 9 }, (_, index) => (index - 4) * 0.2);
    const packed = steps.flatMap((otherX) => steps.map((otherZ) => [otherX, otherZ] as const));
    expect(slide(packed, 0.03, 0.01)).toBe(undefined);
  });

  it('CO11 leaves a circle where it is that the room has no place for', () => {
    expect(slide([], 0, 0, { width: 0.1, depth: 3 })).toBe(undefined);
  });
});
