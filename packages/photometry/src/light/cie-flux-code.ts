import type { LightDistribution } from '../luminaire';
import { totalFluxLumens, zonalFluxLumens } from './flux';

const DEGREES = 180 / Math.PI;
/** Cones of π/2, π and 3π/2 sr: cos γ of 3/4, 1/2 and 1/4. */
const CONES = [0.75, 0.5, 0.25].map((cosine) => Math.acos(cosine) * DEGREES) as [number, number, number];

/** The CIE flux code, as fractions from 0 to 1 (files print them times 100). */
export interface CieFluxCode {
  /** Flux within 41.4°, 60° and 75.5° of nadir by all downward flux. */
  readonly n1: number;
  /** Within 60°. */
  readonly n2: number;
  /** Within 75.5°. */
  readonly n3: number;
  /** Downward flux by all flux. */
  readonly n4: number;
  /** Light output ratio; 1 where the photometry is absolute. */
  readonly n5: number;
}

/** The CIE flux code of a distribution; all parts are 0 where there is no light (LI9). */
export function cieFluxCode(distribution: LightDistribution, lightOutputRatio = 1): CieFluxCode {
  const within = (toGammaDegrees: number) => zonalFluxLumens(distribution, { fromGammaDegrees: 0, toGammaDegrees });
  const down = within(90);
  const total = totalFluxLumens(distribution);
  const [n1, n2, n3] = CONES.map((cone) => (down === 0 ? 0 : within(cone) / down)) as [number, number, number];
  return { n1, n2, n3, n4: total === 0 ? 0 : down / total, n5: lightOutputRatio };
}
