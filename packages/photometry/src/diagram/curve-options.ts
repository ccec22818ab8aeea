import { peakIntensity, totalFluxLumens } from '../light';
import type { LightDistribution } from '../luminaire';
import type { DiagramOptions } from './svg';

/** Options of intensity diagrams. */
export interface CurveOptions extends DiagramOptions {
  /** Intensities as they are, or by kilolumen of the luminaire's flux; default cd/klm, in which luminaires compare. */
  readonly unit?: 'cd' | 'cd/klm';
}

const KILO = 1000;

/** Unit of the labels and factor of the intensities. */
export function unitOf(distribution: LightDistribution, { unit = 'cd/klm' }: CurveOptions): { unit: string; factor: number } {
  const flux = unit === 'cd' ? KILO : totalFluxLumens(distribution);
  return { unit, factor: flux > 0 ? KILO / flux : 1 };
}

/** The planes drawn and how: across with a whole line, along with a dashed one. */
export const DRAWN_PLANES = [
  { plane: 0, name: 'C0–C180', short: 'C0', colour: 'first', dashes: '' },
  { plane: 90, name: 'C90–C270', short: 'C90', colour: 'second', dashes: '5 3' },
] as const;

/** Checks for light worth drawing between two γ, both excluded: a hundredth of the peak. */
export function shines(distribution: LightDistribution, from: number, to: number): boolean {
  const least = peakIntensity(distribution).intensityCandela / 100;
  const count = distribution.gammasDegrees.length;
  return distribution.candela.some((value, index) => {
    const gamma = distribution.gammasDegrees[index % count] as number;
    return value > least && gamma > from && gamma < to;
  });
}
