import type { LuminaireRecipe } from '../luminaire-recipe';
import { box, cable, can, cap, diffuser, group, rod, shade, size, straight, view } from '../parts';

export const FARO: readonly LuminaireRecipe[] = [
  {
    model: '5935', // Faro: a can under the ceiling
    mount: 'ceiling',
    ...size(0.08, 0.12),
    parts: [...can(0.04, 0.112), rod(0.034, 0.11, 0.12, 'hardware')],
    lights: [{ kind: 'beam', at: [0, 0.02, 0], towards: [0, -1, -0.15], halfAngleDegrees: 32 }],
    view: view(0.3, -24, 'stone', 0, 0.16),
    finishes: ['10', '11', '14', '24', '23'],
  },
  {
    model: '5940', // Faro Doble: two cans on a plate, turned apart
    mount: 'ceiling',
    ...size(0.24, 0.14, 0.09),
    parts: [
      box([0.2, 0.026, 0.07], [0, 0.127, 0], 'finish', 0.005),
      ...([-1, 1] as const).flatMap((side) => [
        group(can(0.033, 0.098), [side * 0.089, 0.0135, 0.0134], [-18, 0, side * 20]),
        group([rod(0.009, 0, 0.02, 'hardware')], [side * 0.06, 0.1, 0], [0, 0, 0]),
      ]),
    ],
    lights: [
      { kind: 'beam', at: [-0.1, 0.02, 0], towards: [-0.5, -1, 0], halfAngleDegrees: 30 },
      { kind: 'beam', at: [0.1, 0.02, 0], towards: [0.5, -1, 0], halfAngleDegrees: 30 },
    ],
    view: view(0.5, -15, 'light', 16, 0.13),
    finishes: ['11', '10', '14', '23'],
  },
  {
    model: '5945', // Faro Carril: a can on a track
    mount: 'ceiling',
    ...size(0.07, 0.18),
    parts: [
      box([0.07, 0.02, 0.03], [0, 0.135, 0], 'finish', 0.004),
      rod(0.006, 0.09, 0.18, 'finish'),
      group(can(0.028, 0.1), [0, 0.0045, 0.0065], [-8, 0, 0]),
    ],
    props: [box([1.2, 0.034, 0.036], [0, 0.163, 0], 'hardware', 0.002)],
    lights: [{ kind: 'beam', at: [0, 0.02, 0.01], towards: [0.1, -1, 0.3], halfAngleDegrees: 28 }],
    view: view(0.46, -9, 'light', -34, 0.12),
    finishes: ['14', '11', '10'],
  },
  {
    model: '5950', // Faro Pared: a can on an arm
    mount: 'wall',
    ...size(0.09, 0.15, 0.13),
    parts: [
      group([rod(0.045, 0, 0.016)], [0, 0.105, 0], [90, 0, 0]),
      group([rod(0.007, 0, 0.08)], [0, 0.105, 0], [90, 0, 0]),
      group(can(0.034, 0.12), [0, 0.006, 0.096], [-10, 0, 0]),
    ],
    lights: [{ kind: 'beam', at: [0, 0.02, 0.1], towards: [0, -0.6, 0.03], halfAngleDegrees: 38 }],
    view: view(0.42, -4, 'light', -40, 0.06),
    finishes: ['23', '10', '11', '14'],
  },
  {
    model: '5955', // Faro Tubo: a slim hanging tube
    mount: 'hanging',
    ...size(0.06, 0.4),
    parts: [
      shade(straight(0.002, [0, 0.385], [0.03, 0.385], [0.03, 0]), 0.002, 0.02, { inner: 'hardware' }),
      diffuser(0.0278, 0.016),
      cap(straight(0.0015, [0, 0.4], [0.007, 0.4], [0.007, 0.382], [0, 0.382])),
    ],
    lights: [{ kind: 'down', at: [0, 0.02, 0], halfAngleDegrees: 30 }],
    suspension: cable([0, 0.4, 0]),
    view: view(0.74, -6),
    finishes: ['24', '10', '11', '23'],
  },
];
