import type { RoomPoint } from '../geometry';
import { type BeltDirection, type HangingCurve, hangingCurve, lowestOf, pointOnCurve, smoothLine, tangentOnCurve } from './hanging-curve';

/** Path of a belt: its points and the slack of each span, as a track keeps them (SV14). */
export interface BeltPath {
  /** From 2 on, metres. */
  readonly points: readonly RoomPoint[];
  /** One fewer than the points, or as many in a loop; each 0 to 1. */
  readonly slack: readonly number[];
  /** True when a last span leads back to the first point. */
  readonly isClosed?: boolean;
}

/** A belt as it hangs. */
export interface Belt {
  /** True when it leads back to its first point. */
  readonly isClosed: boolean;
  /** One between each point and the next. */
  readonly spans: readonly HangingCurve[];
  /** Position of each point along the belt, metres. */
  readonly pointMetres: readonly number[];
  /** Whole length as it hangs, metres. */
  readonly lengthMetres: number;
}

/** A place on a belt. */
export interface BeltPlace {
  /** Metres from the middle of the floor. */
  readonly at: RoomPoint;
  /** Along the belt, away from its first point. */
  readonly tangent: BeltDirection;
  /** Index of the span, from 0. */
  readonly span: number;
}

/** The belt of a path (BT5). Throws a RangeError for fewer than two points, or a slack that is missing. */
export function beltOf({ points, slack, isClosed = false }: BeltPath): Belt {
  const count = isClosed ? points.length : points.length - 1;
  if (points.length < 2 || slack.length !== count) throw new RangeError(`${points.length} points and ${slack.length} spans are no belt`);
  const spans: HangingCurve[] = [];
  const pointMetres: number[] = [];
  let lengthMetres = 0;
  for (let span = 0; span < count; span += 1) {
    const curve = hangingCurve(points[span] as RoomPoint, points[(span + 1) % points.length] as RoomPoint, slack[span] as number);
    spans.push(curve);
    pointMetres.push(lengthMetres);
    lengthMetres += curve.lengthMetres;
  }
  if (!isClosed) pointMetres.push(lengthMetres);
  return { isClosed, spans, pointMetres, lengthMetres };
}

/** Brings a distance along a belt into its range: around a loop, else to the nearer end (BT6). Metres. */
export function onBelt({ isClosed, lengthMetres }: Belt, arcLengthMetres: number): number {
  if (arcLengthMetres >= 0 && arcLengthMetres <= lengthMetres) return arcLengthMetres;
  if (!isClosed || lengthMetres === 0) return Math.min(Math.max(arcLengthMetres, 0), lengthMetres);
  const rest = arcLengthMetres % lengthMetres;
  return rest < 0 ? rest + lengthMetres : rest;
}

/** The span that is so far along a belt; a point belongs to the span that it begins, the last to the one that it ends. Metres. */
export function spanAt({ pointMetres, spans }: Belt, arcLengthMetres: number): number {
  let [first, last] = [0, spans.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((pointMetres[middle] as number) <= arcLengthMetres) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** Returns the point of a belt at a distance along it (BT5, BT6). Metres. */
export function placeOnBelt(belt: Belt, arcLengthMetres: number): BeltPlace {
  const along = onBelt(belt, arcLengthMetres);
  const span = spanAt(belt, along);
  const curve = belt.spans[span] as HangingCurve;
  const rest = along - (belt.pointMetres[span] as number);
  return { at: pointOnCurve(curve, rest), tangent: tangentOnCurve(curve, rest), span };
}

/** Finds the place of a belt nearest to a point, as metres along the belt and metres away; to about a millimetre (BT7). */
export function nearestOnBelt(belt: Belt, point: RoomPoint): { readonly arcLengthMetres: number; readonly metres: number } {
  return nearestBy(belt, ([x, y, z]) => Math.hypot(x - point[0], y - point[1], z - point[2]));
}

/** The same for any measure of distance, such as the distance in a view; it must change steadily along a span. */
export function nearestBy(
  belt: Belt,
  distanceOf: (at: RoomPoint) => number,
): { readonly arcLengthMetres: number; readonly metres: number } {
  let best = { arcLengthMetres: 0, metres: Number.POSITIVE_INFINITY };
  for (const [index, curve] of belt.spans.entries()) {
    const start = belt.pointMetres[index] as number;
    const pieces = curve.shape.kind === 'taut' ? 8 : 24;
    const step = curve.lengthMetres / pieces;
    let nearest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let piece = 0; piece <= pieces; piece += 1) {
      const metres = distanceOf(pointOnCurve(curve, piece * step));
      if (metres < least) [nearest, least] = [piece * step, metres];
    }
    for (let reach = step; reach > NEAR_METRES; reach /= 2) {
      for (const along of [nearest - reach / 2, nearest + reach / 2]) {
        if (along < 0 || along > curve.lengthMetres) continue;
        const metres = distanceOf(pointOnCurve(curve, along));
        if (metres < least) [nearest, least] = [along, metres];
      }
    }
    if (least < best.metres) best = { arcLengthMetres: start + nearest, metres: least };
  }
  return best;
}

const NEAR_METRES = 1e-4;

/**
 * Position of an object along a belt after the belt was changed: it keeps its fraction of its span, and so its order among the others
 * (BT8). On a belt with another number of spans it keeps its distance from the first point, but stops at the end of a shorter belt. Metres.
 */
export function carriedAlong(before: Belt, after: Belt, arcLengthMetres: number): number {
  if (before.spans.length !== after.spans.length) return Math.min(Math.max(arcLengthMetres, 0), after.lengthMetres);
  const along = onBelt(before, arcLengthMetres);
  const span = spanAt(before, along);
  const [was, is] = [before.spans[span] as HangingCurve, after.spans[span] as HangingCurve];
  const rest = along - (before.pointMetres[span] as number);
  const [start, end] = [after.pointMetres[span] as number, after.pointMetres[span + 1] ?? after.lengthMetres];
  // An object at a point stays exactly at it, without rounding.
  if (rest <= 0) return start;
  if (rest >= was.lengthMetres) return end;
  return was.lengthMetres === is.lengthMetres ? start + rest : start + (rest * is.lengthMetres) / was.lengthMetres;
}

/** The lowest point of a belt. */
export function lowestOfBelt({ spans }: Belt): RoomPoint {
  const lows = spans.map((span) => lowestOf(span).at);
  return lows.reduce((lowest, at) => (at[1] < lowest[1] ? at : lowest));
}

/** The smooth line of every span, one after the other. */
export function linesOfBelt({ spans }: Belt): readonly (readonly RoomPoint[])[] {
  return spans.map(smoothLine);
}
