import type { Luminaire } from '../luminaire';
import { totalFluxLumens } from './flux';

/** Flux of a luminaire by the rated flux of its lamps (LOR), 1 being all of it; undefined where the photometry is absolute (LI5). */
export function lightOutputRatio(luminaire: Luminaire): number | undefined {
  const rated = luminaire.lamps.ratedFluxLumens;
  return rated === undefined || rated <= 0 ? undefined : totalFluxLumens(luminaire.distribution) / rated;
}

/** Flux by power in lm/W; undefined without a power. */
export function efficacyLumensPerWatt(luminaire: Luminaire): number | undefined {
  return luminaire.inputWatts > 0 ? totalFluxLumens(luminaire.distribution) / luminaire.inputWatts : undefined;
}
