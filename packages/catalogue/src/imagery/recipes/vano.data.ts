import type { LuminaireRecipe } from '../luminaire-recipe';
import { box, diffuser, globe, group, lightTube, placed, rod, size, tube, view } from '../parts';

/** The top of a mirror, so that one sees what the bar is for. */
const mirror = (width: number, top: number) => [box([width, 1, 0.012], [0, top - 0.5, 0.006], 'mirror', 0.002)];

export const VANO: readonly LuminaireRecipe[] = [
  {
    model: '8410', // Vano 40: a bar over the mirror
    mount: 'wall',
    ...size(0.4, 0.05, 0.06),
    parts: [
      box([0.11, 0.05, 0.016], [0, 0.025, 0.008], 'finish', 0.004),
      box([0.03, 0.014, 0.035], [0, 0.034, 0.028], 'finish', 0.002),
      box([0.4, 0.026, 0.022], [0, 0.033, 0.049], 'finish', 0.004),
      box([0.388, 0.016, 0.018], [0, 0.018, 0.049], 'lamp', 0.004),
    ],
    props: mirror(0.52, -0.03),
    lights: [{ kind: 'around', at: [0, 0.02, 0.14] }],
    view: view(0.7, -3, 'light', -26, 0.1),
    finishes: ['05', '10', '11', '23'],
  },
  {
    model: '8415', // Vano 60: a tube of glass between two caps
    mount: 'wall',
    ...size(0.6, 0.06, 0.07),
    parts: [
      group([rod(0.03, 0, 0.018)], [0, 0.03, 0], [90, 0, 0]),
      group([rod(0.009, 0, 0.045)], [0, 0.03, 0], [90, 0, 0]),
      lightTube(0.0185, [-0.27, 0.03, 0.049], [0.27, 0.03, 0.049]),
      tube(0.021, 'finish', 0, [-0.3, 0.03, 0.049], [-0.255, 0.03, 0.049]),
      tube(0.021, 'finish', 0, [0.255, 0.03, 0.049], [0.3, 0.03, 0.049]),
      tube(0.021, 'finish', 0, [-0.02, 0.03, 0.049], [0.02, 0.03, 0.049]),
    ],
    props: mirror(0.7, -0.05),
    lights: [{ kind: 'around', at: [0, 0.03, 0.18] }],
    view: view(0.92, -2, 'light', 22, 0.08),
    finishes: ['11', '05', '10', '23'],
  },
  {
    model: '8420', // Vano Espejo: a round mirror in its own light
    mount: 'wall',
    ...size(0.6, 0.6, 0.04),
    parts: [
      group([rod(0.2, 0, 0.02, 'hardware'), diffuser(0.285, 0.014, 0.012)], [0, 0.3, 0], [90, 0, 0]),
      group([rod(0.276, 0.024, 0.036, 'mirror', 0.001)], [0, 0.3, 0], [90, 0, 0]),
      placed(
        {
          name: 'frame',
          shape: 'hoop',
          surface: 'finish',
          radiusMetres: 0.3,
          radialMetres: 0.016,
          axialMetres: 0.022,
          filletMetres: 0.003,
        },
        [0, 0.3, 0.029],
        [90, 0, 0],
      ),
    ],
    lights: [
      { kind: 'around', at: [0, 0.58, 0.08], strength: 1 },
      { kind: 'around', at: [0, 0.02, 0.08], strength: 1 },
      { kind: 'around', at: [-0.28, 0.3, 0.08], strength: 1 },
      { kind: 'around', at: [0.28, 0.3, 0.08], strength: 1 },
    ],
    view: view(1.02, 0, 'light', -22),
    finishes: ['14', '05', '11'],
  },
  {
    model: '8425', // Vano Opal: a globe on a plate
    mount: 'wall',
    ...size(0.2, 0.22, 0.22),
    parts: [
      group([rod(0.055, 0, 0.016)], [0, 0.165, 0], [90, 0, 0]),
      tube(0.008, 'finish', 0.03, [0, 0.165, 0.01], [0, 0.165, 0.12], [0, 0.195, 0.12]),
      placed(rod(0.03, 0.18, 0.22, 'finish', 0.004), [0, 0, 0.12]),
      { ...globe(0.1), at: [0, 0.1, 0.12] },
    ],
    lights: [{ kind: 'around', at: [0, 0.1, 0.18] }],
    view: view(0.52, 2, 'taupe', -34),
    finishes: ['05', '10', '23'],
  },
];
