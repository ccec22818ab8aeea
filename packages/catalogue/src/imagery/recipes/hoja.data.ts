import type { LuminaireRecipe } from '../luminaire-recipe';
import type { PartRecipe } from '../part-recipe';
import { around, bulb, cable, cap, curvedTube, group, placed, rod, size, straight, view } from '../parts';

const leaf = (
  lengthMetres: number,
  widthMetres: number,
  cupMetres: number,
  bendMetres: number,
  belly: number,
  lampMetres: number,
): PartRecipe => ({
  name: 'leaf',
  shape: 'leaf',
  lengthMetres,
  widthMetres,
  cupMetres,
  bendMetres,
  belly,
  lamp: { at: [0, -lampMetres, widthMetres * 0.35], reachMetres: widthMetres * 0.55 },
});

export const HOJA: readonly LuminaireRecipe[] = [
  {
    model: '4110', // Hoja 24: three leaves closed to a bud
    mount: 'hanging',
    ...size(0.24, 0.2, 0.22),
    parts: [
      ...around(3, (degrees) => [
        group([{ ...leaf(0.198, 0.235, 0.068, 0.034, 0.55, 0.12), turnDegrees: [31, 0, 0] }], [0, 0, 0], [0, degrees + 180, 0]),
      ]).map((part): PartRecipe => ({ ...part, at: [0, 0.176, 0] })),
      bulb(0.034, 0.06),
      cap(straight(0.002, [0, 0.2], [0.008, 0.2], [0.012, 0.18], [0.03, 0.165], [0.03, 0.148], [0, 0.148])),
    ],
    lights: [{ kind: 'down', at: [0, 0.05, 0], halfAngleDegrees: 68 }],
    suspension: cable([0, 0.2, 0]),
    view: view(0.58, -7),
    finishes: ['42', '10', '11', '23'],
  },
  {
    model: '4115', // Hoja 40: six leaves, open
    mount: 'hanging',
    ...size(0.4, 0.3, 0.4),
    parts: [
      ...around(6, (degrees, index) => [
        group(
          [{ ...leaf(0.32, 0.21, 0.055, 0.055, 0.62, 0.18), turnDegrees: [index % 2 ? 36 : 42, 0, 0] }],
          [0, 0, 0],
          [0, degrees + 180, 0],
        ),
      ]).map((part): PartRecipe => ({ ...part, at: [0, 0.256, 0] })),
      bulb(0.045, 0.1),
      cap(straight(0.003, [0, 0.3], [0.01, 0.3], [0.016, 0.27], [0.045, 0.245], [0.045, 0.222], [0, 0.222])),
    ],
    lights: [{ kind: 'down', at: [0, 0.09, 0], halfAngleDegrees: 70 }],
    suspension: cable([0, 0.3, 0]),
    view: view(0.78, -8),
    finishes: ['31', '10', '11', '42', '23'],
  },
  {
    model: '4120', // Hoja Pared: one leaf before its own light
    mount: 'wall',
    ...size(0.2, 0.3, 0.11),
    parts: [
      { ...leaf(0.298, 0.198, 0.045, 0.035, 0.45, 0.15), at: [0, 0.299, 0.0735], turnDegrees: [0, 180, 0] },
      group([rod(0.034, 0, 0.012)], [0, 0.15, 0], [90, 0, 0]),
      group([rod(0.012, 0, 0.09)], [0, 0.15, 0], [90, 0, 0]),
    ],
    lights: [{ kind: 'around', at: [0, 0.16, 0.06], strength: 7 }],
    view: view(0.66, 2, 'light', -32),
    finishes: ['10', '11', '42', '31', '23'],
  },
  {
    model: '4125', // Hoja Pared Doble: one leaf up, one down
    mount: 'wall',
    ...size(0.2, 0.52, 0.12),
    parts: [
      { ...leaf(0.27, 0.198, 0.045, 0.03, 0.42, 0.15), at: [0, 0.2715, 0.0885], turnDegrees: [0, 180, 0] },
      group([leaf(0.27, 0.16, 0.04, 0.03, 0.42, 0.15)], [0, 0.2485, 0.0885], [0, 180, 180]),
      group([rod(0.045, 0, 0.012)], [0, 0.26, 0], [90, 0, 0]),
      group([rod(0.014, 0, 0.075)], [0, 0.26, 0], [90, 0, 0]),
    ],
    lights: [
      { kind: 'around', at: [0, 0.14, 0.08], strength: 7 },
      { kind: 'around', at: [0, 0.4, 0.08], strength: 7 },
    ],
    view: view(0.92, 2, 'light', 30),
    finishes: ['11', '10', '42', '23'],
  },
  {
    model: '4130', // Hoja Mesa: a leaf bent over its stem
    mount: 'standing',
    ...size(0.24, 0.42, 0.24),
    parts: [
      placed(rod(0.07, 0, 0.014, 'finish', 0.004), [-0.05, 0, 0]),
      curvedTube(0.005, 'finish', [-0.06, 0.01, 0], [-0.07, 0.2, 0], [-0.055, 0.36, 0], [-0.01, 0.414, 0]),
      group([{ ...leaf(0.25, 0.24, 0.05, 0.045, 0.5, 0.12), turnDegrees: [0, 0, 0] }], [-0.09, 0.416, 0], [0, -90, 52]),
      placed(bulb(0.026, 0), [-0.015, 0.335, 0]),
    ],
    lights: [{ kind: 'down', at: [0, 0.31, 0], halfAngleDegrees: 62 }],
    view: view(0.86, 5, 'light', -16),
    finishes: ['55', '10', '11', '42', '23'],
  },
];
