import type { LightDistribution } from '../luminaire';
import { lastNotAbove, turn } from './angle-bracket';

const DEGREES = 180 / Math.PI;
/** Angles computed of directions miss the last angle of a file by less. */
const EDGE_DEGREES = 1e-9;

/**
 * Luminous intensity in cd in the direction of a C-plane (any angle, it turns on) and γ from 0 to 180: linear between the planes and
 * between the γ beside it, 0 where the file has no light (LI2).
 */
export function intensityAt(distribution: LightDistribution, planeDegrees: number, gammaDegrees: number): number {
  const { planesDegrees, gammasDegrees, candela } = distribution;
  const count = gammasDegrees.length;
  const last = gammasDegrees[count - 1] as number;
  const gamma = gammaDegrees > last && gammaDegrees - last < EDGE_DEGREES ? last : gammaDegrees;
  const low = lastNotAbove(gammasDegrees, gamma);
  if (low < 0 || gamma > last || Number.isNaN(gamma)) return 0;
  const high = Math.min(low + 1, count - 1);
  const from = gammasDegrees[low] as number;
  const share = high === low ? 0 : (gamma - from) / ((gammasDegrees[high] as number) - from);
  const planes = planesDegrees.length;
  if (planes === 1) return between(candela, low, high, share);
  const plane = turn(planeDegrees);
  const before = lastNotAbove(planesDegrees, plane);
  const first = before < 0 ? planes - 1 : before;
  const second = first + 1 === planes ? 0 : first + 1;
  const start = (planesDegrees[first] as number) - (before < 0 ? 360 : 0);
  const end = (planesDegrees[second] as number) + (before >= 0 && second === 0 ? 360 : 0);
  const value = between(candela, first * count + low, first * count + high, share);
  return value + (between(candela, second * count + low, second * count + high, share) - value) * ((plane - start) / (end - start));
}

function between(candela: Float64Array, low: number, high: number, share: number): number {
  const value = candela[low] as number;
  return value + ((candela[high] as number) - value) * share;
}

/** Luminous intensity in cd towards a direction of any length: x is C0, y is C90, z is up. */
export function intensityTowards(distribution: LightDistribution, x: number, y: number, z: number): number {
  // Math.hypot takes many times as long.
  const across = Math.sqrt(x * x + y * y);
  // The plane does not matter for rotationally symmetric light.
  const plane = across === 0 || distribution.planesDegrees.length === 1 ? 0 : Math.atan2(y, x) * DEGREES;
  return intensityAt(distribution, plane, Math.atan2(across, -z) * DEGREES);
}
