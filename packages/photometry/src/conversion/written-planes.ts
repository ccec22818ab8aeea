import { intensityAt } from '../light';
import { type LightDistribution, type LightSymmetry, lightDistribution } from '../luminaire';

const SAME = 1e-6;

/** Planes with their intensities, as rows of a file. */
export interface PlaneRows {
  readonly planesDegrees: readonly number[];
  readonly rows: readonly (readonly number[])[];
}

/** A file covers the lower half, the upper half or the whole sphere: a hair beyond the measured angles the light falls to 0 (CV11). */
const HAIR_DEGREES = 0.001;

/** The same light over the smallest of these ranges of γ. */
export function inWholeRange(distribution: LightDistribution): LightDistribution {
  const { planesDegrees, gammasDegrees, candela } = distribution;
  const [first, last] = [gammasDegrees[0] as number, gammasDegrees[gammasDegrees.length - 1] as number];
  const from = first >= 90 && last > 90 ? 90 : 0;
  const to = last <= 90 ? 90 : 180;
  const dark = (angle: number, edge: number) => (Math.abs(angle - edge) > HAIR_DEGREES ? [angle, edge] : [edge]);
  const before = first > from ? dark(first - HAIR_DEGREES, from).reverse() : [];
  const after = last < to ? dark(last + HAIR_DEGREES, to) : [];
  if (before.length + after.length === 0) return distribution;
  const count = gammasDegrees.length;
  return lightDistribution(
    planesDegrees,
    [...before, ...gammasDegrees, ...after],
    planesDegrees.map((_, plane) => [
      ...before.map(() => 0),
      ...candela.subarray(plane * count, (plane + 1) * count),
      ...after.map(() => 0),
    ]),
  );
}

/** All planes from 0 to below 360. Files begin at C0: where it is missing it is added, and the light stays as it is (CV4). */
export function wholeCircle(distribution: LightDistribution): PlaneRows {
  const { planesDegrees, gammasDegrees, candela } = distribution;
  const count = gammasDegrees.length;
  const rows = planesDegrees.map((_, index) => [...candela.subarray(index * count, (index + 1) * count)]);
  if ((planesDegrees[0] as number) < SAME) return { planesDegrees, rows };
  const first = gammasDegrees.map((gamma) => intensityAt(distribution, 0, gamma));
  return planesDegrees.length === 1 ? { planesDegrees: [0], rows } : { planesDegrees: [0, ...planesDegrees], rows: [first, ...rows] };
}

/** The planes that an IES file has for a symmetry; a whole circle ends with its first plane once more (CV4). */
export function iesPlanes(distribution: LightDistribution, symmetry: LightSymmetry): PlaneRows {
  const { planesDegrees, rows } = wholeCircle(distribution);
  const within = (from: number, to: number) => {
    const kept = planesDegrees.flatMap((degrees, index) => (degrees > from - SAME && degrees < to + SAME ? [index] : []));
    return { planesDegrees: kept.map((index) => planesDegrees[index] as number), rows: kept.map((index) => rows[index] as number[]) };
  };
  switch (symmetry) {
    case 'axial':
      return { planesDegrees: [0], rows: rows.slice(0, 1) };
    case 'quadrant':
      return within(0, 90);
    case 'bilateral-c0':
      return within(0, 180);
    case 'bilateral-c90':
      return within(90, 270);
    case 'none':
      return { planesDegrees: [...planesDegrees, 360], rows: [...rows, rows[0] as number[]] };
    default:
      return symmetry satisfies never;
  }
}
