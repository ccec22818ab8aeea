import type { LightDistribution } from '../luminaire';
import { cieFluxCode } from './cie-flux-code';
import { DIRECT_RATIO_WEIGHTS } from './direct-ratio.data';

/**
 * Direct ratios for the ten room indices of EULUMDAT files: the part of the downward flux that reaches the working plane of a room
 * evenly fitted with the luminaire (LI10). All 0 where no light goes down.
 */
export function directRatios(distribution: LightDistribution): readonly number[] {
  const { n1, n2, n3 } = cieFluxCode(distribution);
  if (n3 === 0) return DIRECT_RATIO_WEIGHTS.map(() => 0);
  return DIRECT_RATIO_WEIGHTS.map(([a, b, c, d]) => (a * n1 + b * n2 + c * n3 + d) / 1000);
}
