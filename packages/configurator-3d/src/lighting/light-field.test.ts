import { describe, expect, it } from 'vitest';
import { blockShare, seenBlock } from './block-share';
import { roomFaces } from './face';
import type { Lamp } from './lamp';
import { createLightField, type LightField, type LightFieldOptions } from './light-field';
import { type Block, blockPoint, occluderOf } from './occluder';
import { polygonFactor } from './polygon-factor';

const GREY = [0.5, 0.5, 0.5] as const;
const CUBE = { widthMetres: 2, depthMetres: 2, heightMetres: 2 };
const faces = roomFaces(CUBE, { floor: GREY, ceiling: GREY, back: GREY, front: GREY, left: GREY, right: GREY }, 2);
const NOTHING = { positions: new Float32Array(), normals: new Float32Array() };
const TABLE: Block = { centre: [0, 0.7, 0], half: [0.5, 0.02, 0.3], turnRadians: 0 };

const globe = (x: number, y: number, z: number): Lamp => ({
  at: [x, y, z],
  towards: [0, -1, 0],
  candela: [100, 100, 100],
  cosineFull: -2,
  cosineEnd: -3,
  radiusMetres: 0.05,
});

const fieldOf = (more: Partial<LightFieldOptions> = {}): LightField =>
  createLightField({ faces, corners: NOTHING, occluders: [], samples: 0, ambient: [0, 0, 0], ...more });
const settle = (field: LightField): Float32Array => {
  while (field.step(1000, () => 0) !== undefined);
  return field.lux;
};
/** Red on the cell of the floor that holds a place. */
const floorAt = ({ lux }: LightField, x: number, z: number): number => {
  const { columns, rows } = faces[0]!;
  const [column, row] = [Math.floor(((x + 1) / 2) * columns), Math.floor(((1 - z) / 2) * rows)];
  return lux[(row * columns + column) * 3]!;
};

describe('the light of a room', () => {
  it('comes back from closed grey walls as often as physics has it', () => {
    const field = fieldOf();
    const lamp = globe(0, 1, 0);
    field.want(new Map([['a', [lamp]]]));
    const lux = settle(field);
    const mean = lux.filter((_, i) => i % 3 === 0).reduce((sum, value) => sum + value, 0) / field.receivers.count;
    // Direct Φ/S, and Φρ/(S(1−ρ)) from the walls: 2 Φ/S at ρ = ½.
    expect(mean / ((2 * 4 * Math.PI * 100) / 24)).toBeCloseTo(1, 1);
  });

  it('is the same after a move as if the lamp had always been there', () => {
    const moved = fieldOf({ occluders: [occluderOf([TABLE])], samples: 4 });
    moved.want(
      new Map([
        ['a', [globe(-0.5, 1.5, 0)]],
        ['b', [globe(0.5, 1.2, 0.4)]],
      ]),
    );
    settle(moved);
    const still = globe(0.5, 1.2, 0.4);
    moved.want(
      new Map([
        ['a', [globe(0.3, 1.4, -0.2)]],
        ['b', [still]],
      ]),
    );
    const after = settle(moved).slice();
    const fresh = fieldOf({ occluders: [occluderOf([TABLE])], samples: 4 });
    fresh.want(
      new Map([
        ['a', [globe(0.3, 1.4, -0.2)]],
        ['b', [still]],
      ]),
    );
    const wanted = settle(fresh);
    const most = after.reduce((worst, value, i) => Math.max(worst, Math.abs(value - wanted[i]!)), 0);
    expect(most).toBeLessThan(0.01);
  });

  it('is gone when the last lamp is taken away', () => {
    const field = fieldOf();
    field.want(new Map([['a', [globe(0, 1, 0)]]]));
    settle(field);
    field.want(new Map());
    expect(Math.max(...settle(field))).toBeLessThan(0.01);
  });

  it('leaves a shadow under a table and a darker floor around its legs', () => {
    const occluders = [occluderOf([TABLE, { centre: [0.45, 0.34, 0.25], half: [0.03, 0.34, 0.03], turnRadians: 0 }])];
    const field = fieldOf({ occluders, samples: 6, ambient: [5, 5, 5] });
    field.want(new Map([['a', [globe(0, 1.6, 0)]]]));
    settle(field);
    expect(floorAt(field, 0, 0)).toBeLessThan(floorAt(field, 0.95, 0) * 0.6);
    expect(Math.min(...field.receivers.openness)).toBeLessThan(0.55);
    expect(Math.max(...field.receivers.openness)).toBeGreaterThan(0.95);
  });

  it('follows a gesture at once, and is whole again after it', () => {
    const options = { occluders: [occluderOf([TABLE])], samples: 4 };
    const field = fieldOf(options);
    field.want(new Map([['a', [globe(-0.5, 1.5, 0)]]]));
    settle(field);
    const before = floorAt(field, 0.9, 0.9);
    field.want(new Map([['a', [globe(0.6, 1.2, 0.8)]]]));
    // No step both computes and shows.
    expect((['show', 'compute', 'show', 'show'] as const).map((turn) => field.step(1000, () => 0, turn))).toEqual([
      false,
      false,
      true,
      undefined,
    ]);
    expect(floorAt(field, 0.9, 0.9)).toBeGreaterThan(before * 2);
    const after = settle(field).slice();
    const fresh = fieldOf(options);
    fresh.want(new Map([['a', [globe(0.6, 1.2, 0.8)]]]));
    const wanted = settle(fresh);
    expect(after.reduce((worst, value, i) => Math.max(worst, Math.abs(value - wanted[i]!)), 0)).toBeLessThan(0.01);
  });

  it('follows each of several lights that are pulled along together', () => {
    const field = fieldOf();
    const pulled = (by: number) =>
      new Map([
        ['a', [globe(-0.8, 1.5, -0.8 + by)]],
        ['b', [globe(-0.8 + by, 1.2, 0.8)]],
      ]);
    field.want(pulled(0));
    settle(field);
    const before = floorAt(field, 0.6, 0.8);
    for (let by = 0.1; by < 1.5; by += 0.1) {
      field.want(pulled(by));
      // Time for one of both.
      field.step(0, () => 0, 'show');
    }
    expect(floorAt(field, 0.6, 0.8)).toBeGreaterThan(before * 1.2);
  });

  it('is computed in pieces, and reports its end', () => {
    const field = fieldOf({ occluders: [occluderOf([TABLE])], samples: 2 });
    field.want(new Map([['a', [globe(0, 1, 0)]]]));
    let now = 0;
    const outcomes = new Set<boolean | undefined>();
    let steps = 0;
    for (let outcome: boolean | undefined = false; outcome !== undefined; steps++) {
      outcome = field.step(1, () => now++);
      outcomes.add(outcome);
    }
    expect(steps).toBeGreaterThan(8);
    expect([...outcomes]).toEqual([false, true, undefined]);
    expect(field.step(1, () => now++)).toBeUndefined();
  });
});

describe('polygonFactor', () => {
  it('is that of a rectangle over a corner of it, and a half when the plate is perpendicular', () => {
    const corners = [
      [0, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
      [0, 1, 1],
    ] as const;
    // Parallel, a = b = c = 1: 2/(2π)·(1/√2)·atan(1/√2).
    expect(polygonFactor([0, 0, 0], [0, 1, 0], corners)).toBeCloseTo((1 / Math.PI / Math.SQRT2) * Math.atan(1 / Math.SQRT2), 9);
    expect(polygonFactor([0, 0, 0], [0, 1, 0], [...corners].reverse())).toBeCloseTo(0.1385, 4);
    expect(polygonFactor([0, 0, 0], [0, -1, 0], corners)).toBe(0);
  });
});

describe('blockShare', () => {
  const block: Block = { centre: [0.3, 0.5, -0.2], half: [0.2, 0.3, 0.4], turnRadians: 0.6 };
  const sides = [0, 1, 2].flatMap((axis) =>
    [-1, 1].map((side) => {
      const corner = (p: number, q: number): [number, number, number] => {
        const point: [number, number, number] = [0, 0, 0];
        point[axis] = side;
        point[(axis + 1) % 3] = p;
        point[(axis + 2) % 3] = q;
        return point;
      };
      return {
        way: corner(0, 0),
        corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)].map((at) => blockPoint(block, at)),
      };
    }),
  );

  it.each([
    [
      [0, 0, 0],
      [0, 1, 0],
    ],
    [
      [0.9, 0.4, 0.2],
      [-0.6, 0.8, 0],
    ],
    [
      [0.3, 1.2, -0.2],
      [0, -1, 0],
    ],
    [
      [-1, 0.5, 0],
      [1, 0, 0],
    ],
  ] as const)('at %j is the sum of the sides that face it', (point, normal) => {
    const facing = sides.filter(({ way }) => {
      const out = blockPoint({ ...block, centre: [0, 0, 0], half: [1, 1, 1] }, way);
      const on = blockPoint(block, way);
      return out.reduce((sum, value, i) => sum + value * (point[i]! - on[i]!), 0) > 0;
    });
    const length = Math.hypot(...normal);
    const unit = normal.map((value) => value / length) as unknown as [number, number, number];
    const wanted = facing.reduce((sum, { corners }) => sum + polygonFactor(point, unit, corners), 0);
    expect(wanted).toBeGreaterThan(0.02);
    expect(blockShare(seenBlock(block), point[0], point[1], point[2], ...unit)).toBeCloseTo(wanted, 9);
  });
});
