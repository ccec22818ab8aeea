import type { LuminaireRecipe, Suspension } from '../luminaire-recipe';
import type { PartRecipe, Place } from '../part-recipe';
import { around, box, bulb, can, cap, globe, hoop, placed, polar, rod, shade, size, smooth, straight, tube, view } from '../parts';

/** The box that rides on the belt. */
const buckle = (bottom: number, x = 0): PartRecipe[] => [box([0.045, 0.05, 0.024], [x, bottom + 0.025, 0], 'hardware', 0.004)];

const BELT_RISE = 0.025;

const onBelt = (top: number, sagMetres = 0.12): Suspension => ({
  kind: 'belt',
  heightMetres: top - BELT_RISE,
  sagMetres,
});

/** A spiral of belt, its outer end lying on the table. */
const coil = (): Place[] => {
  const turns = 5.25;
  const steps = 110;
  const spiral = Array.from({ length: steps + 1 }, (_, i): Place => {
    const angle = 2 * Math.PI * turns * (i / steps);
    const radius = 0.028 + 0.0066 * (angle / (2 * Math.PI)) * 2;
    return [-radius * Math.cos(angle), 0.016, radius * Math.sin(angle)];
  });
  return spiral;
};

/** A light bar along x under one or more buckles. */
const line = (length: number, buckles: readonly number[], surface: 'smooth' | 'cells'): PartRecipe[] => {
  const width = 0.03;
  const bar: PartRecipe[] = [box([length, 0.03, width], [0, 0.021, 0], 'finish', 0.003)];
  const light: PartRecipe[] =
    surface === 'smooth'
      ? [box([length - 0.012, 0.02, width - 0.006], [0, 0.01, 0], 'lamp', 0.004)]
      : Array.from({ length: Math.round(length / 0.088) }, (_, i, all = Math.round(length / 0.088)) => {
          const x = -length / 2 + (length * (i + 0.5)) / all;
          return [placed(rod(0.0125, 0.004, 0.01, 'hardware', 0.0002), [x, 0, 0]), placed(rod(0.0075, 0, 0.008, 'lamp', 0.001), [x, 0, 0])];
        }).flat();
  return [...bar, ...light, ...buckles.map((x) => box([0.03, 0.016, 0.024], [x, 0.042, 0], 'hardware', 0.002))];
};

export const CINTA: readonly LuminaireRecipe[] = [
  {
    model: '8010', // Cinta: the belt, sold by the length
    mount: 'standing',
    ...size(0.1, 0.032, 0.004),
    parts: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'finish',
        widthMetres: 0.032,
        thicknessMetres: 0.004,
        across: [0, 1, 0],
        path: {
          curve: 'straight',
          points: [
            [-0.05, 0.016, 0],
            [0.05, 0.016, 0],
          ],
        },
      },
    ],
    props: [
      {
        name: 'coil',
        shape: 'ribbon',
        surface: 'finish',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [0, 1, 0],
        path: { curve: 'straight', points: [...coil(), [0.05, 0.016, 0]] },
        at: [0, 0, 0],
      },
    ],
    lights: [],
    view: view(0.34, 17, 'light', -24, 0),
    finishes: ['51', '10', '11', '31'],
  },
  {
    model: '8012', // Cinta Gancho de techo: the rod under the ceiling
    mount: 'ceiling',
    ...size(0.05, 0.12),
    parts: [
      rod(0.025, 0.114, 0.12, 'finish', 0.002),
      rod(0.004, 0.03, 0.116, 'finish', 0.001),
      box([0.02, 0.042, 0.012], [0, 0.021, 0], 'hardware', 0.003),
    ],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [0, 1, 0],
        path: {
          curve: 'smooth',
          points: [
            [-0.6, -0.02, 0],
            [-0.2, 0.012, 0],
            [0, 0.02, 0],
            [0.2, 0.012, 0],
            [0.6, -0.02, 0],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.32, -8, 'stone', 24, 0.06),
    finishes: ['11', '10'],
  },
  {
    model: '8013', // Cinta Gancho de pared: the hook on the wall
    mount: 'standing',
    ...size(0.05, 0.05),
    parts: [
      { ...rod(0.025, -0.025, -0.019, 'finish', 0.002), turnDegrees: [90, 0, 0], at: [0, 0.025, 0] },
      { ...rod(0.005, -0.02, 0.02, 'finish', 0.001), turnDegrees: [90, 0, 0], at: [0, 0.025, 0] },
      box([0.02, 0.042, 0.018], [0, 0.025, 0.016], 'hardware', 0.003),
    ],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [0, 1, 0],
        path: {
          curve: 'smooth',
          points: [
            [-0.6, -0.02, 0.016],
            [-0.2, 0.016, 0.016],
            [0, 0.025, 0.016],
            [0.2, 0.016, 0.016],
            [0.6, -0.02, 0.016],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.22, 12, 'stone', 58, 0),
    finishes: ['11', '10'],
  },
  {
    model: '8014', // Cinta Anclaje de suelo: the plate on the floor
    mount: 'standing',
    ...size(0.12, 0.03),
    parts: [rod(0.06, 0, 0.012, 'finish', 0.004), box([0.04, 0.018, 0.014], [0, 0.021, 0], 'hardware', 0.002)],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [1, 0, 0],
        path: {
          curve: 'smooth',
          points: [
            [0, 0.022, 0],
            [0.01, 0.1, 0],
            [0.05, 0.3, 0.02],
            [0.18, 0.7, 0.02],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.4, 10, 'light', 22, -0.1),
    finishes: ['11', '10'],
  },
  {
    model: '8015', // Cinta Toma techo: the feed on the ceiling
    mount: 'ceiling',
    ...size(0.14, 0.05),
    parts: [rod(0.07, 0.014, 0.05, 'finish', 0.006), box([0.05, 0.018, 0.012], [0, 0.009, 0], 'hardware', 0.002)],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [1, 0, 0],
        path: {
          curve: 'smooth',
          points: [
            [0, 0.004, 0],
            [0, -0.12, 0.01],
            [0.02, -0.3, 0.03],
            [0.06, -0.6, 0.04],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.42, -13, 'stone', 24, 0.22),
    finishes: ['10', '11'],
  },
  {
    model: '8016', // Cinta Presilla: the loop that the belt runs through
    mount: 'standing',
    ...size(0.045, 0.04, 0.02),
    parts: [box([0.045, 0.04, 0.006], [0, 0.02, 0.007], 'finish', 0.002), box([0.045, 0.04, 0.006], [0, 0.02, -0.007], 'finish', 0.002)],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [0, 1, 0],
        path: {
          curve: 'smooth',
          points: [
            [-0.6, -0.02, 0],
            [-0.2, 0.012, 0],
            [0, 0.02, 0],
            [0.2, 0.012, 0],
            [0.6, -0.02, 0],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.24, 8, 'light', 26, 0),
    finishes: ['11', '10'],
  },
  {
    model: '8020', // Cinta Toma suelo: the feed on the floor
    mount: 'standing',
    ...size(0.2, 0.04),
    parts: [rod(0.1, 0, 0.026, 'finish', 0.006), box([0.05, 0.018, 0.014], [0, 0.031, 0], 'hardware', 0.002)],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [1, 0, 0],
        path: {
          curve: 'smooth',
          points: [
            [0, 0.03, 0],
            [0.01, 0.12, 0],
            [0.07, 0.32, 0.02],
            [0.24, 0.75, 0.02],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.52, 9, 'light', 22, -0.24),
    finishes: ['11', '10'],
  },
  {
    model: '8025', // Cinta Contrapeso: the weight at the end of a belt
    mount: 'hanging',
    ...size(0.06, 0.06),
    parts: [
      cap(smooth([0, 0.052], [0.018, 0.05], [0.028, 0.038], [0.03, 0.026], [0.027, 0.012], [0.016, 0.002], [0, 0])),
      box([0.038, 0.014, 0.01], [0, 0.053, 0], 'hardware', 0.002),
    ],
    props: [
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [1, 0, 0],
        path: {
          curve: 'straight',
          points: [
            [0, 0.054, 0],
            [0, 2, 0],
          ],
        },
      },
    ],
    lights: [],
    view: view(0.22, -3, 'light', 28),
    finishes: ['05', '11'],
  },
  {
    model: '8030', // Cinta Reflector: a plate that throws light back
    mount: 'hanging',
    ...size(0.3, 0.02),
    parts: [
      cap(
        smooth(
          [0, 0.02],
          [0.03, 0.0195],
          [0.08, 0.0165],
          [0.118, 0.0115],
          [0.148, 0.0025],
          [0.147, 0.0015],
          [0.116, 0.0095],
          [0.08, 0.0135],
          [0, 0.016],
        ),
      ),
    ],
    props: [
      ...around(3, (degrees) => [tube(0.0011, 'cable', 0, polar(0.1, degrees, 0.013), [0, 0.1, 0])]),
      box([0.045, 0.05, 0.024], [0, 0.115, 0], 'hardware', 0.004),
    ],
    suspension: { kind: 'belt', heightMetres: 0.115, sagMetres: 0.12 },
    lights: [],
    view: view(0.58, -10, 'stone', 0, 0.02),
    finishes: ['10', '23'],
  },
  {
    model: '8110', // Cinta Globo 20
    mount: 'hanging',
    ...size(0.2, 0.22),
    parts: [
      globe(0.1),
      cap(straight(0.002, [0, 0.205], [0.02, 0.205], [0.028, 0.188], [0, 0.182])),
      box([0.03, 0.022, 0.02], [0, 0.209, 0], 'hardware', 0.003),
    ],
    props: buckle(0.205),
    suspension: onBelt(0.255),
    lights: [{ kind: 'around', at: [0, 0.1, 0] }],
    view: view(0.6, -2, 'taupe', 14),
    finishes: ['10', '11', '23'],
  },
  {
    model: '8115', // Cinta Globo 30: with a metal cap
    mount: 'hanging',
    ...size(0.3, 0.32),
    parts: [
      globe(0.148),
      shade(smooth([0, 0.304], [0.04, 0.299], [0.085, 0.279], [0.125, 0.236], [0.15, 0.16]), 0.0015, 0.1),
      box([0.034, 0.03, 0.022], [0, 0.305, 0], 'hardware', 0.003),
    ],
    props: buckle(0.315),
    suspension: onBelt(0.365, 0.16),
    lights: [{ kind: 'around', at: [0, 0.12, 0] }],
    view: view(0.78, -2, 'taupe', -14),
    finishes: ['11', '10', '23'],
  },
  {
    model: '8120', // Cinta Foco 10: a spot that turns
    mount: 'hanging',
    ...size(0.1, 0.14),
    parts: [
      ...can(0.047, 0.118),
      ...([0.066, 0.083, 0.1] as const).map((y) => placed(hoop(0.05, 0.006, 0.007, 'finish', 0.0015), [0, y, 0])),
      rod(0.012, 0.116, 0.14, 'hardware'),
    ],
    props: buckle(0.135),
    suspension: onBelt(0.185, 0.06),
    lights: [{ kind: 'down', at: [0, 0.02, 0], halfAngleDegrees: 34 }],
    view: view(0.36, -6, 'light', 10),
    finishes: ['14', '10', '11'],
  },
  {
    model: '8125', // Cinta Cúpula 20
    mount: 'hanging',
    ...size(0.2, 0.15),
    parts: [
      shade(smooth([0, 0.125], [0.03, 0.123], [0.062, 0.108], [0.086, 0.07], [0.1, 0]), 0.0025, 0.03),
      bulb(0.028, 0.03),
      cap(straight(0.002, [0, 0.15], [0.013, 0.15], [0.013, 0.118], [0, 0.118])),
    ],
    props: buckle(0.145),
    suspension: onBelt(0.195),
    lights: [{ kind: 'down', at: [0, 0.03, 0], halfAngleDegrees: 70 }],
    view: view(0.52, -7, 'light', 12),
    finishes: ['42', '10', '11'],
  },
  {
    model: '8130', // Cinta Cúpula 30: with a stepped crown
    mount: 'hanging',
    ...size(0.3, 0.2),
    parts: [
      shade(
        smooth([0, 0.168], [0.03, 0.167], [0.052, 0.155], [0.058, 0.128], [0.084, 0.104], [0.124, 0.078], [0.143, 0.04], [0.15, 0]),
        0.0025,
        0.04,
      ),
      bulb(0.036, 0.036),
      cap(straight(0.002, [0, 0.2], [0.014, 0.2], [0.014, 0.16], [0, 0.16])),
    ],
    props: buckle(0.195),
    suspension: onBelt(0.245, 0.16),
    lights: [{ kind: 'down', at: [0, 0.04, 0], halfAngleDegrees: 70 }],
    view: view(0.76, -7, 'light', -10),
    finishes: ['31', '10', '11'],
  },
  {
    model: '8135', // Cinta Cono 60
    mount: 'hanging',
    ...size(0.6, 0.35),
    parts: [
      shade(straight(0.006, [0, 0.32], [0.028, 0.32], [0.3, 0]), 0.003, 0.07, { reachMetres: 0.22 }),
      bulb(0.05, 0.07),
      cap(straight(0.002, [0, 0.35], [0.015, 0.35], [0.015, 0.31], [0, 0.31])),
    ],
    props: buckle(0.345),
    suspension: onBelt(0.395, 0.24),
    lights: [{ kind: 'down', at: [0, 0.06, 0], halfAngleDegrees: 72 }],
    view: view(1.24, -6, 'light', 10),
    finishes: ['11', '10', '42'],
  },
  {
    model: '8140', // Cinta Cono 80: a hat with a brim
    mount: 'hanging',
    ...size(0.8, 0.42),
    parts: [
      shade(straight(0.03, [0, 0.39], [0.05, 0.39], [0.16, 0.1], [0.4, 0]), 0.003, 0.09, { reachMetres: 0.22 }),
      bulb(0.055, 0.08),
      cap(straight(0.002, [0, 0.42], [0.016, 0.42], [0.016, 0.38], [0, 0.38])),
    ],
    props: buckle(0.415),
    suspension: onBelt(0.465, 0.24),
    lights: [{ kind: 'down', at: [0, 0.06, 0], halfAngleDegrees: 72 }],
    view: view(1.36, -6, 'light', -10),
    finishes: ['10', '11', '42'],
  },
  {
    model: '8150', // Cinta Línea 102
    mount: 'hanging',
    ...size(1.02, 0.05, 0.03),
    parts: line(1.02, [0], 'smooth'),
    props: buckle(0.045),
    suspension: onBelt(0.095, 0.3),
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 66 }],
    view: view(1.3, -8, 'light', 16, 0.0),
    finishes: ['11', '10'],
  },
  {
    model: '8155', // Cinta Línea 202: under two buckles
    mount: 'hanging',
    ...size(2.02, 0.05, 0.03),
    parts: line(2.02, [-0.45, 0.45], 'smooth'),
    props: ([-0.45, 0.45] as const).flatMap((x) => [
      ...buckle(0.045, x),
      {
        name: 'belt',
        shape: 'ribbon',
        surface: 'cable',
        widthMetres: 0.032,
        thicknessMetres: 0.003,
        across: [1, 0, 0],
        path: {
          curve: 'straight',
          points: [
            [x, 0.08, 0],
            [x, 3, 0],
          ],
        },
      } satisfies PartRecipe,
    ]),
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 66 }],
    view: view(2.3, -7, 'stone', -34, -0.1),
    finishes: ['10', '11'],
  },
  {
    model: '8160', // Cinta Antirreflejo 27
    mount: 'hanging',
    ...size(0.27, 0.05, 0.03),
    parts: line(0.27, [0], 'cells'),
    props: buckle(0.045),
    suspension: onBelt(0.095, 0.09),
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 44 }],
    view: view(0.42, -17, 'light', 22, 0.02),
    finishes: ['14', '10', '11'],
  },
  {
    model: '8165', // Cinta Antirreflejo 53
    mount: 'hanging',
    ...size(0.53, 0.05, 0.03),
    parts: line(0.53, [-0.13, 0.13], 'cells'),
    props: [...buckle(0.045, -0.13), ...buckle(0.045, 0.13)],
    suspension: onBelt(0.095, 0.02),
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 44 }],
    view: view(0.74, -15, 'light', -30, 0.14),
    finishes: ['11', '10', '14'],
  },
  {
    model: '8170', // Cinta Antirreflejo 104
    mount: 'hanging',
    ...size(1.04, 0.05, 0.03),
    parts: line(1.04, [0.34], 'cells'),
    props: [
      ...buckle(0.045, 0.34),
      ...([-0.34] as const).flatMap((x) => [...buckle(0.045, x), { ...rod(0.0016, 0.09, 3, 'cable'), at: [x, 0, 0] as Place }]),
      { ...rod(0.0016, 0.09, 3, 'cable'), at: [0.34, 0, 0] as Place },
    ],
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 44 }],
    view: view(1.3, -13, 'stone', 40, -0.04),
    finishes: ['10', '11', '14'],
  },
];
