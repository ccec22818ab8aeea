import type { LuminaireRecipe } from '../luminaire-recipe';
import type { PartRecipe } from '../part-recipe';
import {
  around,
  box,
  bulb,
  cap,
  diffuser,
  globe,
  group,
  hoop,
  placed,
  polar,
  rod,
  shade,
  size,
  smooth,
  straight,
  tube,
  view,
} from '../parts';

const wire = (from: readonly [number, number, number], to: readonly [number, number, number]): PartRecipe =>
  tube(0.0018, 'cable', 0, from, to);

const canopy = (radius: number, top: number, height = 0.03): PartRecipe => rod(radius, top - height, top, 'finish', 0.006);

const dome = (): PartRecipe[] => [
  shade(smooth([0, 0.1], [0.022, 0.098], [0.046, 0.086], [0.063, 0.052], [0.07, 0]), 0.002, 0.025, { segments: 96 }),
  bulb(0.022, 0.024, 64),
  cap(straight(0.002, [0, 0.122], [0.006, 0.122], [0.011, 0.092], [0, 0.092])),
];

const cone = (): PartRecipe[] => [
  shade(straight(0.003, [0, 0.16], [0.014, 0.16], [0.065, 0]), 0.002, 0.03, { segments: 96 }),
  bulb(0.022, 0.026, 48),
  cap(straight(0.002, [0, 0.185], [0.008, 0.185], [0.008, 0.155], [0, 0.155])),
];

const opal = (radius: number): PartRecipe[] => [
  globe(radius, radius, 80),
  cap(straight(0.002, [0, 2 * radius + 0.025], [0.008, 2 * radius + 0.025], [0.02, 2 * radius - 0.008], [0, 2 * radius - 0.012])),
];

/** Luminaires under their points of the canopy, each at its own height. */
const cluster = (
  parts: () => PartRecipe[],
  entry: number,
  top: number,
  places: readonly (readonly [x: number, y: number, z: number])[],
  canopyShare: number,
): PartRecipe[] =>
  places.flatMap(([x, y, z]) => [group(parts(), [x, y, z]), wire([x, y + entry - 0.004, z], [x * canopyShare, top, z * canopyShare])]);

export const CORO: readonly LuminaireRecipe[] = [
  {
    model: '2590', // Coro 3: three small domes
    mount: 'ceiling',
    ...size(0.42, 0.4),
    parts: [
      canopy(0.13, 0.4),
      ...cluster(
        dome,
        0.12,
        0.372,
        [
          [-0.14, 0, 0.07],
          [0.14, 0.07, 0.14],
          [0.01, 0.13, -0.14],
        ],
        0.5,
      ),
    ],
    lights: [{ kind: 'around', at: [0, 0.05, 0] }],
    view: view(0.86, -7, 'light', 0, 0.1),
    finishes: ['42', '10', '11', '23'],
  },
  {
    model: '2592', // Coro 5: five globes
    mount: 'ceiling',
    ...size(0.6, 0.7),
    parts: [
      canopy(0.16, 0.7),
      ...cluster(
        () => opal(0.075),
        0.17,
        0.672,
        [
          [-0.225, 0.2, 0.02],
          [0.225, 0.3, 0.0],
          [0.06, 0, 0.225],
          [-0.05, 0.32, -0.225],
          [0.11, 0.14, -0.12],
        ],
        0.45,
      ),
    ],
    lights: [{ kind: 'around', at: [0, 0.25, 0] }],
    view: view(1.18, -5, 'taupe', 0, 0.06),
    finishes: ['11', '10', '23'],
  },
  {
    model: '2594', // Coro 7: seven cones
    mount: 'ceiling',
    ...size(0.8, 0.9),
    parts: [
      canopy(0.2, 0.9),
      ...cluster(
        cone,
        0.184,
        0.872,
        [
          [0, 0, 0.05],
          polar(0.335, 0, 0.46),
          polar(0.335, 45, 0.18),
          polar(0.335, 90, 0.36),
          polar(0.335, 180, 0.08),
          polar(0.335, 225, 0.52),
          polar(0.335, 270, 0.26),
        ],
        0.4,
      ),
    ],
    lights: [{ kind: 'around', at: [0, 0.3, 0] }],
    view: view(1.4, -5, 'stone', 8, 0.04),
    finishes: ['10', '11', '31', '42'],
  },
  {
    model: '2596', // Coro Línea: four cylinders under a bar
    mount: 'ceiling',
    ...size(1.2, 0.5, 0.12),
    parts: [
      box([1.2, 0.03, 0.06], [0, 0.485, 0], 'finish', 0.005),
      ...(
        [
          [-0.48, 0.06],
          [-0.16, 0],
          [0.16, 0.12],
          [0.48, 0.03],
        ] as const
      ).flatMap(([x, y]) => {
        return [
          group(
            [
              shade(straight(0.003, [0, 0.2], [0.06, 0.2], [0.06, 0]), 0.0025, 0.03, { reachMetres: 0.06 }),
              diffuser(0.057, 0.02),
              rod(0.008, 0.196, 0.22),
            ],
            [x, y, 0],
          ),
          wire([x, y + 0.218, 0], [x, 0.472, 0]),
        ];
      }),
    ],
    lights: [
      { kind: 'down', at: [-0.3, 0.03, 0], halfAngleDegrees: 44 },
      { kind: 'down', at: [0.3, 0.03, 0], halfAngleDegrees: 44 },
    ],
    view: view(1.52, -7, 'light', 14, 0.08),
    finishes: ['14', '10', '11', '23'],
  },
  {
    model: '2598', // Coro Anillo: the hoop that gathers the cables
    mount: 'hanging',
    ...size(0.5, 0.02),
    parts: [
      placed(hoop(0.25, 0.008, 0.02), [0, 0.01, 0]),
      ...around(8, (degrees) => [placed(rod(0.006, 0.002, 0.018, 'hardware'), polar(0.236, degrees, 0))]),
    ],
    props: around(8, (degrees) => [
      wire(polar(0.236, degrees, -1.2), polar(0.236, degrees, 0.01)),
      wire(polar(0.236, degrees, 0.01), polar(0.03, degrees, 1.3)),
    ]),
    lights: [],
    view: { ...view(0.86, 12, 'light', 12, -0.08), lowFloor: true },
    finishes: ['11', '10', '23'],
  },
];
