import { totalFluxLumens } from '../light';
import type { LightDistribution } from '../luminaire';
import type { DiagramOptions } from './svg';

/** What diagrams of intensities take. */
export interface CurveOptions extends DiagramOptions {
  /** Intensities as they are, or by kilolumen of the luminaire's flux; default cd/klm, in which luminaires compare. */
  readonly unit?: 'cd' | 'cd/klm';
}

const KILO = 1000;

/** Unit of the labels and what intensities are multiplied by. */
export function unitOf(distribution: LightDistribution, { unit = 'cd/klm' }: CurveOptions): { unit: string; factor: number } {
  const flux = unit === 'cd' ? KILO : totalFluxLumens(distribution);
  return { unit, factor: flux > 0 ? KILO / flux : 1 };
}

/** The planes drawn and how: across with a whole line, along with a dashed one. */
export const DRAWN_PLANES = [
  { plane: 0, colour: 'first', dashes: '' },
  { plane: 90, colour: 'second', dashes: '5 3' },
] as const;
