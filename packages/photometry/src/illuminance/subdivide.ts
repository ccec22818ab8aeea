import { turnOut, UPRIGHT, type Vector } from '../light';
import { type LuminousOpening, scaled } from '../luminaire';
import type { PlacedLight } from './point';

/** Largest side of a part: bodies of light are cut into parts of 10 cm. */
const PART_METRES = 0.1;
const MOST_PARTS = 4096;
const LARGER = 1.1;

/** Centres of parts along a length. */
function centres(length: number, most: number): number[] {
  const count = Math.max(1, Math.ceil(length / most - 1e-9));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * length);
}

/** Checks whether a place of the opening shines: all of a box, the inside of an ellipse or ellipsoid. */
function shines({ shape, alongC0Metres, alongC90Metres, heightMetres }: LuminousOpening, [x, y, z]: Vector): boolean {
  const part = (place: number, length: number) => (length === 0 ? 0 : ((2 * place) / length) ** 2);
  const [a, b, c] = [part(x, alongC0Metres), part(y, alongC90Metres), part(z, heightMetres)];
  return (shape !== 'ellipse' && shape !== 'ellipsoid') || a + b + (shape === 'ellipsoid' ? c : 0) <= 1;
}

/** Middles of parts of an opening, as many along each side as its length needs. */
function placesIn(opening: LuminousOpening, partMetres: number): Vector[] {
  const { alongC0Metres, alongC90Metres, heightMetres } = opening;
  let size = partMetres;
  for (;;) {
    const [xs, ys, zs] = [centres(alongC0Metres, size), centres(alongC90Metres, size), centres(heightMetres, size)];
    if (xs.length * ys.length * zs.length <= MOST_PARTS)
      return xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Vector => [x, y, z]))).filter((place) => shines(opening, place));
    size *= LARGER;
  }
}

/**
 * A luminaire cut into point sources over its opening and its height, each with an equal share of its light: near a luminaire one point
 * is wrong, many are right (IL3). Parts are at most of the given size, larger where there would be more than 4096.
 */
export function subdivided(light: PlacedLight, opening: LuminousOpening, partMetres = PART_METRES): readonly PlacedLight[] {
  if (!(partMetres > 0)) throw new RangeError('a part has a size');
  const places = placesIn(opening, partMetres);
  if (places.length <= 1) return [light];
  const distribution = scaled(light.distribution, 1 / places.length);
  const [x, y, z] = light.positionMetres;
  return places.map((place) => {
    const [dx, dy, dz] = turnOut(light.orientation ?? UPRIGHT, place);
    const positionMetres: Vector = [x + dx, y + dy, z + dz];
    return { ...light, distribution, positionMetres };
  });
}
