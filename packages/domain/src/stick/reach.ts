import type { AttachSurface } from '../belt';
import type { RoomPoint } from '../geometry';
import { TOLERANCE_METRES } from '../measure';
import type { RoomSize } from '../space';
import { ARC_STEP_DEGREES } from './stick.data';
import { type SurfacePlane, surfacePlanes, surfacesAt } from './surface-plane';

/** An arc of a circle on a surface: where a stick that is held at one end can be fixed with the other. */
export interface ReachArc {
  /** Wall, floor or ceiling. */
  readonly surface: AttachSurface;
  /** About which it turns, metres from the middle of the floor. */
  readonly centre: RoomPoint;
  /** Metres. */
  readonly radiusMetres: number;
  /** Radians about the centre, from the first of the surface's two directions to the second; to ≥ from, a whole turn at most. */
  readonly fromTurn: number;
  /** Radians about the centre; where the arc ends. */
  readonly toTurn: number;
}

/** Position of an end that was moved along an arc. */
export interface Reached {
  /** Wall, floor or ceiling. */
  readonly surface: AttachSurface;
  /** Metres from the middle of the floor. */
  readonly at: RoomPoint;
}

const WHOLE_TURN = 2 * Math.PI;

/**
 * Returns the places on the surfaces of a room that the other end of a stick can reach, held at a point: on each surface except the point's
 * own, the circle at the stick's length, as far as it lies on the surface (ST2). Metres from the middle of the floor.
 */
export function reachArcs(from: RoomPoint, lengthMetres: number, room: RoomSize): readonly ReachArc[] {
  const own = surfacesAt(from, room);
  return surfacePlanes(room)
    .filter(({ surface }) => !own.includes(surface))
    .flatMap((plane) => arcsOn(plane, from, lengthMetres));
}

function arcsOn(plane: SurfacePlane, from: RoomPoint, lengthMetres: number): readonly ReachArc[] {
  const away = plane.at - from[plane.axis];
  const square = lengthMetres * lengthMetres - away * away;
  if (square < 0) return [];
  const radiusMetres = Math.sqrt(square);
  const centre = onPlane(plane, from[plane.along[0]], from[plane.along[1]]);
  const [first, ...cuts] = cutsOf(plane, centre, radiusMetres);
  const arc = (fromTurn: number, toTurn: number): ReachArc => ({ surface: plane.surface, centre, radiusMetres, fromTurn, toTurn });
  if (first === undefined) return isOn(plane, centre, radiusMetres, 0) ? [arc(0, WHOLE_TURN)] : [];
  const turns = [first, ...cuts, first + WHOLE_TURN];
  const arcs = turns.slice(1).map((toTurn, index) => arc(turns[index] as number, toTurn));
  const whole = arcs.filter(({ fromTurn, toTurn }) => toTurn > fromTurn && isOn(plane, centre, radiusMetres, (fromTurn + toTurn) / 2));
  return joined(whole);
}

/** Returns where the circle crosses the lines of the four edges: turns from 0 to 1, ascending. */
function cutsOf({ along, from, to }: SurfacePlane, centre: RoomPoint, radius: number): readonly number[] {
  const turns: number[] = [];
  for (const edge of [from[0], to[0]]) {
    const turn = Math.acos((edge - centre[along[0]]) / radius);
    turns.push(turn, WHOLE_TURN - turn);
  }
  for (const edge of [from[1], to[1]]) {
    const turn = Math.asin((edge - centre[along[1]]) / radius);
    turns.push(turn, Math.PI - turn);
  }
  // A line that the circle does not meet gives no number.
  const within = turns.filter((turn) => !Number.isNaN(turn)).map((turn) => (turn + WHOLE_TURN) % WHOLE_TURN);
  return [...new Set(within)].sort((one, other) => one - other);
}

/** Arcs that follow on each other as one, the last and the first too. */
function joined(arcs: readonly ReachArc[]): readonly ReachArc[] {
  const runs: ReachArc[] = [];
  for (const arc of arcs) {
    const last = runs.at(-1);
    if (last !== undefined && arc.fromTurn === last.toTurn) runs[runs.length - 1] = { ...last, toTurn: arc.toTurn };
    else runs.push(arc);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (first === undefined || last === undefined || first === last || last.toTurn !== first.fromTurn + WHOLE_TURN) return runs;
  return [{ ...first, fromTurn: last.fromTurn - WHOLE_TURN }, ...runs.slice(1, -1)];
}

function isOn({ along, from, to }: SurfacePlane, centre: RoomPoint, radius: number, turn: number): boolean {
  const one = centre[along[0]] + radius * Math.cos(turn);
  const other = centre[along[1]] + radius * Math.sin(turn);
  return (
    one >= from[0] - TOLERANCE_METRES &&
    one <= to[0] + TOLERANCE_METRES &&
    other >= from[1] - TOLERANCE_METRES &&
    other <= to[1] + TOLERANCE_METRES
  );
}

function onPlane({ axis, along, at }: SurfacePlane, one: number, other: number): RoomPoint {
  const point: [number, number, number] = [0, 0, 0];
  point[axis] = at;
  point[along[0]] = one;
  point[along[1]] = other;
  return point;
}

const ALONG: Readonly<Record<AttachSurface, readonly [0 | 1 | 2, 0 | 1 | 2]>> = {
  ceiling: [0, 2],
  floor: [0, 2],
  'wall-A': [0, 1],
  'wall-B': [2, 1],
  'wall-C': [0, 1],
  'wall-D': [2, 1],
};

function pointAt({ surface, centre, radiusMetres }: ReachArc, turn: number): RoomPoint {
  const [one, other] = ALONG[surface];
  const point: [number, number, number] = [...centre];
  point[one] = centre[one] + radiusMetres * Math.cos(turn);
  point[other] = centre[other] + radiusMetres * Math.sin(turn);
  return point;
}

/** An arc as a smooth line: its two ends and a point every four degrees at most between them (ST3). Throws a RangeError for an invalid arc. */
export function lineOfArc(arc: ReachArc): readonly RoomPoint[] {
  const turn = arc.toTurn - arc.fromTurn;
  // A NaN is not at most a whole turn.
  if (!(turn >= 0 && turn <= WHOLE_TURN + TOLERANCE_METRES)) throw new RangeError(`${turn} is no turn of an arc`);
  const pieces = Math.max(Math.ceil(turn / ((ARC_STEP_DEGREES * Math.PI) / 180)), 1);
  return Array.from({ length: pieces + 1 }, (_, index) => pointAt(arc, arc.fromTurn + (turn * index) / pieces));
}

/** The place of arcs nearest to a point; undefined where there is no arc (ST3). */
export function nearestOnReach(arcs: readonly ReachArc[], point: RoomPoint): Reached | undefined {
  let nearest: Reached | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const arc of arcs) {
    const at = nearestOnArc(arc, point);
    const metres = Math.hypot(at[0] - point[0], at[1] - point[1], at[2] - point[2]);
    if (metres < least) [nearest, least] = [{ surface: arc.surface, at }, metres];
  }
  return nearest;
}

function nearestOnArc(arc: ReachArc, point: RoomPoint): RoomPoint {
  const [one, other] = ALONG[arc.surface];
  const wanted = Math.atan2(point[other] - arc.centre[other], point[one] - arc.centre[one]);
  // The turn that lies in the arc, else the nearer of its ends.
  const turns = [wanted - WHOLE_TURN, wanted, wanted + WHOLE_TURN].filter((turn) => turn >= arc.fromTurn && turn <= arc.toTurn);
  const [inside] = turns;
  if (inside !== undefined) return pointAt(arc, inside);
  const [first, last] = [pointAt(arc, arc.fromTurn), pointAt(arc, arc.toTurn)];
  const away = (at: RoomPoint) => Math.hypot(at[0] - point[0], at[1] - point[1], at[2] - point[2]);
  return away(first) <= away(last) ? first : last;
}
