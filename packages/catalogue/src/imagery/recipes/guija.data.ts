import type { LuminaireRecipe } from '../luminaire-recipe';
import { cable, cap, glass, group, hoop, placed, shade, size, smooth, straight, view } from '../parts';

export const GUIJA: readonly LuminaireRecipe[] = [
  {
    model: '6160', // Guija 22: a small stone that hangs a little askew
    mount: 'hanging',
    ...size(0.22, 0.16),
    parts: [
      group(
        [glass(smooth([0, 0.067], [0.05, 0.0635], [0.09, 0.043], [0.1075, 0.008], [0.098, -0.03], [0.06, -0.058], [0, -0.066]))],
        [0.002, 0.071, 0],
        [0, 0, 13],
      ),
      cap(straight(0.002, [0, 0.16], [0.009, 0.16], [0.009, 0.146], [0.022, 0.141], [0.022, 0.12], [0, 0.12])),
    ],
    lights: [{ kind: 'around', at: [0, 0.075, 0] }],
    suspension: cable([0, 0.16, 0]),
    view: view(0.52, -3, 'taupe'),
    finishes: ['10', '11', '24', '23'],
  },
  {
    model: '6165', // Guija 34: glass under a metal half
    mount: 'hanging',
    ...size(0.34, 0.22),
    parts: [
      glass(smooth([0, 0.17], [0.09, 0.163], [0.145, 0.132], [0.166, 0.09], [0.152, 0.045], [0.1, 0.011], [0, 0])),
      shade(smooth([0, 0.187], [0.05, 0.185], [0.105, 0.171], [0.15, 0.138], [0.17, 0.092]), 0.0025, 0.06),
      cap(straight(0.003, [0, 0.22], [0.01, 0.22], [0.014, 0.2], [0.03, 0.19], [0.03, 0.175], [0, 0.175])),
    ],
    lights: [{ kind: 'around', at: [0, 0.07, 0] }],
    suspension: cable([0, 0.22, 0]),
    view: view(0.74, -5, 'taupe'),
    finishes: ['11', '10', '24', '23'],
  },
  {
    model: '6170', // Guija 48: flat, held by a belt of metal
    mount: 'hanging',
    ...size(0.48, 0.18),
    parts: [
      glass(smooth([0, 0.142], [0.11, 0.137], [0.19, 0.113], [0.232, 0.071], [0.19, 0.029], [0.11, 0.005], [0, 0])),
      placed(hoop(0.24, 0.012, 0.02), [0, 0.071, 0]),
      cap(straight(0.002, [0, 0.18], [0.012, 0.18], [0.012, 0.155], [0.11, 0.147], [0.11, 0.13], [0, 0.13])),
    ],
    lights: [{ kind: 'around', at: [0, 0.071, 0] }],
    suspension: cable([0, 0.18, 0]),
    view: view(0.92, -7, 'taupe'),
    finishes: ['10', '11', '51'],
  },
  {
    model: '6175', // Guija Alta: an upright stone
    mount: 'hanging',
    ...size(0.24, 0.4),
    parts: [
      glass(smooth([0, 0.352], [0.045, 0.344], [0.083, 0.305], [0.108, 0.235], [0.12, 0.15], [0.11, 0.07], [0.07, 0.017], [0, 0])),
      cap(straight(0.004, [0, 0.4], [0.012, 0.4], [0.012, 0.378], [0.05, 0.372], [0.05, 0.325], [0, 0.325])),
    ],
    lights: [{ kind: 'around', at: [0, 0.17, 0] }],
    suspension: cable([0, 0.4, 0]),
    view: view(0.8, -2, 'taupe'),
    finishes: ['11', '10', '23'],
  },
];
