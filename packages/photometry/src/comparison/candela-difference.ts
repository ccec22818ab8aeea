import { intensityAt, peakIntensity, zonalFluxLumens } from '../light';
import { type LightDistribution, scaled } from '../luminaire';

/** Difference between the intensities of two lights, as shares of the larger of both peaks. */
export interface CandelaDifference {
  /** Largest difference. */
  readonly largestShare: number;
  /** C-plane of the largest difference. */
  readonly planeDegrees: number;
  /** Angle at which it is, from straight down. */
  readonly gammaDegrees: number;
  /** Mean over all directions by their solid angle, by the mean intensity of the brighter light. */
  readonly meanShare: number;
}

const STEP = 5;
const FINE_STEPS = [1, 0.25];
const GAMMA_STEP = 2.5;
const RADIANS = Math.PI / 180;
/** A turn that is not better by more of all the light is none. */
const DUST = 1e-9;

const even = (most: number, step: number) => Array.from({ length: Math.round(most / step) }, (_, index) => index * step);

/** Angles of both, and even ones between, so that no peak of either is missed. */
function merged(a: readonly number[], b: readonly number[], between: readonly number[]): number[] {
  const all = [...a, ...b, ...between].sort((first, second) => first - second);
  return all.filter((angle, index) => index === 0 || angle - (all[index - 1] as number) > 1e-6);
}

/** Sum over a coarse grid of the differences between a light and another that is turned, by solid angle. */
function apart(first: LightDistribution, second: LightDistribution, turnDegrees: number): number {
  let sum = 0;
  for (const gamma of even(180, GAMMA_STEP)) {
    const middle = gamma + GAMMA_STEP / 2;
    const weight = Math.sin(middle * RADIANS);
    for (const plane of even(360, STEP))
      sum += weight * Math.abs(intensityAt(first, plane, middle) - intensityAt(second, plane - turnDegrees, middle));
  }
  return sum;
}

/** Turn of the second light about the vertical axis, counter-clockwise from above, that makes it most like the first (CO2). */
export function bestTurnDegrees(first: LightDistribution, second: LightDistribution): number {
  if (first.planesDegrees.length === 1 || second.planesDegrees.length === 1) return 0;
  const dust = DUST * apart(first, scaled(first, 0), 0);
  let [best, least] = [0, apart(first, second, 0)];
  const look = (turns: readonly number[]) => {
    for (const turn of turns) {
      const sum = apart(first, second, turn);
      if (sum < least - dust) [best, least] = [turn, sum];
    }
  };
  if (least <= dust) return 0;
  look(even(360, STEP).slice(1));
  for (const [index, step] of FINE_STEPS.entries()) {
    const reach = index === 0 ? STEP : (FINE_STEPS[index - 1] as number);
    const around = even(reach, step).slice(1);
    look([...around.map((by) => best - by), ...around.map((by) => best + by)]);
  }
  const turn = ((best % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Compares two lights direction by direction; all 0 where neither gives any light. */
export function candelaDifference(first: LightDistribution, second: LightDistribution): CandelaDifference {
  const peak = Math.max(peakIntensity(first).intensityCandela, peakIntensity(second).intensityCandela);
  const planes = merged(first.planesDegrees, second.planesDegrees, even(360, STEP));
  const gammas = merged(first.gammasDegrees, second.gammasDegrees, [...even(180, GAMMA_STEP), 180]);
  let [largest, planeDegrees, gammaDegrees, sum] = [0, 0, 0, 0];
  for (const plane of planes) {
    for (const gamma of gammas) {
      const difference = Math.abs(intensityAt(first, plane, gamma) - intensityAt(second, plane, gamma));
      if (difference > largest) [largest, planeDegrees, gammaDegrees] = [difference, plane, gamma];
    }
  }
  for (const gamma of even(180, GAMMA_STEP)) {
    const middle = gamma + GAMMA_STEP / 2;
    const weight = Math.sin(middle * RADIANS) * GAMMA_STEP * STEP * RADIANS * RADIANS;
    for (const plane of even(360, STEP)) sum += weight * Math.abs(intensityAt(first, plane, middle) - intensityAt(second, plane, middle));
  }
  const flux = Math.max(...[first, second].map((light) => zonalFluxLumens(light, { fromGammaDegrees: 0, toGammaDegrees: 180 })));
  return { largestShare: peak > 0 ? largest / peak : 0, planeDegrees, gammaDegrees, meanShare: flux > 0 ? sum / flux : 0 };
}
