import { fail, ok, type Result } from '../result';
import { fillFactors, shadeFactors } from './face-factors';
import { type IlluminanceStatistics, illuminanceStatistics } from './illuminance-statistics';
import { exchangedLight } from './light-exchange';
import { lightIlluminance, type PreparedLight, prepareLight } from './near-light';
import { type PreparedObstruction, prepareObstruction } from './obstruction';
import type { RectangularRoom, RoomFace } from './room-faces';
import { boundedFaces, faceMean, type Patch, patchesOf } from './room-patches';
import { checkRoom, MAINTENANCE, PATCH_METRES, type RoomProblem, type RoomRequest, roomProblem } from './room-request';
import { shadowCones } from './shadow-cone';

/** Illuminance at the points of one plane, in their order. */
export interface PlaneIlluminance {
  /** Straight from the lights, at each point of the plane. */
  readonly directLux: Float64Array;
  /** By way of the faces of the room. */
  readonly indirectLux: Float64Array;
  /** Both together. */
  readonly totalLux: Float64Array;
  /** Statistics of both together. */
  readonly statistics: IlluminanceStatistics;
}

/** The light in a room. */
export interface RoomIlluminance {
  /** In the order of the request. */
  readonly planes: readonly PlaneIlluminance[];
  /** Mean illuminance of each face, by its area. */
  readonly faces: readonly { readonly name: RoomFace['name']; readonly meanLux: number }[];
}

/** Progress of a computation. */
export interface RoomProgress {
  /** Finished fraction, 0 to 1. */
  readonly doneFraction: number;
}

/** Distance from a face below which a lamp counts as recessed in it. */
const RECESS_METRES = 0.001;
/** Work of a light by that of a rectangle, for the progress. */
const OF_LIGHT = 32;
/** Rays between two looks at whether to go on: a millisecond or two. */
const RAYS = 10_000;

/** Checks that all light of a lamp lands in the room: a lamp in a ceiling emits part of it above. */
function isInside({ whole }: PreparedLight, room: RectangularRoom): boolean {
  const sizes = [room.lengthMetres, room.widthMetres, room.heightMetres];
  return whole.positionMetres.every((place, axis) => place > RECESS_METRES && place < (sizes[axis] as number) - RECESS_METRES);
}

/**
 * Adds the direct light of a lamp to every rectangle; it yields the share that is done. A light inside is made to give all its flux,
 * whatever the few places where it is taken missed (RO3).
 */
function* addDirect(
  light: PreparedLight,
  room: RectangularRoom,
  patches: readonly Patch[],
  obstructions: readonly PreparedObstruction[],
  direct: Float64Array,
): Generator<number, void> {
  const seen = new Float64Array(patches.length);
  let flux = 0;
  let rays = 0;
  for (const [index, { samples, area }] of patches.entries()) {
    for (const sample of samples) {
      const { freeLux, seenLux } = lightIlluminance(light, sample, obstructions);
      flux += (freeLux * area) / samples.length;
      seen[index] = (seen[index] as number) + seenLux / samples.length;
    }
    rays += samples.length * light.parts.length * (1 + obstructions.length);
    if (rays < RAYS) continue;
    rays = 0;
    yield index / patches.length;
  }
  const factor = isInside(light, room) && flux > 0 ? light.fluxLumens / flux : 1;
  for (let index = 0; index < seen.length; index += 1) direct[index] = (direct[index] as number) + (seen[index] as number) * factor;
}

/**
 * Computes a room in small steps: the generator yields its progress after each, and ends with the result. Drive it from a worker or between
 * frames; to cancel, stop iterating (RO7). A step takes some milliseconds at most, for any room. A RangeError where sizes, reflectances or
 * factors are out of bounds (RO1), or a light, a point, a normal or an obstruction cannot be: ask `roomProblem` (RO9).
 */
export function* roomIlluminanceSteps(request: RoomRequest): Generator<RoomProgress, RoomIlluminance> {
  const problem = roomProblem(request);
  if (problem) throw new RangeError(`this cannot be computed: ${JSON.stringify(problem)}`);
  const { room, maintenanceFactor = MAINTENANCE, patchMetres = PATCH_METRES } = request;
  const obstructions = (request.obstructions ?? []).map(prepareObstruction);
  const faces = boundedFaces(room, patchMetres);
  const patches = patchesOf(faces);
  const count = patches.length;
  const points = request.planes.reduce((sum, plane) => sum + plane.length, 0);
  const work = request.lights.length * OF_LIGHT + count + points;
  let done = 0;
  const direct = new Float64Array(count);
  const lights: PreparedLight[] = [];
  for (const lightRequest of request.lights) {
    const light = prepareLight(lightRequest);
    lights.push(light);
    for (const share of addDirect(light, room, patches, obstructions, direct)) yield { doneFraction: (done + share * OF_LIGHT) / work };
    done += OF_LIGHT;
    yield { doneFraction: done / work };
  }
  const exchanging = exchangedLight(faces, patches, obstructions, direct);
  let exchanged = exchanging.next();
  for (; !exchanged.done; exchanged = exchanging.next()) yield { doneFraction: (done + exchanged.value * count) / work };
  const lux = exchanged.value;
  const given = lux.map((value, index) => value * (patches[index] as Patch).face.reflectance);
  const reflects = given.some((value) => value > 0);
  done += count;
  const row = new Float64Array(count);
  const planes: PlaneIlluminance[] = [];
  const rays = lights.reduce((sum, light) => sum + light.parts.length, 0) * (1 + obstructions.length) + count;
  const chunk = Math.max(1, Math.floor(RAYS / rays));
  for (const plane of request.planes) {
    const directLux = new Float64Array(plane.length);
    const indirectLux = new Float64Array(plane.length);
    for (const [index, receiver] of plane.entries()) {
      let seen = 0;
      for (const light of lights) seen += lightIlluminance(light, receiver, obstructions).seenLux;
      directLux[index] = seen * maintenanceFactor;
      if (reflects) {
        fillFactors(faces, receiver, row, 0);
        shadeFactors(faces, receiver, shadowCones(obstructions, receiver.positionMetres), row, 0);
        let sum = 0;
        for (let other = 0; other < count; other += 1) sum += (row[other] as number) * (given[other] as number);
        indirectLux[index] = sum * maintenanceFactor;
      }
      done += 1;
      if (index % chunk === chunk - 1) yield { doneFraction: done / work };
    }
    const totalLux = directLux.map((value, index) => value + (indirectLux[index] as number));
    planes.push({ directLux, indirectLux, totalLux, statistics: illuminanceStatistics(totalLux) });
  }
  return { planes, faces: faces.map((face) => ({ name: face.name, meanLux: faceMean(face, patches, lux) * maintenanceFactor })) };
}

/** A computation that was stopped. */
export interface RoomCancelled {
  readonly code: 'illuminance.cancelled';
  /** Finished fraction, 0 to 1. */
  readonly doneFraction: number;
}

/**
 * Computes a room at once; `isCancelled` is asked before the first step and after every one, and stops it (RO7). A light or a point outside
 * of the room, an invalid number and the like are failures (RO9); a RangeError where sizes or factors are out of bounds (RO1).
 */
export function roomIlluminance(
  request: RoomRequest,
  isCancelled: () => boolean = () => false,
): Result<RoomIlluminance, RoomCancelled | RoomProblem> {
  checkRoom(request);
  let doneFraction = 0;
  if (isCancelled()) return fail({ code: 'illuminance.cancelled', doneFraction });
  const problem = roomProblem(request);
  if (problem) return fail(problem);
  const steps = roomIlluminanceSteps(request);
  for (;;) {
    const step = steps.next();
    if (step.done) return ok(step.value);
    doneFraction = step.value.doneFraction;
    if (isCancelled()) return fail({ code: 'illuminance.cancelled', doneFraction });
  }
}
