import { describe, expect, it } from 'vitest';
import type { RoomPoint } from '../geometry';
import { type BeltLoad, type BeltPath, beltOf, checkBeltLoads, checkBeltPath } from '.';

const ROOM = { width: 6, depth: 4, height: 3 } as const;
const between = (from: RoomPoint, to: RoomPoint, slack = 0): BeltPath => ({ points: [from, to], slack: [slack] });
const problemsOf = (path: BeltPath, most?: number) => checkBeltPath(path, beltOf(path), ROOM, most);
const load = (id: string, arcLengthMetres: number, widthMetres = 0.2, isRigid = false): BeltLoad => ({
  id,
  arcLengthMetres,
  widthMetres,
  isRigid,
});
const line = (slack = 0) => beltOf(between([-2, 2.88, 0], [2, 2.88, 0], slack));

const LOOP: readonly RoomPoint[] = [
  [0, 2.88, 0],
  [1, 2.88, 0],
  [1, 2.88, 1],
];

describe('a belt in its room', () => {
  it('BT12 stays away from the edges of what it is fixed to', () => {
    expect(problemsOf(between([-3, 0.1, 0], [3, 2.9, 1.9]))).toEqual([]);
    expect(problemsOf(between([-3, 0.09, 0], [3, 2.9, 1.95]))).toEqual([
      { code: 'belt.attach-edge', point: 0, leastMetres: 0.1, metres: 0.09 },
      { code: 'belt.attach-edge', point: 1, leastMetres: 0.1, metres: expect.closeTo(0.05, 9) },
    ]);
    expect(problemsOf(between([0, 2.88, 0], [3.5, 2.88, 0]))).toMatchObject([{ code: 'belt.attach-edge', point: 1, metres: -0.5 }]);
    expect(problemsOf(between([0, 2.88, 0], [1, -0.5, 0]))).toMatchObject([
      { code: 'belt.attach-edge', point: 1, metres: -0.5 },
      { code: 'belt.below-floor' },
    ]);
  });

  it('BT13 has spans that are no shorter than fixings are wide', () => {
    expect(problemsOf(between([0, 2.88, 0], [0.05, 2.88, 0]))).toEqual([]);
    expect(problemsOf(between([0, 2.88, 0], [0.04, 2.88, 0]))).toEqual([
      { code: 'belt.span-short', span: 0, leastMetres: 0.05, metres: 0.04 },
    ]);
  });

  it('BT13 hangs above the floor', () => {
    expect(problemsOf(between([-1, 0.5, 0], [1, 0.5, 0], 0.1))).toEqual([]);
    expect(problemsOf(between([-1, 0.3, 0], [1, 0.3, 0], 0.1))).toEqual([
      { code: 'belt.below-floor', span: 0, metres: expect.closeTo(0.1006, 4) },
    ]);
  });

  it('BT14 is no longer than it is made', () => {
    const path = between([-2, 2.88, 0], [2, 2.88, 0]);
    expect([problemsOf(path), problemsOf(path, 4), problemsOf(path, 3.9)]).toEqual([
      [],
      [],
      [{ code: 'belt.length', mostMetres: 3.9, metres: 4 }],
    ]);
  });
});

describe('the lights of a belt', () => {
  it('BT15 leave 4 cm between them, whatever their order', () => {
    expect(checkBeltLoads(line(), [load('b', 1.24), load('a', 1)])).toEqual([]);
    expect(checkBeltLoads(line(), [load('b', 1.23), load('a', 1)])).toEqual([
      { code: 'belt.spacing', light: 'a', other: 'b', leastMetres: 0.04, gapMetres: expect.closeTo(0.03, 9) },
    ]);
    expect(checkBeltLoads(line(), [load('a', 1), load('b', 1.1)])).toMatchObject([{ gapMetres: expect.closeTo(-0.1, 9) }]);
  });

  it('BT15 leave it across the first point of a loop too', () => {
    const triangle: BeltPath = {
      points: LOOP,
      slack: [0, 0, 0],
      isClosed: true,
    };
    const around = beltOf(triangle);
    const loads = [load('a', 0.1), load('b', around.lengthMetres - 0.1)];
    expect(checkBeltLoads(around, loads)).toMatchObject([{ code: 'belt.spacing', light: 'b', other: 'a' }]);
    expect(checkBeltLoads(around, [load('a', 0.1)])).toEqual([]);
  });

  it('BT16 do not reach over an end where they are rigid', () => {
    expect(checkBeltLoads(line(), [load('a', 0.5, 1, true), load('b', 3.5, 0.9, true)])).toEqual([]);
    expect(checkBeltLoads(line(), [load('a', 0.4, 1, true), load('b', 3.7, 0.9, true)])).toEqual([
      { code: 'belt.body-over-end', light: 'a', metres: expect.closeTo(0.1, 9) },
      { code: 'belt.body-over-end', light: 'b', metres: expect.closeTo(0.15, 9) },
    ]);
    expect(checkBeltLoads(line(), [load('a', 0, 1)])).toEqual([]);
  });

  it('BT16 do not sit beyond an end, and around a loop on one lap of it', () => {
    expect(checkBeltLoads(line(), [load('a', 4), load('b', 7.5)])).toEqual([
      { code: 'belt.body-over-end', light: 'b', metres: expect.closeTo(3.5, 9) },
    ]);
    const loop = beltOf({ points: LOOP, slack: [0, 0, 0], isClosed: true });
    const { lengthMetres } = loop;
    expect(checkBeltLoads(loop, [load('a', 0.5), load('b', 2 * lengthMetres + 1)])).toEqual([]);
    expect(checkBeltLoads(loop, [load('a', 0.5), load('b', 1), load('c', 3 * lengthMetres + 0.55)])).toMatchObject([
      { code: 'belt.spacing', light: 'a', other: 'c', gapMetres: expect.closeTo(-0.15, 9) },
    ]);
  });

  it('BT17 lie on a straight part of it where they are rigid', () => {
    expect(checkBeltLoads(line(0.2), [load('a', 2.4, 1)])).toEqual([]);
    expect(checkBeltLoads(line(0.2), [load('a', 2.4, 1, true)])).toMatchObject([
      { code: 'belt.body-straight', light: 'a', mostMetres: 0.008 },
    ]);
    expect(checkBeltLoads(line(0.0005), [load('a', 2, 1, true)])).toEqual([]);
  });
});
