import type { LuminaireRecipe } from '../luminaire-recipe';
import { around, cable, group, hoop, placed, polar, rod, size, tube, view } from '../parts';

export const ARO: readonly LuminaireRecipe[] = [
  {
    model: '5772', // Aro 60: a tall band, lit inside
    mount: 'hanging',
    ...size(0.6, 0.05),
    parts: [placed(hoop(0.3, 0.012, 0.05), [0, 0.025, 0]), placed(hoop(0.29, 0.008, 0.036, 'lamp', 0.0035), [0, 0.025, 0])],
    suspension: cable(polar(0.294, 0, 0.05), polar(0.294, 120, 0.05), polar(0.294, 240, 0.05)),
    lights: [{ kind: 'hoop', at: [0, 0.025, 0] }],
    view: view(0.94, 13, 'taupe', 20, -0.08),
    finishes: ['11', '10', '14', '23'],
  },
  {
    model: '5774', // Aro 90: a flat ring, lit below
    mount: 'hanging',
    ...size(0.9, 0.03),
    parts: [placed(hoop(0.45, 0.07, 0.024), [0, 0.018, 0]), placed(hoop(0.44, 0.05, 0.012, 'lamp'), [0, 0.006, 0])],
    props: [...around(4, (degrees) => [tube(0.0014, 'cable', 0, polar(0.415, degrees + 45, 0.028), [0, 0.5, 0])]), rod(0.014, 0.48, 0.53)],
    suspension: cable([0, 0.53, 0]),
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 66 }],
    view: view(1.42, -16, 'light', 12, -0.1),
    finishes: ['23', '10', '11'],
  },
  {
    model: '5776', // Aro 120: two rings, one in the other
    mount: 'hanging',
    ...size(1.2, 0.22),
    parts: [
      placed(hoop(0.6, 0.016, 0.045), [0, 0.0225, 0]),
      placed(hoop(0.588, 0.01, 0.03, 'lamp', 0.0035), [0, 0.0225, 0]),
      group([placed(hoop(0.36, 0.016, 0.045), [0, 0, 0]), placed(hoop(0.348, 0.01, 0.03, 'lamp', 0.0035), [0, 0, 0])], [-0.14, 0.1975, 0]),
    ],
    suspension: cable(polar(0.592, 60, 0.045), polar(0.592, 180, 0.045), polar(0.592, 300, 0.045), [-0.49, 0.22, 0], [0.21, 0.22, 0]),
    lights: [{ kind: 'hoop', at: [0, 0.1, 0] }],
    view: view(1.62, 15, 'stone', 14, -0.06),
    finishes: ['10', '11', '14', '51'],
  },
  {
    model: '5778', // Aro Vertical: a ring on the wall, its light turned to the wall
    mount: 'wall',
    ...size(0.5, 0.5, 0.06),
    parts: [
      group([hoop(0.25, 0.026, 0.02)], [0, 0.25, 0.05], [90, 0, 0]),
      group([hoop(0.247, 0.02, 0.012, 'lamp')], [0, 0.25, 0.037], [90, 0, 0]),
      ...([-1, 1] as const).map((side) => group([rod(0.012, 0, 0.045, 'finish')], [0, 0.25 + side * 0.236, 0], [90, 0, 0])),
    ],
    lights: [
      { kind: 'around', at: [0, 0.48, 0.09], strength: 0.7 },
      { kind: 'around', at: [0, 0.02, 0.09], strength: 0.7 },
      { kind: 'around', at: [-0.23, 0.25, 0.09], strength: 0.7 },
      { kind: 'around', at: [0.23, 0.25, 0.09], strength: 0.7 },
    ],
    view: view(0.94, 0, 'light', -30),
    finishes: ['31', '10', '11', '23'],
  },
];
