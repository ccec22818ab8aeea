import { type Luminaire, lightDistribution } from '@candil/photometry';

const RADIANS = Math.PI / 180;
const PLANES = 72;
const GAMMAS = 37;

/** A luminaire without any symmetry, 72 planes (73 in a file, which repeats the first) by 37 angles. */
export function sampleLuminaire(): Luminaire {
  const planes = Array.from({ length: PLANES }, (_, index) => index * 5);
  const gammas = Array.from({ length: GAMMAS }, (_, index) => index * 5);
  const candela = (plane: number, gamma: number) =>
    200 +
    150 * Math.cos(gamma * RADIANS) +
    40 * Math.sin(gamma * RADIANS) * Math.cos((plane + 17) * RADIANS) +
    ((plane * 7 + gamma * 3) % 11);
  return {
    manufacturer: 'Maker',
    name: 'Sample',
    catalogueNumber: '1',
    reportNumber: '1',
    date: '2026-01-02',
    lamps: { count: 1, type: 'LED', colour: '3000', colourRendering: '90' },
    inputWatts: 20,
    tiltDegrees: 0,
    opening: { shape: 'point', alongC0Metres: 0, alongC90Metres: 0, heightMetres: 0 },
    housing: { isRound: true, alongC0Metres: 0.2, alongC90Metres: 0.2, heightMetres: 0.1 },
    distribution: lightDistribution(
      planes,
      gammas,
      planes.map((plane) => gammas.map((gamma) => candela(plane, gamma))),
    ),
  };
}
