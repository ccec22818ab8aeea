import type { LuminaireRecipe } from '../luminaire-recipe';
import { around, box, cable, cap, curvedTube, glass, globe, hoop, placed, polar, rod, size, smooth, straight, tube, view } from '../parts';

export const FAROL: readonly LuminaireRecipe[] = [
  {
    model: '3235', // Farol 20: upright bars around an opal cylinder
    mount: 'hanging',
    ...size(0.2, 0.28),
    parts: [
      glass(straight(0.02, [0, 0.205], [0.058, 0.205], [0.058, 0.022], [0, 0.022])),
      ...around(16, (degrees) => [placed(rod(0.0028, 0.004, 0.226), polar(0.0945, degrees, 0))]),
      placed(hoop(0.1, 0.012, 0.008), [0, 0.004, 0]),
      cap(straight(0.002, [0, 0.28], [0.008, 0.28], [0.008, 0.262], [0.03, 0.256], [0.1, 0.232], [0.1, 0.222], [0, 0.205])),
    ],
    lights: [{ kind: 'around', at: [0, 0.11, 0] }],
    suspension: cable([0, 0.28, 0]),
    view: view(0.66, -4, 'taupe'),
    finishes: ['11', '10', '24', '23'],
  },
  {
    model: '3240', // Farol Alto: four posts
    mount: 'hanging',
    ...size(0.18, 0.46),
    parts: [
      glass(straight(0.03, [0, 0.395], [0.034, 0.395], [0.034, 0.05], [0, 0.05])),
      ...([-1, 1] as const).flatMap((x) =>
        ([-1, 1] as const).map((z) => box([0.01, 0.41, 0.01], [x * 0.085, 0.205, z * 0.085], 'finish', 0.0015)),
      ),
      ...([0.005, 0.405] as const).flatMap((y) => [
        ...([-1, 1] as const).map((side) => box([0.18, 0.01, 0.01], [0, y, side * 0.085], 'finish', 0.0015)),
        ...([-1, 1] as const).map((side) => box([0.01, 0.01, 0.18], [side * 0.085, y, 0], 'finish', 0.0015)),
      ]),
      box([0.18, 0.008, 0.18], [0, 0.412, 0], 'finish', 0.002),
      cap(straight(0.002, [0, 0.46], [0.008, 0.46], [0.008, 0.436], [0.04, 0.43], [0.04, 0.38], [0, 0.38])),
    ],
    lights: [{ kind: 'around', at: [0, 0.22, 0] }],
    suspension: cable([0, 0.46, 0]),
    view: view(0.96, -4, 'taupe', 24),
    finishes: ['24', '11'],
  },
  {
    model: '3245', // Farol Ancho: a barrel of bowed wires
    mount: 'hanging',
    ...size(0.36, 0.34),
    parts: [
      globe(0.09, 0.155),
      ...around(20, (degrees) => [
        curvedTube(
          0.0026,
          'finish',
          polar(0.09, degrees, 0.006),
          polar(0.15, degrees, 0.055),
          polar(0.1774, degrees, 0.155),
          polar(0.15, degrees, 0.255),
          polar(0.07, degrees, 0.302),
        ),
      ]),
      placed(hoop(0.094, 0.008, 0.01), [0, 0.005, 0]),
      cap(
        straight(0.002, [0, 0.34], [0.009, 0.34], [0.009, 0.318], [0.076, 0.308], [0.076, 0.294], [0.03, 0.288], [0.03, 0.235], [0, 0.235]),
      ),
    ],
    lights: [{ kind: 'around', at: [0, 0.155, 0] }],
    suspension: cable([0, 0.34, 0]),
    view: view(0.84, -3, 'taupe'),
    finishes: ['14', '11', '51'],
  },
  {
    model: '3250', // Farol Mesa: a storm lantern with its handle
    mount: 'standing',
    ...size(0.2, 0.34),
    parts: [
      rod(0.1, 0, 0.022, 'finish', 0.006),
      glass(smooth([0, 0.2], [0.03, 0.197], [0.056, 0.17], [0.067, 0.12], [0.06, 0.06], [0.04, 0.026], [0, 0.022])),
      ...around(6, (degrees) => [placed(rod(0.0032, 0.02, 0.225), polar(0.086, degrees + 30, 0))]),
      placed(hoop(0.092, 0.012, 0.012), [0, 0.226, 0]),
      cap(straight(0.003, [0, 0.245], [0.03, 0.245], [0.03, 0.236], [0.086, 0.23], [0.086, 0.222], [0, 0.2])),
      curvedTube(0.004, 'finish', [-0.088, 0.226, 0], [-0.076, 0.29, 0], [0, 0.336, 0], [0.076, 0.29, 0], [0.088, 0.226, 0]),
    ],
    lights: [{ kind: 'around', at: [0, 0.11, 0] }],
    view: view(0.68, 6, 'taupe', 20),
    finishes: ['11', '31', '23'],
  },
  {
    model: '3255', // Farol Pie: a cage on three legs
    mount: 'standing',
    ...size(0.3, 0.9),
    parts: [
      glass(straight(0.03, [0, 0.78], [0.075, 0.78], [0.075, 0.46], [0, 0.46])),
      ...around(14, (degrees) => [placed(rod(0.003, 0.43, 0.82), polar(0.118, degrees, 0))]),
      ...([0.43, 0.625, 0.82] as const).map((y) => placed(hoop(0.124, 0.012, 0.009), [0, y, 0])),
      rod(0.118, 0.43, 0.44, 'finish', 0.002),
      placed(hoop(0.15, 0.01, 0.008), [0, 0.004, 0]),
      ...around(3, (degrees) => [tube(0.006, 'finish', 0, polar(0.145, degrees + 60, 0.0045), polar(0.095, degrees + 60, 0.435))]),
      cap(straight(0.004, [0, 0.9], [0.012, 0.9], [0.012, 0.862], [0.124, 0.83], [0.124, 0.816], [0, 0.79])),
    ],
    lights: [{ kind: 'around', at: [0, 0.62, 0] }],
    view: view(1.45, 5, 'taupe'),
    finishes: ['11', '14'],
  },
];
