import { fail, ok, type Result } from '../result';
import { balanceExchange } from './balance-exchange';
import { fillFactors } from './face-factors';
import { type IlluminanceStatistics, illuminanceStatistics } from './illuminance-statistics';
import { lightIlluminance, type PreparedLight, prepareLight, type RoomLight } from './near-light';
import type { Obstruction } from './obstruction';
import type { Receiver } from './point';
import { normalOf, patchCount, placeOn, type RectangularRoom, type RoomFace, roomFaces } from './room-faces';

/** What is to be computed: a room, the lights in it, and the points to measure at, in planes such as the floor and a table. */
export interface RoomRequest {
  readonly room: RectangularRoom;
  readonly lights: readonly RoomLight[];
  readonly planes: readonly (readonly Receiver[])[];
  /** They shade direct light; light from room surfaces passes. */
  readonly obstructions?: readonly Obstruction[];
  /** Part of the new installation's light that is left when it is next cleaned; above 0 to 1, default 0.8. */
  readonly maintenanceFactor?: number;
  /** Largest side of the rectangles that exchange light; default 0.5, larger where there would be more than 1500. */
  readonly patchMetres?: number;
}

/** Illuminance at the points of one plane, in their order. */
export interface PlaneIlluminance {
  readonly directLux: Float64Array;
  readonly indirectLux: Float64Array;
  readonly totalLux: Float64Array;
  readonly statistics: IlluminanceStatistics;
}

/** The light in a room. */
export interface RoomIlluminance {
  readonly planes: readonly PlaneIlluminance[];
  /** Mean illuminance of each face, by its area. */
  readonly faces: readonly { readonly name: RoomFace['name']; readonly meanLux: number }[];
}

/** How far a computation is, from 0 to 1. */
export interface RoomProgress {
  readonly doneFraction: number;
}

const MAINTENANCE = 0.8;
const PATCH_METRES = 0.5;
const MOST_PATCHES = 1500;
/** Places of a rectangle where direct light is taken, along each side. */
const SAMPLES = [0.25, 0.75];
const MOST_ROUNDS = 200;
/** Change of the brightest rectangle in a round, by itself, at which the exchange of light has settled. */
const SETTLED = 1e-5;
/** Nearer to a face than this a lamp is in it. */
const RECESS_METRES = 0.001;
/** Points or rectangles between two looks at whether to go on. */
const CHUNK = 32;

function facesOf(room: RectangularRoom, wanted: number): readonly RoomFace[] {
  let patchMetres = wanted;
  for (;;) {
    const faces = roomFaces(room, patchMetres);
    if (faces.reduce((sum, face) => sum + patchCount(face), 0) <= MOST_PATCHES) return faces;
    patchMetres *= 1.2;
  }
}

function checkRequest({ room, maintenanceFactor = MAINTENANCE, patchMetres = PATCH_METRES }: RoomRequest): void {
  const sizes = [room.lengthMetres, room.widthMetres, room.heightMetres, patchMetres];
  if (!sizes.every((size) => size > 0 && size < 1000)) throw new RangeError('a room measures above 0 to below 1000 m');
  const { ceiling, walls, floor } = room.reflectances;
  if (![ceiling, walls, floor].every((reflectance) => reflectance >= 0 && reflectance < 1))
    throw new RangeError('reflectances are 0 to below 1');
  if (!(maintenanceFactor > 0 && maintenanceFactor <= 1)) throw new RangeError('a maintenance factor is above 0 to 1');
}

/** Every rectangle with its middle, normal, area and reflectance. */
function patchesOf(faces: readonly RoomFace[]) {
  return faces.flatMap((face) => {
    const normal = normalOf(face);
    return face.v.slice(1).flatMap((v1, row) =>
      face.u.slice(1).map((u1, column) => {
        const [u0, v0] = [face.u[column] as number, face.v[row] as number];
        const at = (share: number, other: number) => placeOn(face, u0 + (u1 - u0) * share, v0 + (v1 - v0) * other);
        const samples = SAMPLES.flatMap((share) => SAMPLES.map((other) => ({ positionMetres: at(share, other), normal })));
        return { face, middle: { positionMetres: at(0.5, 0.5), normal }, samples, area: (u1 - u0) * (v1 - v0) };
      }),
    );
  });
}

type Patch = ReturnType<typeof patchesOf>[number];

/** Whether all light of a lamp lands in the room: one in a ceiling gives part of it to what is above. */
function isInside({ whole }: PreparedLight, room: RectangularRoom): boolean {
  const sizes = [room.lengthMetres, room.widthMetres, room.heightMetres];
  return whole.positionMetres.every((place, axis) => place > RECESS_METRES && place < (sizes[axis] as number) - RECESS_METRES);
}

/** Direct light on every rectangle. A light inside is made to give all its flux, whatever the few places where it is taken missed (RO3). */
function addDirect(
  light: PreparedLight,
  isInside: boolean,
  patches: readonly Patch[],
  obstructions: readonly Obstruction[],
  direct: Float64Array,
): void {
  const seen = new Float64Array(patches.length);
  let flux = 0;
  for (const [index, { samples, area }] of patches.entries()) {
    for (const sample of samples) {
      const { freeLux, seenLux } = lightIlluminance(light, sample, obstructions);
      flux += (freeLux * area) / samples.length;
      seen[index] = (seen[index] as number) + seenLux / samples.length;
    }
  }
  const factor = isInside && flux > 0 ? light.fluxLumens / flux : 1;
  for (let index = 0; index < seen.length; index += 1) direct[index] = (direct[index] as number) + (seen[index] as number) * factor;
}

/** One round of the exchange of light (Gauss-Seidel); gives the largest change by the largest value. */
function exchange(factors: Float64Array, reflectances: Float64Array, direct: Float64Array, lux: Float64Array): number {
  const count = lux.length;
  let change = 0;
  let largest = 0;
  for (let index = 0; index < count; index += 1) {
    let sum = direct[index] as number;
    const start = index * count;
    for (let other = 0; other < count; other += 1)
      sum += (factors[start + other] as number) * (reflectances[other] as number) * (lux[other] as number);
    change = Math.max(change, Math.abs(sum - (lux[index] as number)));
    largest = Math.max(largest, sum);
    lux[index] = sum;
  }
  return largest > 0 ? change / largest : 0;
}

/**
 * Computes a room in small steps: the generator tells after each how far it is, and ends with the result. Drive it from a worker or
 * between frames, and stop by no longer asking (RO7). A RangeError where sizes, reflectances or factors are out of bounds.
 */
export function* roomIlluminanceSteps(request: RoomRequest): Generator<RoomProgress, RoomIlluminance> {
  checkRequest(request);
  const { room, obstructions = [], maintenanceFactor = MAINTENANCE, patchMetres = PATCH_METRES } = request;
  const faces = facesOf(room, patchMetres);
  const patches = patchesOf(faces);
  const count = patches.length;
  const lights = request.lights.map(prepareLight);
  const points = request.planes.reduce((sum, plane) => sum + plane.length, 0);
  const work = lights.length * CHUNK + count + points;
  let done = 0;
  const direct = new Float64Array(count);
  for (const light of lights) {
    addDirect(light, isInside(light, room), patches, obstructions, direct);
    done += CHUNK;
    yield { doneFraction: done / work };
  }
  const reflectances = Float64Array.from(patches, ({ face }) => face.reflectance);
  const reflects = reflectances.some((reflectance) => reflectance > 0);
  const lux = direct.slice();
  if (reflects) {
    const factors = new Float64Array(count * count);
    for (const [index, { middle }] of patches.entries()) {
      fillFactors(faces, middle, factors, index * count);
      if (index % CHUNK === 0) yield { doneFraction: (done + index) / work };
    }
    balanceExchange(
      factors,
      patches.map(({ area }) => area),
    );
    for (let round = 0; round < MOST_ROUNDS && exchange(factors, reflectances, direct, lux) > SETTLED; round += 1)
      yield { doneFraction: (done + count) / work };
  }
  done += count;
  const row = new Float64Array(count);
  const planes: PlaneIlluminance[] = [];
  for (const plane of request.planes) {
    const directLux = new Float64Array(plane.length);
    const indirectLux = new Float64Array(plane.length);
    for (const [index, receiver] of plane.entries()) {
      let seen = 0;
      for (const light of lights) seen += lightIlluminance(light, receiver, obstructions).seenLux;
      directLux[index] = seen * maintenanceFactor;
      if (reflects) {
        fillFactors(faces, receiver, row, 0);
        let sum = 0;
        for (let other = 0; other < count; other += 1)
          sum += (row[other] as number) * (reflectances[other] as number) * (lux[other] as number);
        indirectLux[index] = sum * maintenanceFactor;
      }
      done += 1;
      if (index % CHUNK === CHUNK - 1) yield { doneFraction: done / work };
    }
    const totalLux = directLux.map((value, index) => value + (indirectLux[index] as number));
    planes.push({ directLux, indirectLux, totalLux, statistics: illuminanceStatistics(totalLux) });
  }
  const meanOf = (face: RoomFace) => {
    let [flux, area] = [0, 0];
    for (let index = face.first; index < face.first + patchCount(face); index += 1) {
      flux += (lux[index] as number) * (patches[index] as Patch).area;
      area += (patches[index] as Patch).area;
    }
    return (flux / area) * maintenanceFactor;
  };
  return { planes, faces: faces.map((face) => ({ name: face.name, meanLux: meanOf(face) })) };
}

/** A computation that was stopped. */
export interface RoomCancelled {
  readonly code: 'illuminance.cancelled';
  readonly doneFraction: number;
}

/** Computes a room at once; `isCancelled` is asked after every step and stops it (RO7). */
export function roomIlluminance(request: RoomRequest, isCancelled: () => boolean = () => false): Result<RoomIlluminance, RoomCancelled> {
  const steps = roomIlluminanceSteps(request);
  for (;;) {
    const step = steps.next();
    if (step.done) return ok(step.value);
    if (isCancelled()) return fail({ code: 'illuminance.cancelled', doneFraction: step.value.doneFraction });
  }
}
