import { balanceExchange, hidePart } from './balance-exchange';
import { fillFactors, shadeFactors } from './face-factors';
import type { PreparedObstruction } from './obstruction';
import type { RoomFace } from './room-faces';
import type { Patch } from './room-patches';
import { shadowCones } from './shadow-cone';

const MOST_ROUNDS = 200;
/** Change of the brightest rectangle in a round, by itself, at which the exchange of light has settled. */
const SETTLED = 1e-5;
/** Rectangles between two looks at whether to go on. */
const CHUNK = 16;

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

/** Illuminance of every rectangle with the light that comes back from the others; yields its progress, from 0 to 1. */
export function* exchangedLight(
  faces: readonly RoomFace[],
  patches: readonly Patch[],
  obstructions: readonly PreparedObstruction[],
  direct: Float64Array,
): Generator<number, Float64Array> {
  const count = patches.length;
  const reflectances = Float64Array.from(patches, ({ face }) => face.reflectance);
  const lux = direct.slice();
  if (reflectances.every((reflectance) => reflectance === 0)) return lux;
  const factors = new Float64Array(count * count);
  const seen = obstructions.length > 0 ? new Float64Array(count * count) : undefined;
  for (const [index, { middle }] of patches.entries()) {
    fillFactors(faces, middle, factors, index * count);
    if (seen) {
      seen.set(factors.subarray(index * count, (index + 1) * count), index * count);
      shadeFactors(faces, middle, shadowCones(obstructions, middle.positionMetres), seen, index * count);
    }
    if (index % CHUNK === CHUNK - 1) yield index / count;
  }
  const free = seen && factors.slice();
  for (const _ of balanceExchange(
    factors,
    patches.map(({ area }) => area),
  ))
    yield 1;
  if (seen && free) hidePart(factors, free, seen, count);
  for (let round = 0; round < MOST_ROUNDS && exchange(factors, reflectances, direct, lux) > SETTLED; round += 1) yield 1;
  return lux;
}
