import { describe, expect, it } from 'vitest';
import { clampIntoRoom, isCircleInRoom } from '.';

const ROOM = { width: 4, depth: 3 };
const inRoom = (x: number, z: number, radius = 0.25) => isCircleInRoom({ x, z, radius }, ROOM);

describe('bounds of a room', () => {
  it('SP9 lie half the width and half the depth from the centre', () => {
    expect([inRoom(1.75, 0), inRoom(-1.75, 0), inRoom(0, 1.25), inRoom(0, -1.25), inRoom(1.5, 1.5), inRoom(2.25, 0)]).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('CO8 hold the whole circle, touching a wall is inside', () => {
    expect([inRoom(1.75, 1.25), inRoom(1.751, 0), inRoom(0, -1.251), inRoom(0, 0, 1.5), inRoom(0, 0, 1.6)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    // 2 - 0.3 is less than 1.7 in floating point.
    expect(isCircleInRoom({ x: 1.4000000000000001, z: 0, radius: 0.1 }, { width: 3, depth: 3 })).toBe(true);
  });

  it('CO9 take a circle in at the nearest place', () => {
    const clamped = [
      { x: 5, z: 0, radius: 0.25 },
      { x: -5, z: 9, radius: 0.25 },
      { x: 1, z: -1, radius: 0.25 },
      { x: 1, z: 1, radius: 1.5 },
    ].map((circle) => clampIntoRoom(circle, ROOM));
    expect(clamped).toEqual([
      { x: 1.75, z: 0 },
      { x: -1.75, z: 1.25 },
      { x: 1, z: -1 },
      { x: 0.5, z: 0 },
    ]);
  });

  it('CO9 take in no circle that is wider than the room', () => {
    expect([clampIntoRoom({ x: 0, z: 0, radius: 1.6 }, ROOM), clampIntoRoom({ x: 0, z: 0, radius: 2.5 }, ROOM)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
