import type { AttachSurface } from '../belt';
import type { RoomPoint } from '../geometry';
import type { RoomSize } from '../space';
import { SETTLED_METRES } from './stick.data';
import { surfacePlanes } from './surface-plane';
import { lengthOf, towards } from './vector';

/** An end or a joint of sticks while they are brought to a new place. */
export interface StickPoint {
  /** Metres from the middle of the floor. */
  readonly at: RoomPoint;
  /** `fixed` stays, on a surface it slides there, else it goes where the sticks lead it. */
  readonly hold: 'fixed' | 'free' | AttachSurface;
}

/** A stick between two points, by their number. */
export interface StickBar {
  /** Index of the point at its first end. */
  readonly from: number;
  /** Index of the point at its other end. */
  readonly to: number;
  /** Fixed length, metres. */
  readonly lengthMetres: number;
}

const MOST_ROUNDS = 4000;
/** A point that is asked twice for the same direction has none; any will do. */
const NO_DIRECTION: RoomPoint = [0, -1, 0];

/**
 * Finds positions of the points at which every stick has exactly its made length (ST14): each point near its requested position, in the
 * room and on its surface. Undefined if there are none. Throws a RangeError for a stick without a point.
 */
export function settleSticks(points: readonly StickPoint[], bars: readonly StickBar[], room: RoomSize): readonly RoomPoint[] | undefined {
  for (const { from, to } of bars) for (const end of [from, to]) if (points[end] === undefined) throw new RangeError(`no point ${end}`);
  const at = points.map((point) => heldAt(point.hold, [...point.at], room));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let worst = 0;
    for (const bar of bars) worst = Math.max(worst, pull(at, points, bar));
    if (worst <= SETTLED_METRES) return at;
    for (const [index, { hold }] of points.entries()) if (hold !== 'fixed') at[index] = heldAt(hold, at[index] as Movable, room);
  }
  return undefined;
}

type Movable = [number, number, number];

/** Moves both ends of a stick by half of the missing distance; a fixed end leaves all of it to the other. Returns the missing distance. */
function pull(at: readonly Movable[], points: readonly StickPoint[], { from, to, lengthMetres }: StickBar): number {
  const [one, other] = [at[from] as Movable, at[to] as Movable];
  const between = towards(one, other);
  const metres = lengthOf(between);
  const missing = lengthMetres - metres;
  if (Math.abs(missing) <= SETTLED_METRES) return Math.abs(missing);
  const direction = metres === 0 ? NO_DIRECTION : between;
  const [isFixed, isOtherFixed] = [points[from]?.hold === 'fixed', points[to]?.hold === 'fixed'];
  const share = isFixed || isOtherFixed ? 1 : 0.5;
  const by = (missing * share) / (metres || 1);
  for (const axis of [0, 1, 2] as const) {
    if (!isFixed) one[axis] -= direction[axis] * by;
    if (!isOtherFixed) other[axis] += direction[axis] * by;
  }
  return Math.abs(missing);
}

function heldAt(hold: StickPoint['hold'], at: Movable, room: RoomSize): Movable {
  if (hold === 'fixed') return at;
  const half = [room.width / 2, room.height, room.depth / 2] as const;
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const inside: Movable = [clamp(at[0], -half[0], half[0]), clamp(at[1], 0, half[1]), clamp(at[2], -half[2], half[2])];
  const plane = surfacePlanes(room).find(({ surface }) => surface === hold);
  if (plane !== undefined) inside[plane.axis] = plane.at;
  return inside;
}
