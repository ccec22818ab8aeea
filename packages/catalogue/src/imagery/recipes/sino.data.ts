import type { LuminaireRecipe } from '../luminaire-recipe';
import { bulb, cable, cap, shade, size, smooth, straight, view } from '../parts';

export const SINO: readonly LuminaireRecipe[] = [
  {
    model: '0920', // Sino 22: a hand bell
    mount: 'hanging',
    ...size(0.22, 0.24),
    parts: [
      shade(smooth([0, 0.195], [0.028, 0.193], [0.054, 0.176], [0.067, 0.14], [0.074, 0.095], [0.084, 0.045], [0.11, 0]), 0.0028, 0.03),
      bulb(0.026, 0.028),
      cap(
        straight(0.003, [0, 0.24], [0.0085, 0.24], [0.0085, 0.226], [0.02, 0.22], [0.02, 0.206], [0.032, 0.2], [0.032, 0.185], [0, 0.185]),
      ),
    ],
    lights: [{ kind: 'down', at: [0, 0.03, 0], halfAngleDegrees: 68 }],
    suspension: cable([0, 0.24, 0]),
    view: view(0.56, -6),
    finishes: ['11', '10', '14', '24', '23'],
  },
  {
    model: '0925', // Sino 32: a slender bell with a long flare
    mount: 'hanging',
    ...size(0.32, 0.33),
    parts: [
      shade(
        smooth([0, 0.29], [0.03, 0.287], [0.058, 0.266], [0.072, 0.215], [0.086, 0.15], [0.108, 0.085], [0.138, 0.03], [0.16, 0]),
        0.003,
        0.05,
      ),
      bulb(0.042, 0.042),
      cap(straight(0.004, [0, 0.33], [0.01, 0.33], [0.01, 0.315], [0.026, 0.306], [0.026, 0.28], [0, 0.28])),
    ],
    lights: [{ kind: 'down', at: [0, 0.05, 0], halfAngleDegrees: 70 }],
    suspension: cable([0, 0.33, 0]),
    view: view(0.64, -7, 'light', 0, 0.02),
    finishes: ['42', '11', '10', '14', '24', '23'],
  },
  {
    model: '0930', // Sino Abierto: a trumpet
    mount: 'hanging',
    ...size(0.48, 0.3),
    parts: [
      shade(
        smooth([0, 0.272], [0.018, 0.27], [0.034, 0.25], [0.041, 0.205], [0.054, 0.145], [0.093, 0.082], [0.165, 0.03], [0.24, 0]),
        0.003,
        0.05,
      ),
      bulb(0.03, 0.05),
      cap(straight(0.002, [0, 0.3], [0.009, 0.3], [0.009, 0.285], [0.024, 0.279], [0.024, 0.255], [0, 0.255])),
    ],
    lights: [{ kind: 'down', at: [0, 0.05, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.3, 0]),
    view: view(0.94, -7),
    finishes: ['74', '11', '10', '31', '55'],
  },
  {
    model: '0935', // Sino Doble: a bell in a bell
    mount: 'hanging',
    ...size(0.36, 0.4),
    parts: [
      {
        ...shade(smooth([0, 0.36], [0.05, 0.356], [0.098, 0.332], [0.13, 0.285], [0.148, 0.225], [0.18, 0.165]), 0.003, 0.19, {
          reachMetres: 0.09,
        }),
        name: 'outer-bell',
      },
      shade(smooth([0, 0.24], [0.045, 0.236], [0.074, 0.212], [0.086, 0.15], [0.092, 0.075], [0.102, 0.025], [0.118, 0]), 0.003, 0.04),
      bulb(0.036, 0.036),
      { ...cap(straight(0.001, [0, 0.35], [0.012, 0.35], [0.012, 0.23], [0, 0.23])), name: 'neck' },
      cap(straight(0.003, [0, 0.4], [0.01, 0.4], [0.016, 0.366], [0.036, 0.36], [0.036, 0.345], [0, 0.345])),
    ],
    lights: [{ kind: 'down', at: [0, 0.04, 0], halfAngleDegrees: 70 }],
    suspension: cable([0, 0.4, 0]),
    view: view(0.9, -6),
    finishes: ['14', '11', '10', '23'],
  },
];
