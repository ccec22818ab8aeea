import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CircleStep, circleSteps, type MillimetreCircle, slowCollisions } from '../testing/collision-oracle';
import { CircleGrid, type ExemptPair } from '.';
import { MAX_CIRCLE_ID } from './circle-cells';
import { MAX_PLAN_METRES } from './plan';

/** A grid of circles `[x, z, radius]`, by their index. */
function gridOf(circles: readonly (readonly [number, number, number])[], isExempt?: ExemptPair): CircleGrid {
  const grid = new CircleGrid(isExempt);
  for (const [id, [x, z, radius]] of circles.entries()) grid.insert(id, x, z, radius);
  return grid;
}

/** Carries out in millimetres and in the grid what is possible of the steps. */
function carryOut(steps: readonly CircleStep[]): { grid: CircleGrid; circles: Map<number, MillimetreCircle> } {
  const grid = new CircleGrid();
  const circles = new Map<number, MillimetreCircle>();
  for (const step of steps) {
    const known = circles.get(step.id);
    if (step.kind === 'insert') {
      if (known !== undefined) continue;
      circles.set(step.id, step);
      grid.insert(step.id, step.x / 1000, step.z / 1000, step.radius / 1000);
    } else if (known !== undefined) {
      if (step.kind === 'remove') {
        circles.delete(step.id);
        grid.remove(step.id);
      } else if (step.kind === 'move') {
        circles.set(step.id, { ...known, x: step.x, z: step.z });
        grid.move(step.id, step.x / 1000, step.z / 1000);
      } else {
        circles.set(step.id, { ...known, radius: step.radius });
        grid.resize(step.id, step.radius / 1000);
      }
    }
    // Asked in between, so that lists are kept and not only built at the end.
    if (circles.size % 3 === 0 && circles.has(step.id)) grid.collides(step.id);
  }
  return { grid, circles };
}

/** Circles that pass from cell to cell, collide there and part again. */
const PASSING: CircleStep[] = [
  { kind: 'insert', id: 0, x: 0, z: 0, radius: 100 },
  { kind: 'insert', id: 1, x: 150, z: 0, radius: 100 },
  { kind: 'insert', id: 2, x: 900, z: 0, radius: 100 },
  { kind: 'move', id: 2, x: 2_000, z: 0 },
  { kind: 'move', id: 1, x: 1_900, z: 0 },
];

describe('collisions', () => {
  it('CO1 are nearer than the sum of the half widths, touching is none', () => {
    const apart = (distance: number) => gridOf([[0, 0, 0.125] as const, [distance, 0, 0.25] as const]).collides(0);
    const aslant = (x: number, z: number) => gridOf([[0, 0, 2.5] as const, [x, z, 2.5] as const]).collides(1);
    expect(apart(0.374)).toBe(true);
    expect(apart(0.375)).toBe(false);
    expect(apart(0.376)).toBe(false);
    expect(aslant(3, 3.999)).toBe(true);
    expect(aslant(3, 4)).toBe(false);
  });

  it('CO2 are none of what arithmetic leaves over', () => {
    // 0.1 + 0.2 is more than 0.3 in floating point.
    const grid = gridOf([
      [0, 0, 0.1],
      [0.3, 0, 0.2],
      [0, 5, 0],
      [0, 5, 0],
    ]);
    expect(grid.overlapping(0)).toEqual([]);
    expect(grid.overlapping(1)).toEqual([]);
    expect(grid.collidingIds()).toEqual([]);
  });

  it('CO3 are none of exempt pairs', () => {
    const circles = [
      [0, 0, 0.1],
      [0.05, 0, 0.1],
      [0.1, 0, 0.1],
    ] as const;
    const grid = gridOf(circles, (id, other) => id + other === 1);
    expect([0, 1, 2].map((id) => grid.overlapping(id))).toEqual([[2], [2], [0, 1]]);
  });

  it('CO3 are none of exempt pairs in a sweep of all', () => {
    const circles = [
      [0, 0, 0.1],
      [0.05, 0, 0.1],
      [3, 0, 0.1],
      [3, 0.1, 0.1],
    ] as const;
    expect(gridOf(circles, (id, other) => id + other === 1).collidingIds()).toEqual([2, 3]);
  });

  it('CO4 are refused of what is no circle of the plan', () => {
    const grid = gridOf([[0, 0, 0.1]]);
    const refused = [
      () => grid.insert(1, Number.NaN, 0, 0.1),
      () => grid.insert(1, 0, Number.POSITIVE_INFINITY, 0.1),
      () => grid.insert(1, 0, 0, Number.NaN),
      () => grid.move(0, Number.NaN, 0),
      () => grid.move(0, 0, -2 * MAX_PLAN_METRES),
      () => grid.resize(0, Number.NaN),
      () => grid.blockerAt(0, Number.NaN, 0),
      () => grid.neighboursOf(0, Number.NaN),
    ];
    for (const ask of refused) expect(ask).toThrow(RangeError);
    expect(grid.size).toBe(1);
    expect(grid.circleOf(0)).toEqual({ x: 0, z: 0, radius: 0.1 });
  });

  it('CO4 are refused of a negative half width', () => {
    const grid = gridOf([[0, 0, 0.1]]);
    expect(() => grid.insert(1, 0, 0, -0.1)).toThrow('radius -0.1 is negative');
    expect(() => grid.resize(0, -0.1)).toThrow('radius -0.1 is negative');
  });

  it('CO4 are refused of an id that is unknown', () => {
    const grid = gridOf([[0, 0, 0.1]]);
    for (const id of [1, -1, 0.5, Number.NaN, 1e9]) {
      const asked = [() => grid.collides(id), () => grid.move(id, 0, 0), () => grid.resize(id, 1), () => grid.remove(id)];
      for (const ask of asked) expect(ask).toThrow(`there is no circle ${id}`);
    }
  });

  it('CO4 are refused of an id that is taken or none', () => {
    const grid = gridOf([[0, 0, 0.1]]);
    expect(() => grid.insert(0, 0, 0, 0.1)).toThrow('circle 0 is there already');
    for (const id of [-1, 0.5, Number.NaN, MAX_CIRCLE_ID + 1]) expect(() => grid.insert(id, 0, 0, 0.1)).toThrow(`${id} is no id`);
  });

  it('CO5 are returned by id, the lowest first', () => {
    const grid = gridOf([2, 1, 0, 0, 1, 3].map((step) => [step / 100, 0, 0.1] as const));
    expect([grid.overlapping(3), grid.overlapping(0)]).toEqual([
      [0, 1, 2, 4, 5],
      [1, 2, 3, 4, 5],
    ]);
  });

  it('CO14 are those of comparing every pair', () => {
    fc.assert(
      fc.property(circleSteps, (steps) => {
        const { grid, circles } = carryOut(steps);
        const expected = slowCollisions(circles);
        const answers = [...expected].map(([id]) => ({ id, others: grid.overlapping(id), collides: grid.collides(id) }));
        expect(answers).toEqual([...expected].map(([id, others]) => ({ id, others, collides: others.length > 0 })));
      }),
      { examples: [[PASSING]] },
    );
  });

  it('CO14 are those of comparing every pair in a sweep of all', () => {
    fc.assert(
      fc.property(circleSteps, (steps) => {
        const { grid, circles } = carryOut(steps);
        const colliding = [...slowCollisions(circles)].filter(([, others]) => others.length > 0);
        expect(grid.size).toEqual(circles.size);
        expect(grid.collidingIds()).toEqual(colliding.map(([id]) => id));
      }),
      { examples: [[PASSING]] },
    );
  });
});

describe('what is near', () => {
  it('CO6 blocks where it would be overlapped most deeply, of equals the lowest id', () => {
    const grid = gridOf([
      [5, 5, 0.1],
      [0.15, 0, 0.1],
      [-0.05, 0, 0.1],
      [0.05, 0, 0.1],
    ]);
    expect([grid.blockerAt(0, 0.1, 0), grid.blockerAt(0, 0, 0), grid.blockerAt(0, 0.06, 0), grid.blockerAt(0, 1, 0)]).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
  });

  it('CO7 is returned with its gap, the nearest first', () => {
    const grid = gridOf(
      [
        [0, 0, 0.25],
        [2, 0, 0.25],
        [0, 1, 0.25],
        [0.25, 0, 0.25],
        [-1, 0, 0.25],
        [0, 0.5, 0.25],
      ],
      (_, other) => other === 5,
    );
    expect([grid.neighboursOf(0, 1.5), grid.neighboursOf(0, 0)]).toEqual([
      [
        { id: 3, gapMetres: -0.25 },
        { id: 2, gapMetres: 0.5 },
        { id: 4, gapMetres: 0.5 },
      ],
      [{ id: 3, gapMetres: -0.25 }],
    ]);
  });
});
