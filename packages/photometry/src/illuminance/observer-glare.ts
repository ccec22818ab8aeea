import { intensityTowards, turnIn, UPRIGHT, type Vector } from '../light';
import { fail, ok, type Result } from '../result';
import type { RoomLight } from './near-light';
import { isObstructed } from './obstruction';
import { positionIndex } from './position-index';
import { type RoomCancelled, roomIlluminance } from './room-illuminance';
import { isInRoom, type RoomProblem, type RoomRequest } from './room-request';
import { seenArea } from './seen-area';

/** Someone in a room who looks somewhere. */
export interface GlareObserver {
  /** Position of the eye; 1.2 m above the floor for a seated observer. */
  readonly positionMetres: Vector;
  /** The line of sight, of any length above 0, not straight up or down. */
  readonly direction: Vector;
}

/** Glare of the lights of a room for one observer. */
export interface ObserverGlare {
  /** Unified glare rating; 0 where no light is in view. */
  readonly ugr: number;
  /** Background luminance in cd/m²: the indirect illuminance at the eye divided by π. */
  readonly backgroundLuminance: number;
  /** Indices of the lights that count: in view, not hidden. */
  readonly lights: readonly number[];
}

/** Why a room gives no rating. */
export type GlareFailure =
  | RoomCancelled
  | RoomProblem
  /** The observer, counted from 0, is outside of the room, or looks in no direction. */
  | { readonly code: 'illuminance.observer-outside' | 'illuminance.direction-invalid'; readonly observer: number }
  /** The light, counted from 0, is a point: nothing can be seen of it. */
  | { readonly code: 'illuminance.light-without-area'; readonly light: number }
  /** Nothing that the observer, counted from 0, looks at sends light back. */
  | { readonly code: 'illuminance.background-dark'; readonly observer: number };

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** L² ω / p² of a light for an eye; undefined where it is out of view or seen by its edge, −1 when its area is unknown. */
function glareOf(
  { distribution, opening, orientation = UPRIGHT, positionMetres }: RoomLight,
  eye: Vector,
  sight: Vector,
): number | undefined {
  const way: Vector = [positionMetres[0] - eye[0], positionMetres[1] - eye[1], positionMetres[2] - eye[2]];
  const ahead = dot(way, sight);
  const level = Math.hypot(sight[0], sight[1]);
  // Upright as the eye sees it: across the line of sight, in its plane with the vertical.
  const up = dot(way, [(-sight[0] * sight[2]) / level, (-sight[1] * sight[2]) / level, level]);
  const aside = Math.abs(way[0] * sight[1] - way[1] * sight[0]) / level;
  const index = positionIndex(ahead, aside, up);
  if (index === undefined) return undefined;
  const [x, y, z] = turnIn(orientation, [-way[0], -way[1], -way[2]]);
  const candela = intensityTowards(distribution, x, y, z);
  if (candela === 0) return undefined;
  const area = opening === undefined ? 0 : seenArea(opening, x, y, z);
  if (area > 0) return (candela * candela) / (area * dot(way, way) * index * index);
  return opening !== undefined && seenArea(opening, 0, 0, 1) > 0 ? undefined : -1;
}

/**
 * The unified glare rating of observers in a room: 8 log (0.25 ∑ L² ω p⁻² / Lb) over the lights in view, Lb by the light that comes back
 * from the room to the eye (IL8, CIE 117). Lights are new: maintenance does not count, as in tables. Fails where the room cannot be computed,
 * an observer is outside or looks straight up or down, a light in view has no area, or nothing comes back to see it against.
 */
export function observerGlare(
  request: RoomRequest,
  observers: readonly GlareObserver[],
  isCancelled: () => boolean = () => false,
): Result<readonly ObserverGlare[], GlareFailure> {
  for (const [observer, { positionMetres, direction }] of observers.entries()) {
    if (!isInRoom(request.room, positionMetres)) return fail({ code: 'illuminance.observer-outside', observer });
    if (!(Math.hypot(unit(direction)[0], unit(direction)[1]) > 1e-6)) return fail({ code: 'illuminance.direction-invalid', observer });
  }
  const sights = observers.map(({ direction }) => unit(direction));
  const eyes = observers.map(({ positionMetres }, index) => [{ positionMetres, normal: sights[index] as Vector }]);
  const answer = roomIlluminance({ ...request, planes: eyes, maintenanceFactor: 1 }, isCancelled);
  if (!answer.ok) return answer;
  const glares: ObserverGlare[] = [];
  for (const [observer, { positionMetres: eye }] of observers.entries()) {
    const backgroundLuminance = (answer.value.planes[observer]?.indirectLux[0] ?? 0) / Math.PI;
    const seen = request.lights.flatMap((light, index) => {
      const glare = glareOf(light, eye, sights[observer] as Vector);
      return glare === undefined || isObstructed(light.positionMetres, eye, request.obstructions ?? []) ? [] : [{ index, glare }];
    });
    const bare = seen.find(({ glare }) => glare < 0);
    if (bare) return fail({ code: 'illuminance.light-without-area', light: bare.index });
    if (seen.length > 0 && backgroundLuminance === 0) return fail({ code: 'illuminance.background-dark', observer });
    const sum = seen.reduce((total, { glare }) => total + glare, 0);
    glares.push({
      ugr: sum > 0 ? Math.max(0, 8 * Math.log10((0.25 * sum) / backgroundLuminance)) : 0,
      backgroundLuminance,
      lights: seen.map(({ index }) => index),
    });
  }
  return ok(glares);
}
