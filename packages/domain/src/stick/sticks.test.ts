import { describe, expect, it } from 'vitest';
import type { StickJoint } from '../element';
import type { RoomPoint } from '../geometry';
import { type CheckedStick, checkLines, checkSticks, jointAngles, jointsOf, linesOfSticks, type StickFailure } from '.';

const ROOM = { width: 3.6, depth: 3, height: 2.7 };
const JOINT = { min: 20, max: 160 };
const stick = (id: string, from: RoomPoint, to: RoomPoint, joints: readonly StickJoint[] = []): CheckedStick => ({
  id,
  from,
  to,
  joints,
  diameterMetres: 0.022,
  lengthMetres: Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]),
});
const joined = (end: 'from' | 'to', elementId: string, otherEnd: 'from' | 'to'): StickJoint => ({ end, elementId, otherEnd });
const codes = (failures: readonly StickFailure[]) => failures.map(({ code }) => code);
const check = (...sticks: readonly CheckedStick[]) => checkSticks(sticks, { room: ROOM, joint: JOINT });

const down = stick('a', [-1, 2.7, 0], [0, 1.7, 0]);
const up = stick('b', [0, 1.7, 0], [1, 2.7, 0], [joined('from', 'a', 'to')]);
const third = stick('c', [0, 1.7, 0], [0, 1, 0.7], [joined('from', 'b', 'from')]);
const apart = stick('d', [-1, 0, 1], [-1, 2.7, 1]);

describe('joints', () => {
  it('ST6 gather ends that name each other from either side, and what those are joined to', () => {
    expect(jointsOf([down, up, third, apart])).toEqual([
      {
        at: [0, 1.7, 0],
        ends: [
          { stickId: 'a', end: 'to' },
          { stickId: 'b', end: 'from' },
          { stickId: 'c', end: 'from' },
        ],
      },
    ]);
    expect(linesOfSticks([down, apart, up, third])).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('ST6 are none with ends that are not there, or of the same stick', () => {
    const alone = stick('a', [0, 0, 0], [0, 1, 0], [joined('to', 'gone', 'from'), joined('to', 'a', 'from')]);
    expect(jointsOf([alone])).toEqual([]);
    expect(linesOfSticks([alone, apart])).toEqual([['a'], ['d']]);
  });

  it('ST7 open by the angles between each two, the smallest first', () => {
    const sticks = [down, up, third];
    const [node] = jointsOf(sticks);
    if (node === undefined) throw new Error('no joint');
    const angles = jointAngles(node, (id) => sticks.find((each) => each.id === id) as CheckedStick);
    expect(angles.map((angle) => Math.round(angle))).toEqual([90, 120, 120]);
  });
});

describe('what of sticks cannot be built', () => {
  it('ST8 is a length that is not theirs, to a tenth of a millimetre, and an end outside of the room', () => {
    expect(check({ ...apart, lengthMetres: 2.7001 })).toEqual([]);
    expect(check({ ...apart, lengthMetres: 2.7002 })).toEqual([{ code: 'stick.reach', stickId: 'd', lengthMetres: 2.7002, metres: 2.7 }]);
    expect(codes(check(stick('e', [0, 1, 0], [2, 1, 0])))).toEqual(['stick.outside-room']);
    expect(check({ ...apart, lengthMetres: undefined })).toEqual([]);
  });

  it('ST9 is a line without an end on a surface, and one that nothing feeds', () => {
    const floating = stick('e', [0, 1, 0], [0, 2, 0]);
    expect(checkLines([down, up, floating], ROOM, (ids) => ids.includes('a'))).toEqual([
      { code: 'stick.anchor', stickIds: ['e'] },
      { code: 'stick.feed', stickIds: ['e'] },
    ]);
    expect(codes(checkLines([down, up], ROOM, () => false))).toEqual(['stick.feed']);
  });

  it('ST10 is a joint opened less or further than it turns, and a stick along its surface', () => {
    const [flat, steep] = [
      stick('b', [0, 1.7, 0], [1, 0.6, 0], [joined('from', 'a', 'to')]),
      stick('b', [0, 1.7, 0], [-0.9, 2.7, 0], [joined('from', 'a', 'to')]),
    ];
    expect(check(down, flat)).toEqual([
      { code: 'stick.angle', stickIds: ['a', 'b'], degrees: expect.closeTo(177.27, 1), min: 20, max: 160 },
    ]);
    expect(codes(check(down, steep))).toContain('stick.angle');
    expect(checkSticks([down, flat], { room: ROOM, joint: undefined })).toEqual([]);
    const leaning = (degrees: number) => {
      const lean = (degrees * Math.PI) / 180;
      return check(stick('e', [0, 2.7, 0], [Math.cos(lean), 2.7 - Math.sin(lean), 0]));
    };
    expect([codes(leaning(14.9)), codes(leaning(15.1))]).toEqual([['stick.surface-angle'], []]);
    expect(codes(check(stick('e', [-1.8, 1, 0], [-1.8, 2, 0])))).toEqual(['stick.surface-angle', 'stick.surface-angle']);
  });

  it('ST11 is what passes through another stick that it shares no joint with', () => {
    const across = (height: number) => stick('e', [0, height, -1], [0, height, 1]);
    const bar = stick('f', [-1, 1, 0], [1, 1, 0]);
    expect(codes(check(bar, across(1.0219)))).toEqual(['stick.cross']);
    expect(check(bar, across(1.022))).toEqual([]);
    expect(codes(check(down, { ...up, joints: [] }))).toEqual(['stick.cross']);
  });
});
