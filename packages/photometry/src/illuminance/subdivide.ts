import { turnOut, UPRIGHT, type Vector } from '../light';
import { type LuminousOpening, scaled } from '../luminaire';
import type { PlacedLight } from './point';

/** Largest side of a part: bodies of light are cut into parts of 10 cm. */
const PART_METRES = 0.1;
const MOST_PARTS = 4096;

/** Centres of parts along a length. */
function centres(length: number, most: number): number[] {
  const count = Math.max(1, Math.ceil(length / most - 1e-9));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * length);
}

/** Whether a place of the opening shines: all of a rectangle, the inside of an ellipse. */
function shines({ shape, alongC0Metres: a, alongC90Metres: b }: LuminousOpening, x: number, y: number): boolean {
  if (shape !== 'ellipse' && shape !== 'ellipsoid') return true;
  return (a === 0 || (2 * x) / a <= 1) && (a === 0 ? 0 : (2 * x) / a) ** 2 + (b === 0 ? 0 : (2 * y) / b) ** 2 <= 1;
}

/**
 * A luminaire cut into point sources over its opening, each with an equal share of its light: near a luminaire one point is wrong,
 * many are right (IL3). Parts are at most as large as told, and at most 4096.
 */
export function subdivided(light: PlacedLight, opening: LuminousOpening, partMetres = PART_METRES): readonly PlacedLight[] {
  if (!(partMetres > 0)) throw new RangeError('a part has a size');
  const finest = Math.sqrt((opening.alongC0Metres * opening.alongC90Metres) / MOST_PARTS);
  const longest = Math.max(opening.alongC0Metres, opening.alongC90Metres) / MOST_PARTS;
  const size = Math.max(partMetres, finest, longest);
  const places = centres(opening.alongC0Metres, size).flatMap((x) =>
    centres(opening.alongC90Metres, size).flatMap((y) => (shines(opening, x, y) ? [[x, y, 0] as const] : [])),
  );
  if (places.length <= 1) return [light];
  const distribution = scaled(light.distribution, 1 / places.length);
  const [x, y, z] = light.positionMetres;
  return places.map((place) => {
    const [dx, dy, dz] = turnOut(light.orientation ?? UPRIGHT, place);
    const positionMetres: Vector = [x + dx, y + dy, z + dz];
    return { ...light, distribution, positionMetres };
  });
}
