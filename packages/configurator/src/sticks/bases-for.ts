import { anchorSurfaceOf, type CheckedStick, pointOfEnd, type RoomSize } from '@candil/domain';
import type { EndAt } from './stick-at';

/** Inputs for counting the bases of a line. */
interface Feeding<Stick extends CheckedStick> {
  readonly room: RoomSize;
  /** Ends that have a base or get one. */
  readonly standing: readonly EndAt[];
  readonly wattsOf: (stick: Stick) => number;
  /** Power delivered by one base. */
  readonly deliveredWatts: number;
}

/** The ends on surfaces where a line needs bases beside those that stand: one at least, and as many as its power takes. */
export function basesFor<Stick extends CheckedStick>(line: readonly Stick[], feeding: Feeding<Stick>): readonly EndAt[] {
  const { room, standing, wattsOf, deliveredWatts } = feeding;
  const watts = line.reduce((sum, stick) => sum + wattsOf(stick), 0);
  const needed = Math.max(Math.ceil(watts / deliveredWatts - 1e-9), 1) - standing.length;
  if (needed <= 0) return [];
  const isAt = (one: CheckedStick['from'], other: CheckedStick['from']) =>
    one.every((value, axis) => Math.abs(value - (other[axis] as number)) < 1e-3);
  const byId = new Map(line.map((stick) => [stick.id, stick]));
  const used = standing.flatMap(({ stickId, end }) => {
    const stick = byId.get(stickId);
    return stick === undefined ? [] : [pointOfEnd(stick, end)];
  });
  const free: EndAt[] = [];
  for (const stick of line) {
    for (const end of ['from', 'to'] as const) {
      const at = pointOfEnd(stick, end);
      if (anchorSurfaceOf(at, room) === undefined || used.some((point) => isAt(point, at))) continue;
      used.push(at);
      free.push({ stickId: stick.id, end });
    }
  }
  // The first end feeds first, the last next: power comes from both sides of a line.
  const [first, ...others] = free;
  return first === undefined ? [] : [first, ...others.reverse()].slice(0, needed);
}
