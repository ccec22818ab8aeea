import type { Luminaire } from '../luminaire';
import { totalFluxLumens } from './flux';
import { efficacyLumensPerWatt, lightOutputRatio } from './light-output-ratio';
import { peakIntensity } from './peak';

/** An implausible property of the light of a luminaire, with the plausible bounds. */
export interface LightDoubt {
  /** lm, lm/W, flux by rated flux, cd, peak by the mean intensity over the sphere. */
  readonly quantity: 'flux' | 'efficacy' | 'lightOutputRatio' | 'peak' | 'concentration';
  /** Value of the light. */
  readonly value: number;
  /** Smallest plausible value. */
  readonly least: number;
  /** Largest plausible value. */
  readonly most: number;
}

/** A candle lamp to the best of today's light emitting diodes; a spark to a lighthouse; an even ball to a searchlight. */
const BOUNDS: Readonly<Record<LightDoubt['quantity'], readonly [least: number, most: number]>> = {
  flux: [0.1, 10_000_000],
  efficacy: [3, 250],
  lightOutputRatio: [0.05, 1.03],
  peak: [0.01, 100_000_000],
  concentration: [0.99, 100_000],
};

/**
 * Lists implausible values of a luminaire: most often its file has a wrong multiplier, kilolumens for lumens, or milliwatts (LI14). Missing
 * power or rated flux is not judged.
 */
export function lightDoubts(luminaire: Luminaire): readonly LightDoubt[] {
  const flux = totalFluxLumens(luminaire.distribution);
  const peak = peakIntensity(luminaire.distribution).intensityCandela;
  const values: readonly (readonly [LightDoubt['quantity'], number | undefined])[] = [
    ['flux', flux],
    // Without light the rest follows.
    ['efficacy', flux > 0 ? efficacyLumensPerWatt(luminaire) : undefined],
    ['lightOutputRatio', flux > 0 ? lightOutputRatio(luminaire) : undefined],
    ['peak', flux > 0 ? peak : undefined],
    ['concentration', flux > 0 ? (peak * 4 * Math.PI) / flux : undefined],
  ];
  return values.flatMap(([quantity, value]) => {
    const [least, most] = BOUNDS[quantity];
    return value === undefined || (value >= least && value <= most) ? [] : [{ quantity, value, least, most }];
  });
}
