import { beltRoomEditor } from '@candil/configurator/testing';
import { describe, expect, it } from 'vitest';
import { unit } from '../lighting/vector';
import { pickBelt } from './pick-belt';
import { surfaceAt } from './surface-at';

const { belts, lights, room } = beltRoomEditor().document.getState().scene;
const MARGIN = { point: 0.01, span: 0.006, isParallel: false };
const EYE = [0, 1.4, 6] as const;
const to = (x: number, y: number, z: number) => ({ from: EYE, way: unit([x - EYE[0], y - EYE[1], z - EYE[2]]) });

describe('picking a belt', () => {
  it('finds a point before the belt that ends there', () => {
    const { x, y, z } = belts[0]!.points[1]!;
    expect(pickBelt(to(x + 0.02, y, z), belts, MARGIN)?.target).toEqual({ kind: 'belt-point', id: 'b1', index: 1 });
  });

  it('returns the position of the hit along the belt within millimetres', () => {
    const { at, arcLengthMetres } = lights[1]!.host!;
    const target = pickBelt(to(at.x, at.y, at.z), belts, MARGIN)?.target;
    expect(target).toMatchObject({ kind: 'belt-span', id: 'b1', index: 0 });
    expect(target?.kind === 'belt-span' ? target.arcLengthMetres : 0).toBeCloseTo(arcLengthMetres, 2);
  });

  it('finds nothing where no belt hangs', () => {
    expect(pickBelt(to(0, 0.2, 0), belts, MARGIN)).toBeUndefined();
  });
});

describe('the surface that is looked at', () => {
  it.each([
    ['wall-A', [0, 1.4, -1.6]],
    ['wall-B', [2.6, 1.4, -1]],
    ['wall-D', [-2.6, 1.4, -1]],
    ['ceiling', [0, 2.8, 0]],
    ['floor', [0, 0, 0]],
  ] as const)('is %s', (surface, [x, y, z]) => {
    const hit = surfaceAt(to(x, y, z), room);
    expect(hit?.surface).toBe(surface);
    expect([hit?.point.x, hit?.point.y, hit?.point.z]).toEqual([x, y, z].map((value) => expect.closeTo(value, 6)));
  });
});
