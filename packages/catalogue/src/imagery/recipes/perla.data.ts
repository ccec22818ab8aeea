import type { LuminaireRecipe } from '../luminaire-recipe';
import { cable, cap, glass, globe, size, smooth, straight, view } from '../parts';

export const PERLA: readonly LuminaireRecipe[] = [
  {
    model: '5520', // Perla 20
    mount: 'hanging',
    ...size(0.2, 0.235),
    parts: [globe(0.1), cap(straight(0.002, [0, 0.235], [0.016, 0.235], [0.036, 0.191], [0.036, 0.185], [0, 0.185]))],
    lights: [{ kind: 'around', at: [0, 0.1, 0] }],
    suspension: cable([0, 0.235, 0]),
    view: view(0.54, -3, 'taupe'),
    finishes: ['11', '10', '23', '24'],
  },
  {
    model: '5525', // Perla 30
    mount: 'hanging',
    ...size(0.3, 0.335),
    parts: [
      globe(0.15),
      { name: 'cap', shape: 'shoulder', globeRadiusMetres: 0.15, topMetres: 0.335, neckRadiusMetres: 0.014, coverDegrees: 52 },
    ],
    lights: [{ kind: 'around', at: [0, 0.15, 0] }],
    suspension: cable([0, 0.335, 0]),
    view: view(0.72, -2, 'taupe'),
    finishes: ['11', '10', '23', '24'],
  },
  {
    model: '5660', // Perla pebble
    mount: 'hanging',
    ...size(0.34, 0.2),
    parts: [
      glass(smooth([0, 0.165], [0.07, 0.157], [0.125, 0.129], [0.16, 0.087], [0.17, 0.058], [0.155, 0.028], [0.11, 0.008], [0, 0])),
      cap(straight(0.002, [0, 0.2], [0.01, 0.2], [0.01, 0.174], [0.06, 0.17], [0.06, 0.15], [0, 0.15])),
    ],
    lights: [{ kind: 'around', at: [0, 0.084, 0] }],
    suspension: cable([0, 0.2, 0]),
    view: view(0.72, -2, 'taupe'),
    finishes: ['11', '10', '23', '24'],
  },
  {
    model: '5662', // Perla tall
    mount: 'hanging',
    ...size(0.12, 0.42),
    parts: [
      glass(straight(0.0575, [0, 0.38], [0.0575, 0.38], [0.0575, 0], [0, 0])),
      cap(straight(0.0025, [0, 0.42], [0.011, 0.42], [0.011, 0.392], [0.06, 0.392], [0.06, 0.325], [0, 0.325])),
    ],
    lights: [{ kind: 'around', at: [0, 0.1764, 0] }],
    suspension: cable([0, 0.42, 0]),
    view: view(0.8, -3, 'taupe'),
    finishes: ['10', '11', '23', '24'],
  },
  {
    model: '5664', // Perla Gota, a drop
    mount: 'hanging',
    ...size(0.26, 0.38),
    parts: [
      glass(
        smooth(
          [0, 0.35],
          [0.024, 0.337],
          [0.042, 0.295],
          [0.08, 0.23],
          [0.121, 0.16],
          [0.13, 0.112],
          [0.115, 0.055],
          [0.07, 0.013],
          [0, 0],
        ),
      ),
      cap(straight(0.002, [0, 0.38], [0.01, 0.38], [0.02, 0.362], [0.04, 0.305], [0.042, 0.29], [0, 0.31])),
    ],
    lights: [{ kind: 'around', at: [0, 0.14, 0] }],
    suspension: cable([0, 0.38, 0]),
    view: view(0.8, -2, 'taupe'),
    finishes: ['10', '11', '24', '23'],
  },
  {
    model: '5530', // Perla 45, held by a ring around its middle
    mount: 'hanging',
    ...size(0.45, 0.485),
    parts: [
      globe(0.221),
      {
        name: 'ring',
        shape: 'hoop',
        surface: 'finish',
        radiusMetres: 0.225,
        radialMetres: 0.007,
        axialMetres: 0.03,
        filletMetres: 0.002,
        at: [0, 0.221, 0],
      },
      cap(straight(0.002, [0, 0.485], [0.012, 0.485], [0.012, 0.458], [0.085, 0.45], [0.085, 0.42], [0, 0.42])),
    ],
    lights: [{ kind: 'around', at: [0, 0.221, 0] }],
    suspension: cable([0, 0.485, 0]),
    view: view(0.86, -4, 'taupe'),
    finishes: ['11', '10', '23'],
  },
];
