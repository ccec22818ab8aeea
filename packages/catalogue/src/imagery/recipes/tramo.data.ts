import type { LuminaireRecipe } from '../luminaire-recipe';
import { bulb, cable, cap, diffuser, globe, shade, size, smooth, straight, view } from '../parts';

export const TRAMO: readonly LuminaireRecipe[] = [
  {
    model: '2350', // Tramo cone
    mount: 'hanging',
    ...size(0.27, 0.285),
    parts: [
      shade(straight(0.004, [0, 0.24], [0.024, 0.24], [0.135, 0]), 0.0025, 0.034),
      bulb(0.034, 0.034),
      cap(straight(0.002, [0, 0.285], [0.0155, 0.285], [0.0155, 0.23], [0, 0.23])),
    ],
    lights: [{ kind: 'down', at: [0, 0.034, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.285, 0]),
    view: view(0.74, -6),
    finishes: ['11', '10', '14', '31', '51', '74'],
  },
  {
    model: '2351', // Tramo drum
    mount: 'hanging',
    ...size(0.35, 0.215),
    parts: [
      shade(straight(0.014, [0, 0.19], [0.175, 0.19], [0.175, 0]), 0.004, 0.014, {
        flutes: { count: 56, depthMetres: 0.0055, marginMetres: 0.008 },
      }),
      diffuser(0.169, 0.014),
      cap(straight(0.002, [0, 0.215], [0.026, 0.215], [0.026, 0.18], [0, 0.18])),
    ],
    lights: [{ kind: 'down', at: [0, 0.014, 0], halfAngleDegrees: 62 }],
    suspension: cable([0, 0.215, 0]),
    view: view(0.86, -6),
    finishes: ['51', '10', '11', '14', '31', '74'],
  },
  {
    model: '2355', // Tramo bowl
    mount: 'hanging',
    ...size(0.4, 0.3),
    parts: [
      shade(smooth([0, 0], [0.06, 0.005], [0.12, 0.029], [0.168, 0.073], [0.2, 0.14]), 0.003, 0.16, { upturned: true }),
      globe(0.115, 0.16),
      cap(straight(0.002, [0, 0.3], [0.014, 0.3], [0.026, 0.271], [0.026, 0.262], [0, 0.262])),
    ],
    lights: [{ kind: 'up', at: [0, 0.16, 0] }],
    suspension: cable([0, 0.3, 0]),
    view: view(0.88, 2, 'taupe'),
    finishes: ['74', '10', '11', '14', '31', '51'],
  },
  {
    model: '5770', // Tramo ring
    mount: 'hanging',
    ...size(0.48, 0.52, 0.06),
    parts: [
      {
        name: 'hoop',
        shape: 'hoop',
        surface: 'finish',
        radiusMetres: 0.24,
        radialMetres: 0.014,
        axialMetres: 0.06,
        filletMetres: 0.003,
        at: [0, 0.24, 0],
        turnDegrees: [90, 0, 0],
      },
      {
        name: 'band',
        shape: 'hoop',
        surface: 'lamp',
        radiusMetres: 0.2305,
        radialMetres: 0.009,
        axialMetres: 0.0432,
        filletMetres: 0.0044,
        at: [0, 0.24, 0],
        turnDegrees: [90, 0, 0],
      },
      cap(straight(0.002, [0, 0.52], [0.012, 0.52], [0.012, 0.47], [0, 0.47])),
    ],
    lights: [{ kind: 'hoop', at: [0, 0.24, 0] }],
    suspension: cable([0, 0.52, 0]),
    view: view(0.9, 0, 'taupe', 38),
    finishes: ['14', '10', '11', '31', '51', '74'],
  },
  {
    model: '2360', // Tramo Alto, a tall cylinder
    mount: 'hanging',
    ...size(0.12, 0.45),
    parts: [
      shade(straight(0.003, [0, 0.415], [0.06, 0.415], [0.06, 0]), 0.003, 0.06, { reachMetres: 0.07 }),
      diffuser(0.0565, 0.03),
      cap(straight(0.002, [0, 0.45], [0.008, 0.45], [0.008, 0.41], [0, 0.41])),
    ],
    lights: [{ kind: 'down', at: [0, 0.03, 0], halfAngleDegrees: 40 }],
    suspension: cable([0, 0.45, 0]),
    view: view(0.72, -8),
    finishes: ['11', '10', '51', '74', '33'],
  },
  {
    model: '2365', // Tramo Bajo, a low bell
    mount: 'hanging',
    ...size(0.4, 0.16),
    parts: [
      shade(smooth([0, 0.13], [0.035, 0.127], [0.06, 0.108], [0.078, 0.075], [0.112, 0.04], [0.16, 0.015], [0.2, 0]), 0.003, 0.04),
      bulb(0.034, 0.036),
      cap(straight(0.002, [0, 0.16], [0.014, 0.16], [0.014, 0.145], [0.034, 0.14], [0.034, 0.115], [0, 0.115])),
    ],
    lights: [{ kind: 'down', at: [0, 0.036, 0], halfAngleDegrees: 72 }],
    suspension: cable([0, 0.16, 0]),
    view: view(0.84, -7),
    finishes: ['31', '11', '10', '51'],
  },
];
