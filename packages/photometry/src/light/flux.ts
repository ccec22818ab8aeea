import type { LightDistribution } from '../luminaire';
import { turn } from './angle-bracket';

const RADIANS = Math.PI / 180;

/** A part of the sphere around a luminaire; γ from 0 to 180, C turning on from its first to its last plane. */
export interface LightZone {
  /** Start of the zone, 0 = straight down. */
  readonly fromGammaDegrees: number;
  /** End of the zone, 180 = straight up. */
  readonly toGammaDegrees: number;
  /** Default 0. */
  readonly fromPlaneDegrees?: number;
  /** Default 360. At most 360 beyond the first. */
  readonly toPlaneDegrees?: number;
}

/** Adds what the segment from `a` to `b` gives each of its ends: the integral of the linear share times the weight function. */
function addSegment(
  weights: Float64Array,
  index: number,
  next: number,
  a: number,
  b: number,
  from: number,
  to: number,
  isSphere: boolean,
): void {
  const low = Math.max(a, from) * RADIANS;
  const high = Math.min(b, to) * RADIANS;
  if (high <= low) return;
  const start = a * RADIANS;
  const length = (b - a) * RADIANS;
  const whole = isSphere ? Math.cos(low) - Math.cos(high) : high - low;
  const moment = isSphere
    ? Math.sin(high) - Math.sin(low) - (high - start) * Math.cos(high) + (low - start) * Math.cos(low)
    : ((high - start) ** 2 - (low - start) ** 2) / 2;
  weights[next] = (weights[next] as number) + moment / length;
  weights[index] = (weights[index] as number) + whole - moment / length;
}

function gammaWeights(gammas: readonly number[], from: number, to: number): Float64Array {
  const weights = new Float64Array(gammas.length);
  for (let index = 0; index + 1 < gammas.length; index += 1)
    addSegment(weights, index, index + 1, gammas[index] as number, gammas[index + 1] as number, from, to, true);
  return weights;
}

function planeWeights(planes: readonly number[], from: number, extent: number): Float64Array {
  const weights = new Float64Array(planes.length);
  if (planes.length === 1) weights[0] = extent * RADIANS;
  else {
    const start = turn(from);
    for (let index = 0; index < planes.length; index += 1) {
      const next = (index + 1) % planes.length;
      const [a, b] = [planes[index] as number, (planes[next] as number) + (next === 0 ? 360 : 0)];
      for (const shift of [-360, 0, 360]) addSegment(weights, index, next, a + shift, b + shift, start, start + extent, false);
    }
  }
  return weights;
}

/**
 * Flux in lm into a part of the sphere: the exact integral of the intensities as they are interpolated (LI3). A RangeError where the
 * zone turns by more than 360°.
 */
export function zonalFluxLumens(distribution: LightDistribution, zone: LightZone): number {
  const { planesDegrees, gammasDegrees, candela } = distribution;
  const { fromGammaDegrees, toGammaDegrees, fromPlaneDegrees = 0, toPlaneDegrees = 360 } = zone;
  const extent = toPlaneDegrees - fromPlaneDegrees;
  if (!(extent >= 0 && extent <= 360)) throw new RangeError('a zone turns by 0 to 360 degrees');
  const ofGamma = gammaWeights(gammasDegrees, fromGammaDegrees, toGammaDegrees);
  const ofPlane = planeWeights(planesDegrees, fromPlaneDegrees, extent);
  let flux = 0;
  for (let plane = 0; plane < planesDegrees.length; plane += 1) {
    let along = 0;
    const start = plane * gammasDegrees.length;
    for (let index = 0; index < gammasDegrees.length; index += 1) along += (candela[start + index] as number) * (ofGamma[index] as number);
    flux += along * (ofPlane[plane] as number);
  }
  return flux;
}

/** Flux in lm in all directions (LI3). */
export function totalFluxLumens(distribution: LightDistribution): number {
  return zonalFluxLumens(distribution, { fromGammaDegrees: 0, toGammaDegrees: 180 });
}

/** Part of the flux that goes below the horizontal, from 0 to 1; 0 where there is no light (LI4). */
export function downwardFraction(distribution: LightDistribution): number {
  const total = totalFluxLumens(distribution);
  return total === 0 ? 0 : zonalFluxLumens(distribution, { fromGammaDegrees: 0, toGammaDegrees: 90 }) / total;
}
