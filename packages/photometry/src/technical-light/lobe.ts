import { type LightDistribution, lightDistribution } from '../luminaire';
import type { LightDistributionKind } from './technical-light';

const RADIANS = Math.PI / 180;
/** Steps of γ, finest first; each divides 90. */
const STEPS = [0.25, 0.5, 1, 2.5];
/** Steps from the axis of a beam to where it has fallen to its half. */
const STEPS_IN_HALF = 16;
const PLANE_STEP = 5;
/** A wall washer leans from straight down by this, towards C90. */
const LEAN_DEGREES = 30;

/** The power of a cosine that is a half at this angle; 0 where the cosine itself is 0. */
const powerFor = (degrees: number) => (degrees >= 90 ? 0 : Math.log(0.5) / Math.log(Math.cos(degrees * RADIANS)));

const even = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** A cosine to a power; a hair below 0 at the horizon it is none, and its power 0 would make it 1. */
const lobe = (cosine: number, power: number) => (cosine > -1e-12 ? Math.max(0, cosine) ** power : 0);

/**
 * Relative intensities of a kind of light with this whole angle at half of the largest one (TL2, TL3): cosines to a power, of γ for light
 * that goes one way, of half of γ for light that goes around.
 */
export function lobeOf(kind: LightDistributionKind, beamDegrees: number): LightDistribution {
  const half = beamDegrees / 2;
  const step = [...STEPS].reverse().find((candidate) => candidate * STEPS_IN_HALF <= half) ?? (STEPS[0] as number);
  const power = powerFor(half);
  const axial = (from: number, to: number, candela: (gamma: number) => number) => {
    const gammas = even(from, to, step);
    return lightDistribution([0], gammas, [gammas.map((gamma) => candela(gamma))]);
  };
  switch (kind) {
    case 'direct':
    case 'accent':
      return axial(0, 90, (gamma) => lobe(Math.cos(gamma * RADIANS), power));
    case 'indirect':
      return axial(90, 180, (gamma) => lobe(-Math.cos(gamma * RADIANS), power));
    case 'direct-indirect':
      return axial(0, 180, (gamma) => lobe(Math.abs(Math.cos(gamma * RADIANS)), power));
    case 'diffuse':
      return axial(0, 180, (gamma) => lobe(Math.cos((gamma / 2) * RADIANS), powerFor(half / 2)));
    case 'wall-wash': {
      const gammas = even(0, 90, step);
      const planes = even(0, 360 - PLANE_STEP, PLANE_STEP);
      const [sine, cosine] = [Math.sin(LEAN_DEGREES * RADIANS), Math.cos(LEAN_DEGREES * RADIANS)];
      const candela = (plane: number, gamma: number) =>
        lobe(Math.sin(gamma * RADIANS) * Math.sin(plane * RADIANS) * sine + Math.cos(gamma * RADIANS) * cosine, power);
      return lightDistribution(
        planes,
        gammas,
        planes.map((plane) => gammas.map((gamma) => candela(plane, gamma))),
      );
    }
    default:
      return kind satisfies never;
  }
}
