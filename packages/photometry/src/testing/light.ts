import { type LightDistribution, type Luminaire, lightDistribution } from '../luminaire';

const RADIANS = Math.PI / 180;
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Light of a formula in C and γ, both in radians, on an even grid of degrees. */
export function lightOf(
  candela: (plane: number, gamma: number) => number,
  planeStep = 15,
  gammaStep = 2.5,
  lastGamma = 180,
): LightDistribution {
  const planes = steps(0, 360 - planeStep, planeStep);
  const gammas = steps(0, lastGamma, gammaStep);
  return lightDistribution(
    planes,
    gammas,
    planes.map((plane) => gammas.map((gamma) => candela(plane * RADIANS, gamma * RADIANS))),
  );
}

/** A flat surface of this intensity straight down: I cos γ, and none upwards. */
export const lambertian = (candela: number, gammaStep = 2.5) =>
  lightOf((_, gamma) => candela * Math.max(0, Math.cos(gamma)), 360, gammaStep, 90);

/** The same intensity in all directions. */
export const isotropic = (fluxLumens: number) => lightOf(() => fluxLumens / (4 * Math.PI), 360, 5);

/** A luminaire of this light. */
export function luminaireWith(distribution: LightDistribution, parts: Partial<Luminaire> = {}): Luminaire {
  return {
    manufacturer: 'Maker',
    name: 'Dome',
    catalogueNumber: '0162',
    reportNumber: 'R-7',
    date: '2026-01-02',
    lamps: { count: 1, type: 'LED', colour: '3000 K', colourRendering: '90' },
    inputWatts: 20,
    tiltDegrees: 0,
    opening: { shape: 'ellipse', alongC0Metres: 0.3, alongC90Metres: 0.3, heightMetres: 0 },
    housing: { isRound: true, alongC0Metres: 0.32, alongC90Metres: 0.32, heightMetres: 0.1 },
    distribution,
    ...parts,
  };
}
