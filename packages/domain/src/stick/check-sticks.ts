import type { ElementId } from '../element';
import { segmentDistance } from '../geometry';
import { TOLERANCE_METRES } from '../measure';
import type { RoomSize } from '../space';
import type { JointRange } from './chain';
import { distanceOf } from './chain';
import { LEAST_SURFACE_DEGREES, LENGTH_METRES } from './stick.data';
import type { StickFailure } from './stick-failure';
import { jointAngles, jointsOf, linesOfSticks, pointOfEnd, type StandingStick, type StickNode } from './stick-joints';
import { isInRoom, type SurfacePlane, surfacePlanes, surfacesAt } from './surface-plane';
import { angleBetween, towards } from './vector';

/** A stick as far as its checks ask. */
export interface CheckedStick extends StandingStick {
  /** Diameter of its body, metres. */
  readonly diameterMetres: number;
  /** As manufactured; undefined when unknown. */
  readonly lengthMetres: number | undefined;
}

/** Inputs of the checks of sticks. */
export interface StickTerms {
  /** Room of the sticks. */
  readonly room: RoomSize;
  /** Angles of the joints; undefined when unknown. */
  readonly joint: JointRange | undefined;
}

/**
 * Checks that sticks can be built (ST8–ST11): lengths and ends outside of the room, stick by stick, then angles of joints and on surfaces,
 * then sticks that pass through each other.
 */
export function checkSticks(sticks: readonly CheckedStick[], terms: StickTerms): readonly StickFailure[] {
  return [
    ...sticks.flatMap((stick) => ownFailures(stick, terms.room)),
    ...angleFailures(sticks, terms),
    ...sticks.flatMap((stick) => surfaceFailures(stick, terms.room)),
    ...crossings(sticks),
  ];
}

function ownFailures({ id: stickId, from, to, lengthMetres }: CheckedStick, room: RoomSize): readonly StickFailure[] {
  const metres = distanceOf(from, to);
  const isAsLong = lengthMetres === undefined || Math.abs(metres - lengthMetres) <= LENGTH_METRES + TOLERANCE_METRES;
  return [
    ...(isAsLong ? [] : [{ code: 'stick.reach', stickId, lengthMetres, metres } as const]),
    ...(isInRoom(from, room) && isInRoom(to, room) ? [] : [{ code: 'stick.outside-room', stickId } as const]),
  ];
}

/** Largest floating-point error of an angle, degrees. */
const TOLERANCE_DEGREES = 1e-6;

function angleFailures(sticks: readonly CheckedStick[], { joint }: StickTerms): readonly StickFailure[] {
  if (joint === undefined) return [];
  const { min, max } = joint;
  const byId = new Map(sticks.map((stick) => [stick.id, stick]));
  return jointsOf(sticks).flatMap((node): readonly StickFailure[] => {
    const stickIds = node.ends.map(({ stickId }) => stickId);
    const degrees = jointAngles(node, (id) => byId.get(id) as CheckedStick).find(
      (angle) => angle < min - TOLERANCE_DEGREES || angle > max + TOLERANCE_DEGREES,
    );
    return degrees === undefined ? [] : [{ code: 'stick.angle', stickIds, degrees, min, max }];
  });
}

function surfaceFailures(stick: CheckedStick, room: RoomSize): readonly StickFailure[] {
  const planes = surfacePlanes(room);
  return (['from', 'to'] as const).flatMap((end) => {
    const at = pointOfEnd(stick, end);
    const direction = towards(at, pointOfEnd(stick, end === 'from' ? 'to' : 'from'));
    return surfacesAt(at, room).flatMap((surface): readonly StickFailure[] => {
      const degrees = 90 - angleBetween(direction, inwards(planes.find((plane) => plane.surface === surface) as SurfacePlane));
      if (degrees >= LEAST_SURFACE_DEGREES - TOLERANCE_DEGREES) return [];
      return [{ code: 'stick.surface-angle', stickId: stick.id, surface, degrees, min: LEAST_SURFACE_DEGREES }];
    });
  });
}

function inwards({ surface, axis }: SurfacePlane): readonly [number, number, number] {
  const sign = surface === 'floor' || surface === 'wall-A' || surface === 'wall-D' ? 1 : -1;
  return [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0];
}

/** Sticks of one joint meet there and do not cross. */
function crossings(sticks: readonly CheckedStick[]): readonly StickFailure[] {
  const nodesOf = new Map<ElementId, StickNode[]>(sticks.map(({ id }) => [id, []]));
  for (const node of jointsOf(sticks)) for (const { stickId } of node.ends) nodesOf.get(stickId)?.push(node);
  return sticks.flatMap((one, index) => {
    const met = nodesOf.get(one.id) ?? [];
    return sticks.slice(index + 1).flatMap((other): readonly StickFailure[] => {
      if (nodesOf.get(other.id)?.some((node) => met.includes(node))) return [];
      const metres = segmentDistance(one, other);
      const least = (one.diameterMetres + other.diameterMetres) / 2;
      return metres >= least - TOLERANCE_METRES ? [] : [{ code: 'stick.cross', stickIds: [one.id, other.id], metres }];
    });
  });
}

/** Checks lines of sticks (ST9): each needs an end on a surface and a feed. `isFed` checks that a line has a feed. */
export function checkLines(
  sticks: readonly StandingStick[],
  room: RoomSize,
  isFed: (stickIds: readonly ElementId[]) => boolean,
): readonly StickFailure[] {
  const byId = new Map(sticks.map((stick) => [stick.id, stick]));
  return linesOfSticks(sticks).flatMap((stickIds): readonly StickFailure[] => {
    const isHeld = stickIds.some((id) => {
      const { from, to } = byId.get(id) as StandingStick;
      return surfacesAt(from, room).length > 0 || surfacesAt(to, room).length > 0;
    });
    return [
      ...(isHeld ? [] : [{ code: 'stick.anchor', stickIds } as const]),
      ...(isFed(stickIds) ? [] : [{ code: 'stick.feed', stickIds } as const]),
    ];
  });
}
