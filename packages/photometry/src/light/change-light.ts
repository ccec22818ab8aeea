import { type LightDistribution, type Luminaire, lightDistribution, scaled } from '../luminaire';
import { turn } from './angle-bracket';
import { totalFluxLumens } from './flux';

/** A version of a luminaire whose light differs in quantity only, such as another colour temperature. */
export interface LightOption {
  /** Flux by that of the measured version; 0 or more. */
  readonly fluxFactor: number;
  /** Replaces the colour of the lamps. */
  readonly colour?: string;
  /** As files write it, e.g. `1B`; as before by default. */
  readonly colourRendering?: string;
  /** Replaces the power. */
  readonly inputWatts?: number;
}

/** A luminaire in another option: every intensity and the rated flux times its factor, so that the light output ratio stays (LI11). */
export function withLightOption(luminaire: Luminaire, option: LightOption): Luminaire {
  const { lamps } = luminaire;
  const { fluxFactor, colour = lamps.colour, colourRendering = lamps.colourRendering, inputWatts = luminaire.inputWatts } = option;
  const rated = lamps.ratedFluxLumens;
  return {
    ...luminaire,
    inputWatts,
    lamps: { ...lamps, colour, colourRendering, ...(rated !== undefined && { ratedFluxLumens: rated * fluxFactor }) },
    distribution: scaled(luminaire.distribution, fluxFactor),
  };
}

/** A luminaire whose flux is this; a RangeError where it has no light to scale (LI11). */
export function withFlux(luminaire: Luminaire, fluxLumens: number): Luminaire {
  const flux = totalFluxLumens(luminaire.distribution);
  if (flux === 0) throw new RangeError('no light to scale');
  return withLightOption(luminaire, { fluxFactor: fluxLumens / flux });
}

/** Light dimmed to a level from 0 to 1, both included; a RangeError beyond (LI11). */
export function dimmed(distribution: LightDistribution, level: number): LightDistribution {
  if (!(level >= 0 && level <= 1)) throw new RangeError('a level of dimming is from 0 to 1');
  return scaled(distribution, level);
}

/** Light turned about the vertical axis, counter-clockwise from above; exact, as only planes change their angles (LI12). */
export function spun(distribution: LightDistribution, degrees: number): LightDistribution {
  const { planesDegrees, gammasDegrees, candela } = distribution;
  if (planesDegrees.length === 1) return distribution;
  const count = gammasDegrees.length;
  const planes = planesDegrees.map((plane, index) => ({
    degrees: turn(plane + degrees),
    row: [...candela.subarray(index * count, (index + 1) * count)],
  }));
  planes.sort((a, b) => a.degrees - b.degrees);
  return lightDistribution(
    planes.map((plane) => plane.degrees),
    gammasDegrees,
    planes.map(({ row }) => row),
  );
}
