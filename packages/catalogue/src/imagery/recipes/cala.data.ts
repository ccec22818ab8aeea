import type { LuminaireRecipe } from '../luminaire-recipe';
import { around, box, cable, cap, glass, group, hoop, placed, polar, rod, shade, size, smooth, straight, tube, view } from '../parts';

export const CALA: readonly LuminaireRecipe[] = [
  {
    model: '7110', // Cala 40: a mushroom on a post
    mount: 'standing',
    ...size(0.12, 0.4),
    parts: [
      rod(0.045, 0, 0.008, 'finish', 0.002),
      rod(0.024, 0.006, 0.33),
      glass(straight(0.004, [0, 0.362], [0.036, 0.362], [0.03, 0.326], [0, 0.326])),
      shade(smooth([0, 0.4], [0.02, 0.399], [0.042, 0.391], [0.056, 0.374], [0.06, 0.352]), 0.002, 0.33, { reachMetres: 0.05 }),
    ],
    lights: [{ kind: 'down', at: [0, 0.35, 0], halfAngleDegrees: 66 }],
    view: view(0.72, 5),
    finishes: ['14', '11', '31'],
  },
  {
    model: '7115', // Cala 80: a square post with a window of light
    mount: 'standing',
    ...size(0.12, 0.8),
    parts: [
      box([0.12, 0.61, 0.12], [0, 0.305, 0], 'finish', 0.004),
      glass(straight(0.003, [0, 0.76], [0.045, 0.76], [0.045, 0.6], [0, 0.6])),
      ...([-1, 1] as const).flatMap((x) =>
        ([-1, 1] as const).map((z) => box([0.012, 0.2, 0.012], [x * 0.052, 0.68, z * 0.052], 'finish', 0.002)),
      ),
      box([0.12, 0.045, 0.12], [0, 0.7775, 0], 'finish', 0.004),
    ],
    lights: [{ kind: 'around', at: [0, 0.68, 0] }],
    view: view(1.25, 5, 'light', 34),
    finishes: ['31', '14', '11'],
  },
  {
    model: '7120', // Cala Pared: a hood that lights the wall below it
    mount: 'wall',
    ...size(0.11, 0.16, 0.13),
    parts: [
      box([0.09, 0.14, 0.014], [0, 0.08, 0.007], 'finish', 0.004),
      group(
        [
          shade(straight(0.012, [0, 0.16], [0.055, 0.16], [0.055, 0]), 0.003, 0.03, { reachMetres: 0.05 }),
          ...[rod(0.035, 0.03, 0.036, 'lamp')],
        ],
        [0, 0, 0.075],
        [0, 0, 0],
      ),
      box([0.03, 0.03, 0.03], [0, 0.145, 0.02], 'finish', 0.003),
    ],
    lights: [{ kind: 'beam', at: [0, 0.03, 0.08], towards: [0, -0.5, 0.02], halfAngleDegrees: 52 }],
    view: view(0.46, 3, 'light', -36, 0.08),
    finishes: ['11', '14', '10'],
  },
  {
    model: '7125', // Cala Pared Doble: a block with light above and below
    mount: 'wall',
    ...size(0.11, 0.24, 0.13),
    parts: [
      box([0.11, 0.22, 0.1], [0, 0.12, 0.08], 'finish', 0.006),
      box([0.07, 0.16, 0.034], [0, 0.12, 0.017], 'hardware', 0.003),
      box([0.085, 0.24, 0.07], [0, 0.12, 0.08], 'lamp', 0.004),
    ],
    lights: [
      { kind: 'beam', at: [0, 0, 0.06], towards: [0, -0.6, 0.02], halfAngleDegrees: 50 },
      { kind: 'beam', at: [0, 0.24, 0.06], towards: [0, 0.84, 0.02], halfAngleDegrees: 50 },
    ],
    view: view(0.66, 3, 'light', 36),
    finishes: ['10', '14', '11'],
  },
  {
    model: '7130', // Cala Suspendida: a ship's lamp in its guard
    mount: 'hanging',
    ...size(0.28, 0.26),
    parts: [
      shade(smooth([0, 0.215], [0.04, 0.212], [0.07, 0.192], [0.09, 0.162], [0.14, 0.138]), 0.003, 0.12, { reachMetres: 0.1 }),
      glass(straight(0.03, [0, 0.15], [0.048, 0.15], [0.048, 0.012], [0, 0.012])),
      ...around(4, (degrees) => [
        tube(
          0.0028,
          'finish',
          0.02,
          polar(0.068, degrees + 45, 0.16),
          polar(0.068, degrees + 45, 0.0035),
          polar(0.001, degrees + 45, 0.0035),
        ),
      ]),
      placed(hoop(0.072, 0.006, 0.006), [0, 0.075, 0]),
      cap(straight(0.003, [0, 0.26], [0.011, 0.26], [0.011, 0.238], [0.03, 0.232], [0.04, 0.2], [0, 0.2])),
    ],
    lights: [{ kind: 'down', at: [0, 0.09, 0], halfAngleDegrees: 70 }],
    suspension: cable([0, 0.26, 0]),
    view: view(0.72, -5),
    finishes: ['42', '14', '11', '24'],
  },
];
