import type { LightDistribution } from '../luminaire';

/** The largest intensity and where it is. */
export interface PeakIntensity {
  /** The largest of the distribution. */
  readonly intensityCandela: number;
  /** C-plane in which it is. */
  readonly planeDegrees: number;
  /** Angle at which it is, from straight down. */
  readonly gammaDegrees: number;
}

/** The largest intensity; of several the one with the smallest C, then the smallest γ (LI6). */
export function peakIntensity({ planesDegrees, gammasDegrees, candela }: LightDistribution): PeakIntensity {
  let best = 0;
  for (let index = 1; index < candela.length; index += 1) if ((candela[index] as number) > (candela[best] as number)) best = index;
  const count = gammasDegrees.length;
  return {
    intensityCandela: candela[best] as number,
    planeDegrees: planesDegrees[Math.floor(best / count)] as number,
    gammaDegrees: gammasDegrees[best % count] as number,
  };
}
