import type { LuminaireRecipe } from '../luminaire-recipe';
import { bulb, cable, cap, shade, size, smooth, straight, view } from '../parts';

export const ALBA: readonly LuminaireRecipe[] = [
  {
    model: '0820', // Alba 33
    mount: 'hanging',
    ...size(0.33, 0.25),
    parts: [
      shade(smooth([0, 0.206], [0.03, 0.2035], [0.06, 0.19], [0.105, 0.15], [0.145, 0.085], [0.165, 0]), 0.003, 0.045),
      bulb(0.045, 0.045),
      cap(straight(0.003, [0, 0.25], [0.0135, 0.25], [0.0185, 0.19], [0, 0.19])),
    ],
    lights: [{ kind: 'down', at: [0, 0.045, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.25, 0]),
    view: view(0.8, -6),
    finishes: ['42', '03', '10', '11', '23', '24', '31', '62'],
  },
  {
    model: '0825', // Alba 50
    mount: 'hanging',
    ...size(0.5, 0.205),
    parts: [
      shade(smooth([0, 0.16], [0.05, 0.1565], [0.11, 0.139], [0.17, 0.107], [0.22, 0.063], [0.25, 0]), 0.003, 0.055),
      bulb(0.055, 0.055),
      cap(straight(0.003, [0, 0.205], [0.012, 0.205], [0.012, 0.178], [0.042, 0.172], [0.042, 0.14], [0, 0.14])),
    ],
    lights: [{ kind: 'down', at: [0, 0.055, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.205, 0]),
    view: view(1.02, -6.5),
    finishes: ['31', '03', '10', '11', '23', '24', '42', '62'],
  },
  {
    model: '0162', // Alba 18
    mount: 'hanging',
    ...size(0.18, 0.235),
    parts: [
      shade(smooth([0, 0.157], [0.022, 0.154], [0.05, 0.138], [0.072, 0.108], [0.083, 0.068], [0.0875, 0.03], [0.09, 0]), 0.0025, 0.03),
      bulb(0.03, 0.03),
      cap(straight(0.002, [0, 0.235], [0.008, 0.235], [0.008, 0.185], [0.021, 0.178], [0.021, 0.145], [0, 0.145])),
    ],
    lights: [{ kind: 'down', at: [0, 0.03, 0], halfAngleDegrees: (Math.atan2(0.09, 0.03) * 180) / Math.PI }],
    suspension: cable([0, 0.235, 0]),
    view: view(0.56, -6),
    finishes: ['24', '03', '10', '11', '23', '31', '42', '62'],
  },
  {
    model: '1160', // Alba Cluster-one
    mount: 'hanging',
    ...size(0.24, 0.26),
    parts: [
      shade(
        smooth([0, 0.225], [0.026, 0.221], [0.05, 0.2], [0.061, 0.16], [0.067, 0.11], [0.08, 0.056], [0.1, 0.019], [0.12, 0]),
        0.0025,
        0.034,
      ),
      bulb(0.032, 0.034),
      cap(straight(0.0025, [0, 0.26], [0.01, 0.26], [0.01, 0.235], [0.028, 0.235], [0.028, 0.21], [0, 0.21])),
    ],
    lights: [{ kind: 'down', at: [0, 0.034, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.26, 0]),
    view: view(0.66, -6),
    finishes: ['31', '03', '10', '11', '23', '24', '42', '62'],
  },
  {
    model: '0270', // Alba 24, a deep dome
    mount: 'hanging',
    ...size(0.24, 0.27),
    parts: [
      shade(smooth([0, 0.235], [0.03, 0.232], [0.07, 0.215], [0.098, 0.178], [0.111, 0.125], [0.1165, 0.06], [0.12, 0]), 0.003, 0.06),
      bulb(0.036, 0.045),
      cap(straight(0.002, [0, 0.27], [0.009, 0.27], [0.009, 0.255], [0.05, 0.235], [0.05, 0.222], [0, 0.222])),
    ],
    lights: [{ kind: 'down', at: [0, 0.045, 0], halfAngleDegrees: 66 }],
    suspension: cable([0, 0.27, 0]),
    view: view(0.66, -6),
    finishes: ['11', '10', '31', '42', '24', '23'],
  },
  {
    model: '0345', // Alba 70, a wide shallow dome
    mount: 'hanging',
    ...size(0.7, 0.24),
    parts: [
      shade(smooth([0, 0.155], [0.08, 0.152], [0.17, 0.136], [0.25, 0.104], [0.315, 0.055], [0.35, 0]), 0.0035, 0.06, {
        reachMetres: 0.24,
      }),
      bulb(0.05, 0.054),
      cap(straight(0.003, [0, 0.24], [0.0135, 0.24], [0.0135, 0.195], [0.075, 0.176], [0.075, 0.13], [0, 0.13])),
    ],
    lights: [{ kind: 'down', at: [0, 0.055, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.24, 0]),
    view: view(1.12, -8),
    finishes: ['10', '11', '31', '62', '24'],
  },
  {
    model: '0361', // Alba Duo, two domes stacked
    mount: 'hanging',
    ...size(0.28, 0.42),
    parts: [
      shade(smooth([0, 0.165], [0.035, 0.162], [0.075, 0.145], [0.11, 0.105], [0.132, 0.05], [0.14, 0]), 0.003, 0.04),
      bulb(0.04, 0.04),
      {
        ...shade(smooth([0, 0.36], [0.03, 0.357], [0.06, 0.34], [0.084, 0.305], [0.099, 0.26], [0.105, 0.215]), 0.003, 0.225, {
          reachMetres: 0.06,
        }),
        name: 'upper',
      },
      { ...bulb(0.026, 0.228), name: 'upper-bulb' },
      { ...cap(straight(0.001, [0, 0.23], [0.009, 0.23], [0.009, 0.16], [0, 0.16])), name: 'neck' },
      cap(straight(0.003, [0, 0.42], [0.0115, 0.42], [0.0175, 0.345], [0, 0.345])),
    ],
    lights: [{ kind: 'down', at: [0, 0.04, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.42, 0]),
    view: view(0.86, -6),
    finishes: ['31', '10', '11', '42', '23'],
  },
];
