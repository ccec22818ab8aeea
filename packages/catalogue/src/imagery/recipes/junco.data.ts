import type { LuminaireRecipe } from '../luminaire-recipe';
import type { PartRecipe } from '../part-recipe';
import { can, group, lightTube, placed, rod, size, tube, view } from '../parts';

const RADIUS = 0.011;

/** A stick along x: a metal back, an opal half that looks off the wall, and two metal ends. */
const stick = (length: number): PartRecipe[] => [
  tube(0.0085, 'finish', 0, [-length / 2 + 0.01, RADIUS, 0.0085], [length / 2 - 0.01, RADIUS, 0.0085]),
  lightTube(0.0095, [-length / 2 + 0.02, RADIUS, 0.0125], [length / 2 - 0.02, RADIUS, 0.0125]),
  tube(RADIUS, 'finish', 0, [-length / 2, RADIUS, RADIUS], [-length / 2 + 0.03, RADIUS, RADIUS]),
  tube(RADIUS, 'finish', 0, [length / 2 - 0.03, RADIUS, RADIUS], [length / 2, RADIUS, RADIUS]),
];

const recipe = (
  model: string,
  length: number,
  frameMetres: number,
  rollDegrees: number,
  more: { readonly props?: readonly PartRecipe[]; readonly finishes: readonly [string, ...string[]] },
): LuminaireRecipe => ({
  model,
  mount: 'wall',
  ...size(length, 2 * RADIUS, 2 * RADIUS),
  parts: stick(length),
  lights: ([-0.38, -0.13, 0.13, 0.38] as const).map((share) => ({
    kind: 'around',
    at: [share * length, RADIUS, length * 0.13],
    strength: 0.4,
  })),
  view: { ...view(frameMetres, 0, 'light', -12), rollDegrees },
  ...more,
});

export const JUNCO: readonly LuminaireRecipe[] = [
  recipe('7450', 0.6, 0.86, 62, { finishes: ['11', '10', '23'] }),
  recipe('7455', 1.15, 1.5, 0, { finishes: ['10', '11', '23'] }),
  recipe('7460', 1.7, 2.1, -38, { finishes: ['11', '10', '23'] }),
  recipe('7470', 2.25, 2.6, 90, { finishes: ['10', '11', '23'] }),
  {
    model: '7475', // Junco Punto: a point of light at the end of a stick
    mount: 'hanging',
    ...size(0.05, 0.08),
    parts: [...can(0.025, 0.055), { name: 'joint', shape: 'ball', surface: 'finish', radiusMetres: 0.016, at: [0, 0.064, 0] }],
    props: [placed(rod(RADIUS, 0.075, 2), [0, 0, 0])],
    lights: [{ kind: 'down', at: [0, 0.01, 0], halfAngleDegrees: 36 }],
    view: view(0.24, -10),
    finishes: ['11', '10', '23'],
  },
  {
    model: '7480', // Junco Base: the cup that feeds a stick
    mount: 'ceiling',
    ...size(0.09, 0.035),
    parts: [rod(0.045, 0.007, 0.035, 'finish', 0.008), rod(0.016, 0, 0.01, 'finish', 0.003)],
    props: [
      { name: 'joint', shape: 'ball', surface: 'finish', radiusMetres: 0.016, at: [0, -0.01, 0] },
      group([rod(RADIUS, -0.9, -0.008, 'finish')], [0, -0.012, 0], [14, 0, 24]),
    ],
    lights: [],
    view: view(0.28, -14, 'light', 0, 0.2),
    finishes: ['11', '10'],
  },
  {
    model: '7485', // Junco Rótula: the ball between two sticks
    mount: 'standing',
    ...size(0.03, 0.06),
    parts: [
      { name: 'ball', shape: 'ball', surface: 'finish', radiusMetres: 0.015, at: [0, 0.03, 0] },
      rod(0.0112, 0, 0.02, 'finish', 0.002),
      rod(0.0112, 0.04, 0.06, 'finish', 0.002),
    ],
    props: [],
    lights: [],
    view: view(0.15, 10, 'light', 20),
    finishes: ['23', '11'],
  },
];
