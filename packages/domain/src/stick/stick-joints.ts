import type { ElementId, StickEnd, StickJoint } from '../element';
import type { RoomPoint } from '../geometry';
import { requireMeasure } from '../measure';
import { angleBetween, towards } from './vector';

/** A stick as it stands in a room: its axis, metres from the middle of the floor, and its joints. */
export interface StandingStick {
  /** Id of the stick. */
  readonly id: ElementId;
  /** Its first end, metres from the middle of the floor. */
  readonly from: RoomPoint;
  /** Its other end, metres from the middle of the floor. */
  readonly to: RoomPoint;
  /** Joints with other sticks. */
  readonly joints: readonly StickJoint[];
}

/** One end of one stick. */
export interface EndOfStick {
  /** Id of the stick. */
  readonly stickId: ElementId;
  /** End of the stick. */
  readonly end: StickEnd;
}

/** Joint of two or more ends of sticks. */
export interface StickNode {
  /** Position of its first end. */
  readonly at: RoomPoint;
  /** In the order of the sticks, two or more. */
  readonly ends: readonly EndOfStick[];
}

/** The point of an end. */
export function pointOfEnd(stick: Pick<StandingStick, 'from' | 'to'>, end: StickEnd): RoomPoint {
  return end === 'from' ? stick.from : stick.to;
}

/**
 * Finds the joints of sticks, in the order of the sticks (ST6): ends that name each other, from either side, and the ends joined to those.
 * A reference to a missing end, or to its own stick, joins nothing.
 */
export function jointsOf(sticks: readonly StandingStick[]): readonly StickNode[] {
  const byId = new Map(sticks.map((stick) => [stick.id, stick]));
  const leaders = new Map<string, string>();
  const leaderOf = (key: string): string => {
    let leader = key;
    for (let next = leaders.get(leader); next !== undefined; next = leaders.get(leader)) leader = next;
    // Path compression: a thousand ends of one joint must not form a chain of a thousand.
    for (let at = key; at !== leader; ) {
      const next = leaders.get(at) as string;
      leaders.set(at, leader);
      at = next;
    }
    return leader;
  };
  for (const { id, joints } of sticks) {
    for (const { end, elementId, otherEnd } of joints) {
      if (elementId === id || !byId.has(elementId)) continue;
      const [one, other] = [leaderOf(keyOf(id, end)), leaderOf(keyOf(elementId, otherEnd))];
      if (one !== other) leaders.set(other, one);
    }
  }
  const nodes = new Map<string, EndOfStick[]>();
  for (const { id: stickId } of sticks) {
    for (const end of ENDS) {
      const leader = leaderOf(keyOf(stickId, end));
      const ends = nodes.get(leader);
      if (ends === undefined) nodes.set(leader, [{ stickId, end }]);
      else ends.push({ stickId, end });
    }
  }
  return [...nodes.values()]
    .filter(({ length }) => length > 1)
    .map((ends) => {
      const [first] = ends as [EndOfStick];
      return { at: pointOfEnd(byId.get(first.stickId) as StandingStick, first.end), ends };
    });
}

const ENDS: readonly StickEnd[] = ['from', 'to'];

function keyOf(id: ElementId, end: StickEnd): string {
  return `${end} ${id}`;
}

/** The angles between the sticks of a joint, each two of them, the smallest first, degrees (ST7). Throws a RangeError for an invalid measure. */
export function jointAngles({ ends }: StickNode, stickOf: (id: ElementId) => Pick<StandingStick, 'from' | 'to'>): readonly number[] {
  const away = ends.map(({ stickId, end }) => {
    const { from, to } = stickOf(stickId);
    for (const metres of [...from, ...to]) requireMeasure(metres, 'end');
    return end === 'from' ? towards(from, to) : towards(to, from);
  });
  const angles = away.flatMap((one, index) => away.slice(index + 1).map((other) => angleBetween(one, other)));
  return angles.sort((one, other) => one - other);
}

/** Sticks that hang together, each once, in the order of the sticks (ST6). */
export function linesOfSticks(sticks: readonly StandingStick[]): readonly (readonly ElementId[])[] {
  const lineOf = new Map<ElementId, Set<ElementId>>(sticks.map(({ id }) => [id, new Set([id])]));
  for (const { ends } of jointsOf(sticks)) {
    const together = new Set(ends.flatMap(({ stickId }) => [...(lineOf.get(stickId) ?? [])]));
    for (const id of together) lineOf.set(id, together);
  }
  const lines = [...new Set(sticks.map(({ id }) => lineOf.get(id) as Set<ElementId>))];
  return lines.map((line) => sticks.filter(({ id }) => line.has(id)).map(({ id }) => id));
}
