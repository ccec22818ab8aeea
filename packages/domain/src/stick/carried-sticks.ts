import type { ElementId } from '../element';
import type { RoomPoint } from '../geometry';
import type { RoomSize } from '../space';
import { distanceOf } from './chain';
import type { CheckedStick } from './check-sticks';
import { type StickBar, type StickPoint, settleSticks } from './settle';
import { type EndOfStick, jointsOf, linesOfSticks, pointOfEnd } from './stick-joints';
import { anchorSurfaceOf } from './surface-plane';

/** New positions of the ends of a stick. */
export interface StickEnds {
  /** Its first end, metres from the middle of the floor. */
  readonly from: RoomPoint;
  /** Its other end, metres from the middle of the floor. */
  readonly to: RoomPoint;
}

/** Sticks as points and bars: ends that are joined are one point. */
export interface StickFrame {
  /** The ends that meet in each point, by the index of the point. */
  readonly ends: readonly (readonly EndOfStick[])[];
  /** Positions of the points, metres from the middle of the floor. */
  readonly points: readonly RoomPoint[];
  /** The sticks between them, by the indices of their points. */
  readonly bars: readonly StickBar[];
}

/** The frame that sticks make by their joints: its points, its bars, and which ends meet in each point. */
export function frameOf(sticks: readonly CheckedStick[]): StickFrame {
  const joints = jointsOf(sticks);
  const keyOf = ({ stickId, end }: EndOfStick) => `${end} ${stickId}`;
  const numberOf = new Map<string, number>();
  const ends: (readonly EndOfStick[])[] = [];
  for (const joint of joints) {
    for (const end of joint.ends) numberOf.set(keyOf(end), ends.length);
    ends.push(joint.ends);
  }
  for (const { id: stickId } of sticks) {
    for (const end of ['from', 'to'] as const) {
      if (numberOf.has(keyOf({ stickId, end }))) continue;
      numberOf.set(keyOf({ stickId, end }), ends.length);
      ends.push([{ stickId, end }]);
    }
  }
  const byId = new Map(sticks.map((stick) => [stick.id, stick]));
  const number = (stickId: ElementId, end: 'from' | 'to') => numberOf.get(keyOf({ stickId, end })) as number;
  return {
    ends,
    points: ends.map(([first]) => pointOfEnd(byId.get((first as EndOfStick).stickId) as CheckedStick, (first as EndOfStick).end)),
    bars: sticks.map((stick) => ({
      from: number(stick.id, 'from'),
      to: number(stick.id, 'to'),
      lengthMetres: stick.lengthMetres ?? distanceOf(stick.from, stick.to),
    })),
  };
}

/**
 * Returns the places of lines of sticks in their room of another size (ST15): a point that is fixed to a surface stays on it, a line that
 * moves as one keeps its shape, any other turns in its joints. A line that the new room has no place for stays where it is.
 */
export function carriedSticks(sticks: readonly CheckedStick[], before: RoomSize, after: RoomSize): ReadonlyMap<ElementId, StickEnds> {
  const byId = new Map(sticks.map((stick) => [stick.id, stick]));
  const carried = new Map<ElementId, StickEnds>();
  for (const ids of linesOfSticks(sticks)) {
    const line = ids.map((id) => byId.get(id) as CheckedStick);
    const frame = frameOf(line);
    const points = frame.points.map((at): StickPoint => ({ at, hold: anchorSurfaceOf(at, before) ?? 'free' }));
    const moved = points.filter(({ hold }) => hold !== 'free').map(({ hold }) => shiftOf(hold, before, after));
    const [first] = moved;
    if (first === undefined || moved.every((shift) => shift.every((metres) => metres === 0))) continue;
    const isOne = moved.every((shift) => shift.every((metres, axis) => metres === first[axis]));
    const wanted = points.map(({ at, hold }): StickPoint => {
      const [dx, dy, dz] = isOne ? first : hold === 'free' ? [0, 0, 0] : shiftOf(hold, before, after);
      return { at: [at[0] + dx, at[1] + dy, at[2] + dz], hold };
    });
    const settled = settleSticks(wanted, frame.bars, after);
    if (settled === undefined) continue;
    for (const [index, stick] of line.entries()) {
      const bar = frame.bars[index] as StickBar;
      carried.set(stick.id, { from: settled[bar.from] as RoomPoint, to: settled[bar.to] as RoomPoint });
    }
  }
  return carried;
}

/** Displacement of a surface, wall or ceiling, along its normal. */
function shiftOf(hold: StickPoint['hold'], before: RoomSize, after: RoomSize): RoomPoint {
  switch (hold) {
    case 'ceiling':
      return [0, after.height - before.height, 0];
    case 'wall-A':
      return [0, 0, (before.depth - after.depth) / 2];
    case 'wall-C':
      return [0, 0, (after.depth - before.depth) / 2];
    case 'wall-B':
      return [(after.width - before.width) / 2, 0, 0];
    case 'wall-D':
      return [(before.width - after.width) / 2, 0, 0];
    default:
      return [0, 0, 0];
  }
}
