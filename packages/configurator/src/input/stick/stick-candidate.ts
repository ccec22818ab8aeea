import { anchorSurfaceOf, isInRoom, lineOfArc, nearestOnReach, type Position, type ReachArc, reachArcs } from '@candil/domain';
import { roomPoint } from '../../scene/belt-scene';
import { metresBetweenPoints } from '../../scene/metres-between';
import type { RoomPoint, Surface } from '../../scene/scene-belt';
import type { DraftField } from '../../state/states';
import { positionOf, type SticksAt } from '../../sticks/stick-at';

/** Candidate for the other end of a stick in the hand. */
export interface Candidate {
  readonly at: RoomPoint;
  readonly surface: Surface | undefined;
}

/** The place of the reach curves that is meant by a point: on its surface where they meet that, else the nearest of all. */
export function reachedBy(arcs: readonly ReachArc[], surface: Surface | undefined, point: RoomPoint): Candidate | undefined {
  const on = arcs.filter((arc) => arc.surface === surface);
  const reached = nearestOnReach(on.length > 0 ? on : arcs, positionOf(point));
  return reached === undefined ? undefined : { at: roomPoint(reached.at), surface: reached.surface };
}

export function arcsOf({ room }: SticksAt, from: Position, lengthMetres: number): readonly ReachArc[] {
  return reachArcs(from, lengthMetres, room);
}

/** A free end in the air in the direction of a point, turned to whole steps about the vertical and against it. */
export function freeEnd(
  { room }: SticksAt,
  from: Position,
  lengthMetres: number,
  towards: RoomPoint,
  stepDegrees: number,
): Candidate | undefined {
  const away = [towards.x - from[0], towards.y - from[1], towards.z - from[2]] as const;
  const metres = Math.hypot(...away);
  if (metres < 1e-6) return undefined;
  const step = (stepDegrees * Math.PI) / 180;
  const snapped = (radians: number) => (stepDegrees === 0 ? radians : Math.round(radians / step) * step);
  const azimuth = snapped(Math.atan2(away[2], away[0]));
  const rise = snapped(Math.asin(away[1] / metres));
  const flat = Math.cos(rise) * lengthMetres;
  const end: Position = [from[0] + Math.cos(azimuth) * flat, from[1] + Math.sin(rise) * lengthMetres, from[2] + Math.sin(azimuth) * flat];
  return isInRoom(end, room) ? { at: roomPoint(end), surface: anchorSurfaceOf(end, room) } : undefined;
}

/** The fields by which a place on a surface is typed. */
export function fieldsOn(surface: Surface | undefined): readonly DraftField[] {
  if (surface === 'wall-A' || surface === 'wall-C') return ['left', 'height'];
  if (surface === 'wall-B' || surface === 'wall-D') return ['back', 'height'];
  return ['left', 'back'];
}

const AXIS = { left: 'x', back: 'z', height: 'y' } as const;

/** The place of the reach curves of a surface that has a value in one field, the nearest to where the end is now; undefined where none has. */
export function reachedAt(
  { room }: SticksAt,
  arcs: readonly ReachArc[],
  now: Candidate,
  field: 'left' | 'back' | 'height',
  metres: number,
): Candidate | undefined {
  const value = field === 'left' ? metres - room.width / 2 : field === 'back' ? metres - room.depth / 2 : metres;
  const axis = AXIS[field];
  const places = arcs.filter((arc) => arc.surface === now.surface).flatMap((arc) => crossingsOf(arc, axis, value));
  const away = (at: RoomPoint) => metresBetweenPoints(at, now.at);
  const [nearest] = places.toSorted((one, other) => away(one) - away(other));
  return nearest === undefined ? undefined : { at: nearest, surface: now.surface };
}

/** Returns the points where a drawn arc passes a value, brought onto the circle again. */
function crossingsOf(arc: ReachArc, axis: 'x' | 'y' | 'z', value: number): readonly RoomPoint[] {
  const line = lineOfArc(arc).map(roomPoint);
  return line.slice(1).flatMap((to, index): readonly RoomPoint[] => {
    const from = line[index] as RoomPoint;
    const [a, b] = [from[axis] - value, to[axis] - value];
    if (a * b > 0 || a === b) return [];
    const share = a / (a - b);
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z: from.z + (to.z - from.z) * share };
    return [exactly(arc, at, axis, value)];
  });
}

/** On the circle with exactly that value: the other direction in the plane follows from the radius. */
function exactly({ centre, radiusMetres, surface }: ReachArc, at: RoomPoint, axis: 'x' | 'y' | 'z', value: number): RoomPoint {
  const axes = ['x', 'y', 'z'] as const;
  const normal = surface === 'ceiling' || surface === 'floor' ? 'y' : surface === 'wall-A' || surface === 'wall-C' ? 'z' : 'x';
  const other = axes.find((each) => each !== axis && each !== normal) as 'x' | 'y' | 'z';
  const of = (each: 'x' | 'y' | 'z') => centre[axes.indexOf(each)] as number;
  const square = radiusMetres * radiusMetres - (value - of(axis)) ** 2;
  const side = Math.sign(at[other] - of(other)) || 1;
  return { ...at, [axis]: value, [other]: of(other) + side * Math.sqrt(Math.max(square, 0)) };
}
