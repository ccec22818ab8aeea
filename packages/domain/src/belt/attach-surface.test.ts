import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../geometry';
import { attachSurfaceOf, carriedPoint, fixingsOf, pointOnSurface } from '.';

const ROOM = { width: 6, depth: 4, height: 3 } as const;
const surfaceOf = (...point: RoomPoint) => attachSurfaceOf(point, ROOM);

describe('what a point is fixed to', () => {
  it('BT9 is the wall or floor that it is within a millimetre of, else the ceiling', () => {
    expect([surfaceOf(0, 1, -2), surfaceOf(3, 1, 0), surfaceOf(0, 1, 2), surfaceOf(-3, 1, 0)]).toEqual([
      'wall-A',
      'wall-B',
      'wall-C',
      'wall-D',
    ]);
    expect([surfaceOf(0, 0, 0), surfaceOf(0, 3, 0), surfaceOf(0, 1, 0), surfaceOf(0, 0, 2)]).toEqual([
      'floor',
      'ceiling',
      'ceiling',
      'wall-C',
    ]);
    expect([surfaceOf(2.9991, 1, 0), surfaceOf(2.9988, 1, 0), surfaceOf(1, 0.0009, 0), surfaceOf(1, 0.0012, 0)]).toEqual([
      'wall-B',
      'ceiling',
      'floor',
      'ceiling',
    ]);
    expect([surfaceOf(2.9995, 1, 2), surfaceOf(3, 1, 1.9995)]).toEqual(['wall-C', 'wall-B']);
  });

  it('BT10 is reached at its nearest place, as far from the edges as a fixing must be', () => {
    expect(pointOnSurface('wall-B', [1, 1, 0.5], ROOM)).toEqual([3, 1, 0.5]);
    expect(pointOnSurface('wall-D', [1, 9, -9], ROOM)).toEqual([-3, 2.9, -1.9]);
    expect(pointOnSurface('wall-A', [9, -1, 0], ROOM)).toEqual([2.9, 0.1, -2]);
    expect(pointOnSurface('floor', [9, 1, 0], ROOM)).toEqual([2.9, 0, 0]);
    expect([pointOnSurface('ceiling', [0, 2.4, 9], ROOM), pointOnSurface('ceiling', [0, 0, 0], ROOM)]).toEqual([
      [0, 2.4, 1.9],
      [0, 0.1, 0],
    ]);
  });

  it('BT11 holds it in a room of another size, as far in as it must be', () => {
    const carried = (point: RoomPoint, after: Partial<typeof ROOM> | { width: number } | { height: number }) =>
      carriedPoint(point, ROOM, { ...ROOM, ...after });
    expect([carried([3, 1, 0.5], { width: 8 }), carried([-3, 1, 0.5], { width: 2 })]).toEqual([
      [4, 1, 0.5],
      [-1, 1, 0.5],
    ]);
    expect([carried([1, 2.88, 0], { height: 4 }), carried([1, 0, 0], { height: 4 }), carried([3, 2.5, 0], { height: 2 })]).toEqual([
      [1, 3.88, 0],
      [1, 0, 0],
      [3, 1.9, 0],
    ]);
    expect([carried([2, 2.88, 1], { width: 3 }), carried([2, 2.88, 1], { width: 5 })]).toEqual([
      [1.4, 2.88, 1],
      [2, 2.88, 1],
    ]);
  });
});

describe('the fixings of a belt', () => {
  const points: readonly RoomPoint[] = [
    [-3, 2, 0],
    [0, 2.88, 0],
    [2, 0, 0],
  ];

  it('BT18 are those of its surfaces, with a loop where it runs on', () => {
    const of = (isClosed: boolean) =>
      fixingsOf({ points, slack: isClosed ? [0, 0, 0] : [0, 0], isClosed }, ROOM).map(({ kind, point }) => `${kind} ${point}`);
    expect(of(false)).toEqual(['wall 0', 'ceiling 1', 'loop 1', 'floor 2']);
    expect(of(true)).toEqual(['wall 0', 'loop 0', 'ceiling 1', 'loop 1', 'floor 2', 'loop 2']);
  });

  it('BT18 sit where their points are along it', () => {
    const metres = fixingsOf({ points, slack: [0, 0] }, ROOM).map(({ arcLengthMetres }) => arcLengthMetres);
    const loop = expect.closeTo(Math.hypot(3, 0.88), 9);
    expect(metres).toEqual([0, loop, loop, expect.closeTo(Math.hypot(3, 0.88) + Math.hypot(2, 2.88), 9)]);
  });
});
