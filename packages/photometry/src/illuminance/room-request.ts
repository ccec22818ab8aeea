import type { Vector } from '../light';
import { isLightDistribution } from '../luminaire/light-distribution';
import type { RoomLight } from './near-light';
import type { Obstruction } from './obstruction';
import type { Receiver } from './point';
import type { RectangularRoom } from './room-faces';

/** Request of a computation: a room, the lights in it, and the points to measure at, in planes such as the floor and a table. */
export interface RoomRequest {
  /** Room whose faces exchange light. */
  readonly room: RectangularRoom;
  /** Lights with their positions. */
  readonly lights: readonly RoomLight[];
  /** The points that are looked at, plane by plane. */
  readonly planes: readonly (readonly Receiver[])[];
  /** They shade light of lamps and of room faces, and give none back. */
  readonly obstructions?: readonly Obstruction[];
  /** Part of the new installation's light that is left when it is next cleaned; above 0 to 1, default 0.8. */
  readonly maintenanceFactor?: number;
  /** Largest side of the rectangles that exchange light; default 0.5, larger where there would be more than 1500. */
  readonly patchMetres?: number;
}

/** Problem of a request: a light or a point outside of the room, invalid numbers, normals without the length 1. */
export type RoomProblem =
  /** The light, counted from 0, is outside of the room, or its position or turn is invalid. */
  | { readonly code: 'illuminance.light-outside' | 'illuminance.light-invalid'; readonly light: number }
  /** The obstruction, counted from 0, has no body. */
  | { readonly code: 'illuminance.obstruction-invalid'; readonly obstruction: number }
  /** The plane, counted from 0, has no points. */
  | { readonly code: 'illuminance.plane-empty'; readonly plane: number }
  /** The point of the plane, both counted from 0, is outside of the room, or its normal is not of length 1. */
  | { readonly code: 'illuminance.point-outside' | 'illuminance.normal-invalid'; readonly plane: number; readonly point: number };

export const MAINTENANCE = 0.8;
export const PATCH_METRES = 0.5;
/** A lamp in the ceiling, a point on a wall: what misses the face by less is in the room. */
const SKIN_METRES = 1e-6;
const UNIT = 1e-6;

const areNumbers = (values: readonly number[]) => values.every((value) => Number.isFinite(value));
const lengthOf = (normal: Vector) => Math.hypot(...normal);

/** Bounds of sizes and factors; a RangeError beyond (RO1). */
export function checkRoom({ room, maintenanceFactor = MAINTENANCE, patchMetres = PATCH_METRES }: RoomRequest): void {
  const sizes = [room.lengthMetres, room.widthMetres, room.heightMetres, patchMetres];
  if (!sizes.every((size) => size > 0 && size < 1000)) throw new RangeError('a room measures above 0 to below 1000 m');
  const { ceiling, walls, floor } = room.reflectances;
  if (![ceiling, walls, floor].every((reflectance) => reflectance >= 0 && reflectance < 1))
    throw new RangeError('reflectances are 0 to below 1');
  if (!(maintenanceFactor > 0 && maintenanceFactor <= 1)) throw new RangeError('a maintenance factor is above 0 to 1');
}

/** Checks that a position is in the room or on its faces; NaN is not. */
export function isInRoom({ lengthMetres, widthMetres, heightMetres }: RectangularRoom, place: Vector): boolean {
  const sizes = [lengthMetres, widthMetres, heightMetres];
  return place.every((value, axis) => value >= -SKIN_METRES && value <= (sizes[axis] as number) + SKIN_METRES);
}

function isObstruction(it: Obstruction): boolean {
  if (it.kind === 'disc')
    return areNumbers([...it.centreMetres, ...it.normal]) && Math.abs(lengthOf(it.normal) - 1) < UNIT && it.radiusMetres > 0;
  const { lowMetres, highMetres, turnDegrees = 0 } = it;
  return areNumbers([...lowMetres, ...highMetres, turnDegrees]) && lowMetres.every((low, axis) => low <= (highMetres[axis] as number));
}

/** Light that came from elsewhere, such as a worker, has not been through `lightDistribution`. */
const isLight = ({ distribution, orientation, opening }: RoomLight) =>
  isLightDistribution(distribution) &&
  areNumbers(orientation ?? []) &&
  (opening === undefined ||
    [opening.alongC0Metres, opening.alongC90Metres, opening.heightMetres].every((size) => size >= 0 && size < 1000));

/** The first thing of a request that cannot be; undefined when all can. Sizes and factors of the room throw (RO1, RO9). */
export function roomProblem(request: RoomRequest): RoomProblem | undefined {
  checkRoom(request);
  const { room, lights, planes, obstructions = [] } = request;
  for (const [index, light] of lights.entries()) {
    if (!isInRoom(room, light.positionMetres)) return { code: 'illuminance.light-outside', light: index };
    if (!isLight(light)) return { code: 'illuminance.light-invalid', light: index };
  }
  const broken = obstructions.findIndex((it) => !isObstruction(it));
  if (broken >= 0) return { code: 'illuminance.obstruction-invalid', obstruction: broken };
  for (const [plane, points] of planes.entries()) {
    if (points.length === 0) return { code: 'illuminance.plane-empty', plane };
    for (const [point, { positionMetres, normal }] of points.entries()) {
      if (!isInRoom(room, positionMetres)) return { code: 'illuminance.point-outside', plane, point };
      if (!(Math.abs(lengthOf(normal) - 1) < UNIT)) return { code: 'illuminance.normal-invalid', plane, point };
    }
  }
  return undefined;
}
