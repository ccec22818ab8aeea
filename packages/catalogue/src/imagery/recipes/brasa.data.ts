import type { LuminaireRecipe } from '../luminaire-recipe';
import { bulb, cap, curvedTube, diffuser, group, placed, rod, shade, size, smooth, straight, tube, view } from '../parts';

export const BRASA: readonly LuminaireRecipe[] = [
  {
    model: '6310', // Brasa 28: a drum of linen on a stem
    mount: 'standing',
    ...size(0.28, 0.42),
    parts: [
      rod(0.075, 0, 0.018, 'finish', 0.005),
      rod(0.008, 0.016, 0.39),
      shade(straight(0.001, [0, 0.4], [0.14, 0.4], [0.14, 0.21]), 0.0015, 0.3, { surface: 'linen', reachMetres: 0.1 }),
      bulb(0.03, 0.28),
      rod(0.009, 0.398, 0.42, 'finish', 0.004),
    ],
    lights: [{ kind: 'around', at: [0, 0.3, 0] }],
    view: view(0.86, 4, 'taupe'),
    finishes: ['31', '10', '11', '81'],
  },
  {
    model: '6315', // Brasa 42: a cone of linen on a turned foot
    mount: 'standing',
    ...size(0.42, 0.56),
    parts: [
      cap(
        smooth([0, 0.26], [0.014, 0.257], [0.022, 0.235], [0.05, 0.19], [0.085, 0.135], [0.1, 0.08], [0.09, 0.03], [0.06, 0.004], [0, 0]),
      ),
      rod(0.007, 0.25, 0.53),
      shade(straight(0.001, [0, 0.54], [0.09, 0.54], [0.21, 0.295]), 0.0015, 0.39, { surface: 'linen', reachMetres: 0.13 }),
      bulb(0.034, 0.37),
      rod(0.01, 0.538, 0.56, 'finish', 0.005),
    ],
    lights: [{ kind: 'around', at: [0, 0.4, 0] }],
    view: view(1.02, 4, 'taupe'),
    finishes: ['42', '11', '23'],
  },
  {
    model: '6320', // Brasa Lectura: a reading arm
    mount: 'standing',
    ...size(0.28, 1.35, 0.45),
    parts: [
      placed(rod(0.14, 0, 0.022, 'finish', 0.005), [0, 0, -0.085]),
      tube(0.009, 'finish', 0.12, [0, 0.015, -0.085], [0, 1.3, -0.085], [0, 1.341, 0.16]),
      group(
        [
          shade(smooth([0, 0.11], [0.022, 0.108], [0.042, 0.09], [0.056, 0.05], [0.064, 0]), 0.002, 0.02, { segments: 96 }),
          bulb(0.022, 0.02, 64),
          cap(straight(0.002, [0, 0.13], [0.012, 0.13], [0.014, 0.1], [0, 0.1])),
        ],
        [0, 1.217, 0.161],
        [-6, 0, 0],
      ),
    ],
    lights: [{ kind: 'beam', at: [0, 1.2, 0.16], towards: [0, 0, 0.25], halfAngleDegrees: 38 }],
    view: view(1.9, 3, 'light', 62),
    finishes: ['11', '10', '55', '23'],
  },
  {
    model: '6325', // Brasa Arco: a long arc from a heavy foot
    mount: 'standing',
    ...size(1.2, 2.05, 0.4),
    parts: [
      placed(rod(0.17, 0, 0.075, 'finish', 0.012), [-0.43, 0, 0]),
      curvedTube(
        0.011,
        'finish',
        [-0.43, 0.06, 0],
        [-0.455, 0.7, 0],
        [-0.43, 1.3, 0],
        [-0.29, 1.78, 0],
        [-0.03, 2.032, 0],
        [0.23, 1.965, 0],
        [0.38, 1.76, 0],
        [0.4, 1.64, 0],
      ),
      group(
        [
          shade(smooth([0, 0.165], [0.05, 0.162], [0.11, 0.142], [0.16, 0.1], [0.188, 0.05], [0.2, 0]), 0.003, 0.04),
          bulb(0.045, 0.042),
          cap(straight(0.003, [0, 0.2], [0.014, 0.2], [0.022, 0.155], [0, 0.155])),
        ],
        [0.4, 1.46, 0],
      ),
    ],
    lights: [{ kind: 'down', at: [0.4, 1.5, 0], halfAngleDegrees: 66 }],
    view: view(2.7, 3, 'light', -14),
    finishes: ['14', '11', '23'],
  },
  {
    model: '6330', // Brasa Alta: a column that lights the ceiling
    mount: 'standing',
    ...size(0.24, 1.82),
    parts: [
      rod(0.12, 0, 0.02, 'finish', 0.005),
      rod(0.03, 0.018, 1.66),
      shade(smooth([0, 1.65], [0.034, 1.652], [0.06, 1.675], [0.085, 1.73], [0.11, 1.82]), 0.003, 1.76, { upturned: true }),
      placed(diffuser(0.082, 0, 0.006), [0, 1.76, 0]),
    ],
    lights: [{ kind: 'up', at: [0, 1.82, 0] }],
    view: view(2.5, 4, 'stone'),
    finishes: ['10', '11', '51'],
  },
];
