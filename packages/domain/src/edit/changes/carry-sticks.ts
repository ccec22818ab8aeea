import { absolutePositionOf, type ElementId, type ElementTree, elementOf, type Position, walk } from '../../element';
import type { RoomSize } from '../../space';
import { type CheckedStick, carriedSticks, sticksIn } from '../../stick';
import { type Attempt, elementIn } from '../attempt';

/** Sticks with the joint balls and feeds at their ends, before the change of the room. */
export interface StandingSticks {
  readonly sticks: readonly CheckedStick[];
  /** By element: the end that it sits at. */
  readonly atEnds: ReadonlyMap<ElementId, { readonly stickId: ElementId; readonly end: 'from' | 'to' }>;
}

/** Largest distance of an element from an end that it belongs to, metres. */
const BESIDE_METRES = 0.001;

export function standingSticksOf({ configuration: { tree } }: Attempt): StandingSticks {
  const sticks = sticksIn(tree);
  const atEnds = new Map<ElementId, { stickId: ElementId; end: 'from' | 'to' }>();
  if (sticks.length === 0) return { sticks, atEnds };
  for (const { id, type, props } of walk(tree)) {
    const isBall = type === 'Complement' && props.geometry?.kind === 'stick';
    if (!isBall && type !== 'ElectricalConnection') continue;
    const end = endAt(sticks, absolutePositionOf(tree, id));
    if (end !== undefined) atEnds.set(id, end);
  }
  return { sticks, atEnds };
}

function endAt(sticks: readonly CheckedStick[], at: Position) {
  for (const stick of sticks) {
    for (const end of ['from', 'to'] as const) {
      const point = stick[end];
      if (point.every((value, axis) => Math.abs(value - (at[axis] as number)) <= BESIDE_METRES)) return { stickId: stick.id, end };
    }
  }
  return undefined;
}

/** Lines of sticks go along with the room that they stand in (ST15), with the balls of their joints and their feeds. */
export function carrySticks(attempt: Attempt, { sticks, atEnds }: StandingSticks, before: RoomSize, after: RoomSize): void {
  const carried = carriedSticks(sticks, before, after);
  const { tree } = attempt.configuration;
  for (const [elementId, ends] of carried) {
    const { props } = elementIn(attempt, elementId);
    if (props.geometry?.kind !== 'stick') continue;
    const place = absolutePositionOf(tree, elementId);
    const geometry = { ...props.geometry, from: less(ends.from, place), to: less(ends.to, place) };
    attempt.apply({ kind: 'props', elementId, props: { ...props, geometry } });
    attempt.effects.push({ kind: 'stick-carried', elementId });
  }
  for (const [elementId, { stickId, end }] of atEnds) {
    const ends = carried.get(stickId);
    const { parentId } = elementOf(tree, elementId);
    if (ends === undefined || parentId === undefined) continue;
    attempt.apply({ kind: 'place', elementId, position: less(ends[end], placeOf(tree, parentId)) });
  }
}

function placeOf(tree: ElementTree, id: ElementId): Position {
  return id === tree.rootId ? [0, 0, 0] : absolutePositionOf(tree, id);
}

function less(one: Position, other: Position): Position {
  return [one[0] - other[0] + 0, one[1] - other[1] + 0, one[2] - other[2] + 0];
}
