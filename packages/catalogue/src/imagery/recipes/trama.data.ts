import type { LuminaireRecipe } from '../luminaire-recipe';
import { box, cable, cap, glass, placed, rod, size, smooth, straight, tube, view } from '../parts';

/** Nine sockets in three rows of a plate. */
const SOCKETS = [-0.13, 0, 0.13].flatMap((z) => [-0.13, 0, 0.13].map((x) => [x, z] as const));

export const TRAMA: readonly LuminaireRecipe[] = [
  {
    model: '9010', // Trama Placa: the plate that everything hangs from
    mount: 'ceiling',
    ...size(0.4, 0.03),
    parts: [
      box([0.4, 0.022, 0.4], [0, 0.019, 0], 'finish', 0.006),
      ...SOCKETS.map(([x, z]) => placed(rod(0.014, 0, 0.01, 'hardware', 0.002), [x, 0, z])),
    ],
    props: SOCKETS.filter((_, index) => index % 3 === 1).map(([x, z]) => tube(0.0018, 'cable', 0, [x, 0.002, z], [x, -1.2, z])),
    lights: [],
    view: view(0.76, -18, 'stone', 10, 0.2),
    finishes: ['10', '11', '51'],
  },
  {
    model: '9012', // Trama Gota: a small drop of glass
    mount: 'hanging',
    ...size(0.12, 0.16),
    parts: [
      glass(smooth([0, 0.126], [0.014, 0.124], [0.03, 0.107], [0.052, 0.074], [0.06, 0.047], [0.052, 0.019], [0.03, 0.004], [0, 0])),
      cap(straight(0.0015, [0, 0.16], [0.005, 0.16], [0.005, 0.148], [0.012, 0.145], [0.026, 0.118], [0.026, 0.11], [0, 0.115])),
    ],
    suspension: cable([0, 0.16, 0]),
    lights: [{ kind: 'around', at: [0, 0.055, 0] }],
    view: view(0.46, -2, 'taupe'),
    finishes: ['10', '11', '23'],
  },
  {
    model: '9014', // Trama Varilla: the rod that keeps cables apart
    mount: 'hanging',
    ...size(0.6, 0.01, 0.01),
    parts: [
      tube(0.004, 'finish', 0, [-0.295, 0.005, 0], [0.295, 0.005, 0]),
      ...([-0.294, 0, 0.294] as const).map((x) => tube(0.005, 'finish', 0, [x - 0.006, 0.005, 0], [x + 0.006, 0.005, 0])),
    ],
    props: ([-0.294, 0, 0.294] as const).flatMap((x) => [
      tube(0.0016, 'cable', 0, [x, -1.3, 0], [x, 0.005, 0]),
      tube(0.0016, 'cable', 0, [x, 0.005, 0], [0, 0.52, 0], [0, 2, 0]),
    ]),
    lights: [],
    view: { ...view(0.9, 3, 'light', -24, -0.04), lowFloor: true },
    finishes: ['11', '10'],
  },
  {
    model: '9016', // Trama Barra 90: a bar of light on two cables
    mount: 'hanging',
    ...size(0.9, 0.04, 0.03),
    parts: [box([0.9, 0.03, 0.03], [0, 0.025, 0], 'finish', 0.003), box([0.88, 0.02, 0.022], [0, 0.01, 0], 'lamp', 0.004)],
    suspension: cable([-0.35, 0.04, 0], [0.35, 0.04, 0]),
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 66 }],
    view: view(1.2, -10, 'light', -28, 0.04),
    finishes: ['11', '10', '51'],
  },
];
