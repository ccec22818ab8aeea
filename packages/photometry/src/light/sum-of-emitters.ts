import { type LightDistribution, lightDistribution, scaled } from '../luminaire';
import { beamAngleDegrees } from './beam';
import { totalFluxLumens } from './flux';
import { intensityTowards } from './intensity';
import { type Orientation, UPRIGHT, type Vector } from './orientation';
import { peakIntensity } from './peak';

/** One of several sources of light: its position, its orientation, and the factor of its flux. */
export interface Emitter {
  /** In its own angles, before it is turned. */
  readonly distribution: LightDistribution;
  /** Position from the middle of the sum; default: the middle. */
  readonly positionMetres?: Vector;
  /** Orientation; as it hangs by default. */
  readonly orientation?: Orientation;
  /** Factor of its own light; default 1. */
  readonly fluxFactor?: number;
  /** Largest extent of its own luminous area; default 0. */
  readonly extentMetres?: number;
}

/** Steps of the angles that a sum is laid on. */
export interface SumGrid {
  /** Divides 360. Default 5, finer where a narrow beam is tilted. */
  readonly planeStepDegrees?: number;
  /** Divides 180. Default 2.5, finer where a beam is narrow: eight steps from its axis to its half (SU4). */
  readonly gammaStepDegrees?: number;
}

/** Light of several sources added into one, seen from far away. */
export interface SummedLight {
  /** Distribution of all of them together, seen from far away. */
  readonly distribution: LightDistribution;
  /** Centre of the box around the sources. */
  readonly centreMetres: Vector;
  /** Nearer than this the sum is no measure of the illuminance: five times the extent of all sources together. */
  readonly nearFieldLimitMetres: number;
}

/** Photometric rule of the trade: from five times its extent on a source counts as a point, within half a percent. */
const FAR_FIELD = 5;
const RADIANS = Math.PI / 180;

/** Steps of γ, coarsest first; the finest with its planes is as large as files are read. */
const GAMMA_STEPS = [2.5, 1, 0.5];
const PLANE_STEP = 5;
const STEPS_IN_HALF = 8;
const UPRIGHT_DUST = 1e-12;

/** Half of the narrowest beam among the emitters; light without a beam is as wide as any. */
function narrowestHalf(emitters: readonly Emitter[]): number {
  const lights = new Set(emitters.map(({ distribution }) => distribution));
  const beams = [...lights].flatMap((light) => {
    const { planeDegrees } = peakIntensity(light);
    return [planeDegrees, planeDegrees + 90].map((plane) => beamAngleDegrees(light, plane) ?? 180);
  });
  return Math.min(...beams) / 2;
}

/** The steps that keep the narrowest beam (SU4). */
function gridFor(emitters: readonly Emitter[], { planeStepDegrees, gammaStepDegrees }: SumGrid): Required<SumGrid> {
  const half = planeStepDegrees !== undefined && gammaStepDegrees !== undefined ? 90 : narrowestHalf(emitters);
  const step = GAMMA_STEPS.find((candidate) => candidate * STEPS_IN_HALF <= half) ?? (GAMMA_STEPS[GAMMA_STEPS.length - 1] as number);
  const isTilted = emitters.some(({ orientation = UPRIGHT }) => Math.abs(orientation[8]) < 1 - UPRIGHT_DUST);
  return {
    gammaStepDegrees: gammaStepDegrees ?? step,
    // Twice as coarse as γ: planes lean towards each other.
    planeStepDegrees: planeStepDegrees ?? (isTilted ? Math.min(PLANE_STEP, 2 * step) : PLANE_STEP),
  };
}

/** Emitters of the same light and orientation, which shine alike in every direction. */
function grouped(emitters: readonly Emitter[]): { distribution: LightDistribution; orientation: Orientation; factor: number }[] {
  const byLight = new Map<LightDistribution, Map<Orientation, number>>();
  for (const { distribution, orientation = UPRIGHT, fluxFactor = 1 } of emitters) {
    const known = byLight.get(distribution) ?? new Map<Orientation, number>();
    byLight.set(distribution, known.set(orientation, (known.get(orientation) ?? 0) + fluxFactor));
  }
  return [...byLight].flatMap(([distribution, turns]) =>
    [...turns].map(([orientation, factor]) => ({ distribution, orientation, factor })),
  );
}

function boxOf(emitters: readonly Emitter[]): { centreMetres: Vector; extentMetres: number } {
  const along = (axis: 0 | 1 | 2) => {
    const places = emitters.map(({ positionMetres }) => positionMetres?.[axis] ?? 0);
    const [low, high] = [Math.min(...places), Math.max(...places)];
    return { middle: low + (high - low) / 2, length: high - low };
  };
  const [x, y, z] = [along(0), along(1), along(2)];
  const own = Math.max(...emitters.map(({ extentMetres = 0 }) => extentMetres));
  return { centreMetres: [x.middle, y.middle, z.middle], extentMetres: Math.hypot(x.length, y.length, z.length) + own };
}

/**
 * The far-field light of oriented and displaced emitters together: in each direction the sum of theirs, then scaled by a factor near
 * 1 so that not a lumen is lost between the angles (SU2, SU3). A RangeError without emitters, or where a factor is below 0 or no number.
 */
export function sumOfEmitters(emitters: readonly Emitter[], grid: SumGrid = {}): SummedLight {
  if (emitters.length === 0) throw new RangeError('a sum needs an emitter');
  const { planeStepDegrees, gammaStepDegrees } = gridFor(emitters, grid);
  const planes = Array.from({ length: Math.round(360 / planeStepDegrees) }, (_, index) => index * planeStepDegrees);
  const gammas = Array.from({ length: Math.round(180 / gammaStepDegrees) + 1 }, (_, index) => Math.min(180, index * gammaStepDegrees));
  const groups = grouped(emitters);
  const rows = planes.map((plane) => {
    const [cosC, sinC] = [Math.cos(plane * RADIANS), Math.sin(plane * RADIANS)];
    return gammas.map((gamma) => {
      const across = Math.sin(gamma * RADIANS);
      const [x, y, z] = [across * cosC, across * sinC, -Math.cos(gamma * RADIANS)];
      let sum = 0;
      // As `turnIn` does it, without a vector for each of millions of directions.
      for (const { distribution, orientation: o, factor } of groups)
        sum +=
          factor *
          intensityTowards(distribution, o[0] * x + o[3] * y + o[6] * z, o[1] * x + o[4] * y + o[7] * z, o[2] * x + o[5] * y + o[8] * z);
      return sum;
    });
  });
  const laid = lightDistribution(planes, gammas, rows);
  const flux = groups.reduce((sum, { distribution, factor }) => sum + factor * totalFluxLumens(distribution), 0);
  const found = totalFluxLumens(laid);
  const { centreMetres, extentMetres } = boxOf(emitters);
  return {
    distribution: found > 0 ? scaled(laid, flux / found) : laid,
    centreMetres,
    nearFieldLimitMetres: FAR_FIELD * extentMetres,
  };
}
