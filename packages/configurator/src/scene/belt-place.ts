import type { BeltPart, LiveState } from '../state/states';
import { metresBetweenPoints, metresInPlan } from './metres-between';
import type { SceneLight, SceneRoom } from './scene';
import type { Direction, RoomPoint, SceneBelt, SceneHost } from './scene-belt';

/** Input for a place along a belt. */
type Hanging = Pick<SceneBelt, 'points' | 'spans'>;

/**
 * Returns the place and direction of a belt at an arc length, and its span; beyond its ends the end. Undefined for a
 * belt without spans.
 */
export function placeOnBelt(
  { points, spans }: Hanging,
  arcLengthMetres: number,
): { readonly at: RoomPoint; readonly tangent: Direction; readonly span: number } | undefined {
  const startOf = (index: number): number => points[spans[index]?.from ?? 0]?.arcLengthMetres ?? 0;
  const after = spans.findIndex((_, index) => startOf(index) > arcLengthMetres);
  const index = Math.max(0, (after < 0 ? spans.length : after) - 1);
  const span = spans[index];
  if (span === undefined) return undefined;
  const { curve } = span;
  const steps = curve.slice(1).map((to, step) => metresBetweenPoints(curve[step] ?? to, to));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  // A curve of straight pieces is a little shorter than the belt: shares, not metres, are laid along it.
  let left = Math.min(1, Math.max(0, (arcLengthMetres - startOf(index)) / (span.lengthMetres || 1))) * whole;
  for (const [step, metres] of steps.entries()) {
    const [from, to] = [curve[step], curve[step + 1]];
    if (from === undefined || to === undefined) break;
    if (left <= metres || step === steps.length - 1) {
      const share = metres === 0 ? 0 : Math.min(1, left / metres);
      return { at: between(from, to, share), tangent: direction(from, to), span: index };
    }
    left -= metres;
  }
  return undefined;
}

/** Live state of belts and of lights on them during a gesture. */
type LiveBelts = Pick<LiveState, 'belts' | 'hosts'>;

/** Ids of the belts that a gesture moves, or lights on them. */
export function movedBelts({ belts, hosts }: LiveBelts): ReadonlySet<string> {
  return new Set([...belts.keys(), ...[...hosts.values()].map(({ beltId }) => beltId)]);
}

/** A light as a gesture shows it on its belt; others as they are. */
export function lightOnBelt(light: SceneLight, { belts, hosts }: LiveBelts): SceneLight {
  const { host } = light;
  if (host === undefined) return light;
  const slid = hosts.get(light.id);
  if (slid !== undefined) return hostedAt(light, host, slid);
  const belt = belts.get(host.beltId);
  const place = belt && placeOnBelt(belt, host.arcLengthMetres);
  return place === undefined ? light : hostedAt(light, host, { ...host, at: place.at, tangent: place.tangent });
}

/** Lights by the place that a gesture gives them: several views ask for each at each step. */
const hosted = new WeakMap<SceneHost, { readonly of: SceneLight; readonly light: SceneLight }>();

function hostedAt(of: SceneLight, before: SceneHost, host: SceneHost): SceneLight {
  const known = hosted.get(host);
  if (known?.of === of) return known.light;
  const { x, y, z } = host.at;
  const light = { ...of, x, z, bottomMetres: of.bottomMetres + y - before.at.y, mountMetres: y, host };
  hosted.set(host, { of, light });
  return light;
}

/**
 * Returns the place where a span hangs furthest below its chord, and the place of the chord over it; undefined for a
 * span that is not there.
 */
export function sagPlaceOf(
  { points, spans }: Hanging,
  index: number,
): { readonly lowest: RoomPoint; readonly chord: RoomPoint } | undefined {
  const span = spans[index];
  const [from, to] = [span && points[span.from], span && points[span.to]];
  if (span === undefined || from === undefined || to === undefined) return undefined;
  const level = metresInPlan(to, from) || 1;
  const chordAt = (point: RoomPoint): number => from.y + ((to.y - from.y) * metresInPlan(point, from)) / level;
  const first: RoomPoint = span.curve.length === 2 ? between(from, to, 0.5) : from;
  const lowest = span.curve.reduce((best, point) => (chordAt(point) - point.y > chordAt(best) - best.y + 1e-9 ? point : best), first);
  return { lowest, chord: { ...lowest, y: chordAt(lowest) } };
}

/** The span of a belt that its values and its handle are of: the selected one, else the one behind the selected point, else the first. */
export function activeSpanOf({ id, spans }: Pick<SceneBelt, 'id' | 'spans'>, part: BeltPart | undefined): number {
  return Math.min(part?.beltId === id ? part.index : 0, spans.length - 1);
}

/** A feed stands beside the rod of its point, so far out from the belt, metres. */
const FEED_ASIDE = 0.28;
const FEED_FROM_WALL = 0.09;

/** Returns the place of the box of a feed: on its surface, beside the point it feeds and away from the belt, within the room. */
export function placeOfFeed(belt: Hanging & Pick<SceneBelt, 'feed'>, room: SceneRoom): RoomPoint | undefined {
  const { feed } = belt;
  const along = feed && placeOnBelt(belt, feed.arcLengthMetres)?.tangent;
  if (feed === undefined || along === undefined) return undefined;
  const level = Math.hypot(along.x, along.z) || 1;
  const [halfWidth, halfDepth] = [room.widthMetres / 2 - FEED_FROM_WALL, room.depthMetres / 2 - FEED_FROM_WALL];
  const within = (value: number, half: number): number => Math.max(-half, Math.min(half, value));
  const isFirst = feed.arcLengthMetres < (belt.points.at(-1)?.arcLengthMetres ?? 0) / 2;
  const aside = isFirst ? -FEED_ASIDE : FEED_ASIDE;
  const isOnWall = feed.surface.startsWith('wall');
  return {
    x: isOnWall ? feed.x : within(feed.x + (along.x / level) * aside, halfWidth),
    y: isOnWall ? room.heightMetres : feed.y,
    z: isOnWall ? feed.z : within(feed.z + (along.z / level) * aside, halfDepth),
  };
}

function between(a: RoomPoint, b: RoomPoint, share: number): RoomPoint {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, z: a.z + (b.z - a.z) * share };
}

function direction(a: RoomPoint, b: RoomPoint): Direction {
  const length = metresBetweenPoints(a, b) || 1;
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length, z: (b.z - a.z) / length };
}
