import type { LightDistribution } from './light-distribution';

/** Symmetry of a distribution: rotational, mirrored in C0–C180 and C90–C270, in one of them, or none. */
export type LightSymmetry = 'axial' | 'quadrant' | 'bilateral-c0' | 'bilateral-c90' | 'none';

const SAME_ANGLE = 1e-6;

/** The symmetry of a distribution; intensities count as equal when they differ by no more than `tolerance` of the peak (LI8). */
export function detectSymmetry(distribution: LightDistribution, tolerance = 1e-6): LightSymmetry {
  const { planesDegrees, gammasDegrees, candela } = distribution;
  const perPlane = gammasDegrees.length;
  let peak = 0;
  for (const value of candela) peak = Math.max(peak, value);
  const most = peak * tolerance;
  const alike = (a: number, b: number) => {
    for (let index = 0; index < perPlane; index += 1) {
      if (Math.abs((candela[a * perPlane + index] as number) - (candela[b * perPlane + index] as number)) > most) return false;
    }
    return true;
  };
  const indexOf = (degrees: number) =>
    planesDegrees.findIndex((plane) => Math.abs(((((plane - degrees) % 360) + 540) % 360) - 180) < SAME_ANGLE);
  const isMirrored = (image: (degrees: number) => number) =>
    planesDegrees.every((degrees, index) => {
      const other = indexOf(image(degrees));
      return other >= 0 && alike(index, other);
    });
  if (planesDegrees.every((_, index) => alike(0, index))) return 'axial';
  const byC0 = isMirrored((degrees) => -degrees) && indexOf(0) >= 0 && indexOf(180) >= 0;
  const byC90 = isMirrored((degrees) => 180 - degrees) && indexOf(90) >= 0 && indexOf(270) >= 0;
  if (byC0 && byC90) return 'quadrant';
  if (byC0) return 'bilateral-c0';
  return byC90 ? 'bilateral-c90' : 'none';
}
