import { TOLERANCE_METRES } from '../measure';
import type { RoomSize } from '../space';
import { edgeDistance } from './attach-surface';
import type { Belt, BeltPath } from './belt';
import { onBelt, placeOnBelt } from './belt';
import { EDGE_METRES, LIGHT_GAP_METRES, MOST_BEND_METRES, SHORTEST_SPAN_METRES } from './belt.data';
import type { BeltFailure } from './belt-failure';
import { lowestOf } from './hanging-curve';

/** Inputs of the belt checks for one light on it. */
export interface BeltLoad {
  /** Id of the light. */
  readonly id: string;
  /** Position of its middle, metres from the first point along the belt. */
  readonly arcLengthMetres: number;
  /** Width that it takes of the belt. */
  readonly widthMetres: number;
  /** True when the belt must be straight under it, as under a line of light. */
  readonly isRigid: boolean;
}

/**
 * Checks the path of a belt in a room: points, then spans, then its length (BT12–BT14). `mostMetres` is the longest length that is made.
 */
export function checkBeltPath(path: BeltPath, belt: Belt, room: RoomSize, mostMetres = Number.POSITIVE_INFINITY): readonly BeltFailure[] {
  const failures: BeltFailure[] = [];
  for (const [point, at] of path.points.entries()) {
    const metres = edgeDistance(at, room);
    if (metres < EDGE_METRES - TOLERANCE_METRES) failures.push({ code: 'belt.attach-edge', point, leastMetres: EDGE_METRES, metres });
  }
  for (const [span, curve] of belt.spans.entries()) {
    const { straightMetres: metres } = curve;
    if (metres < SHORTEST_SPAN_METRES - TOLERANCE_METRES) {
      failures.push({ code: 'belt.span-short', span, leastMetres: SHORTEST_SPAN_METRES, metres });
    }
    const below = -lowestOf(curve).at[1];
    if (below > TOLERANCE_METRES) failures.push({ code: 'belt.below-floor', span, metres: below });
  }
  const { lengthMetres: metres } = belt;
  if (metres > mostMetres + TOLERANCE_METRES) failures.push({ code: 'belt.length', mostMetres, metres });
  return failures;
}

/** Checks the lights of a belt: overlaps first, then lights where the belt bends or ends (BT15–BT17). */
export function checkBeltLoads(belt: Belt, loads: readonly BeltLoad[]): readonly BeltFailure[] {
  return [...spacingFailures(belt, loads), ...loads.flatMap((load) => bodyFailure(belt, load) ?? [])];
}

function spacingFailures(belt: Belt, loads: readonly BeltLoad[]): readonly BeltFailure[] {
  const sorted = loads
    .map((load) => (belt.isClosed ? { ...load, arcLengthMetres: onBelt(belt, load.arcLengthMetres) } : load))
    .sort((one, other) => one.arcLengthMetres - other.arcLengthMetres);
  const pairs = belt.isClosed && sorted.length > 1 ? sorted.length : sorted.length - 1;
  const failures: BeltFailure[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const light = sorted[index] as BeltLoad;
    const other = sorted[(index + 1) % sorted.length] as BeltLoad;
    const around = index + 1 === sorted.length ? belt.lengthMetres : 0;
    const gapMetres = other.arcLengthMetres + around - light.arcLengthMetres - (light.widthMetres + other.widthMetres) / 2;
    if (gapMetres < LIGHT_GAP_METRES - TOLERANCE_METRES) {
      failures.push({ code: 'belt.spacing', light: light.id, other: other.id, leastMetres: LIGHT_GAP_METRES, gapMetres });
    }
  }
  return failures;
}

function bodyFailure(belt: Belt, { id: light, arcLengthMetres, widthMetres, isRigid }: BeltLoad): BeltFailure | undefined {
  // A flexible light hangs from one place, and may be wider than the rest of the belt.
  const reach = isRigid ? widthMetres / 2 : 0;
  const [first, last] = [arcLengthMetres - reach, arcLengthMetres + reach];
  const over = belt.isClosed ? 0 : Math.max(-first, last - belt.lengthMetres);
  if (over > TOLERANCE_METRES) return { code: 'belt.body-over-end', light, metres: over };
  if (!isRigid) return undefined;
  const metres = bendUnder(belt, first, last);
  return metres > MOST_BEND_METRES ? { code: 'belt.body-straight', light, mostMetres: MOST_BEND_METRES, metres } : undefined;
}

/** Largest deviation of a belt from the straight line between two of its places. Metres. */
export function bendUnder(belt: Belt, fromMetres: number, toMetres: number): number {
  const { at: from } = placeOnBelt(belt, fromMetres);
  const { at: to } = placeOnBelt(belt, toMetres);
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const square = x * x + y * y + z * z;
  let bend = 0;
  for (let piece = 1; piece < BEND_PIECES; piece += 1) {
    const { at } = placeOnBelt(belt, fromMetres + ((toMetres - fromMetres) * piece) / BEND_PIECES);
    const [ax, ay, az] = [at[0] - from[0], at[1] - from[1], at[2] - from[2]];
    const part = square > 0 ? Math.min(Math.max((ax * x + ay * y + az * z) / square, 0), 1) : 0;
    bend = Math.max(bend, Math.hypot(ax - part * x, ay - part * y, az - part * z));
  }
  return bend;
}

const BEND_PIECES = 16;
