import type { LuminaireRecipe } from '../luminaire-recipe';
import { around, cable, cap, diffuser, glass, group, placed, polar, rod, size, smooth, straight, tube, view } from '../parts';

export const DISCO: readonly LuminaireRecipe[] = [
  {
    model: '5730', // Disco 30: an opal lens in a flat rim
    mount: 'ceiling',
    ...size(0.3, 0.06),
    parts: [
      cap(straight(0.004, [0, 0.06], [0.15, 0.06], [0.15, 0.03], [0.138, 0.03], [0, 0.034])),
      glass(smooth([0, 0.036], [0.08, 0.036], [0.13, 0.034], [0.139, 0.028], [0.11, 0.014], [0.06, 0.004], [0, 0])),
    ],
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 70 }],
    view: view(0.66, -15, 'stone', 0, 0.16),
    finishes: ['10', '11', '51'],
  },
  {
    model: '5735', // Disco 50: a deep drum with its light set back
    mount: 'ceiling',
    ...size(0.5, 0.09),
    parts: [
      rod(0.2, 0.08, 0.09, 'hardware'),
      cap(straight(0.01, [0, 0.082], [0.25, 0.082], [0.25, 0], [0.238, 0], [0.232, 0.014], [0, 0.014]), 128),
      diffuser(0.231, 0.01, 0.006),
    ],
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 70 }],
    view: view(0.98, -20, 'light', 0, 0.14),
    finishes: ['51', '10', '11', '81'],
  },
  {
    model: '5740', // Disco 80: a thin plate that floats under a small foot
    mount: 'ceiling',
    ...size(0.8, 0.05),
    parts: [
      rod(0.13, 0.016, 0.05, 'finish'),
      cap(straight(0.004, [0, 0.016], [0.4, 0.016], [0.4, 0.002], [0.372, 0], [0, 0.002]), 160),
      diffuser(0.366, 0, 0.004),
    ],
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 70 }],
    view: view(1.36, -11, 'light', 0, 0.12),
    finishes: ['11', '10', '14', '74'],
  },
  {
    model: '5745', // Disco Pared: a disc before its own halo
    mount: 'wall',
    ...size(0.26, 0.26, 0.08),
    parts: [
      group([rod(0.06, 0, 0.05, 'white'), diffuser(0.105, 0.042, 0.006)], [0, 0.13, 0], [90, 0, 0]),
      group(
        [cap(smooth([0, 0.08], [0.05, 0.0775], [0.1, 0.069], [0.125, 0.058], [0.13, 0.053], [0.12, 0.05], [0.06, 0.05], [0, 0.05]))],
        [0, 0.13, 0],
        [90, 0, 0],
      ),
    ],
    lights: [{ kind: 'around', at: [0, 0.13, 0.045], strength: 36 }],
    view: view(0.62, 0, 'light', -28),
    finishes: ['31', '10', '11', '23'],
  },
  {
    model: '5750', // Disco Suspendido: a disc that lights up and down
    mount: 'hanging',
    ...size(0.6, 0.05),
    parts: [
      cap(straight(0.012, [0, 0.036], [0.3, 0.036], [0.3, 0.004], [0.28, 0.004], [0, 0.006]), 128),
      diffuser(0.278, 0, 0.006),
      cap(straight(0.002, [0, 0.05], [0.03, 0.05], [0.03, 0.03], [0, 0.03])),
    ],
    props: around(3, (degrees) => [tube(0.0012, 'cable', 0, polar(0.27, degrees + 30, 0.034), [0, 0.36, 0])]).concat([
      placed(rod(0.011, 0.35, 0.4), [0, 0, 0]),
    ]),
    lights: [{ kind: 'down', at: [0, 0.01, 0], halfAngleDegrees: 66 }],
    suspension: cable([0, 0.4, 0]),
    view: view(1.02, -12, 'light', 0, -0.06),
    finishes: ['74', '10', '11', '14'],
  },
];
