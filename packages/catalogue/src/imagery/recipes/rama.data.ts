import type { LuminaireRecipe } from '../luminaire-recipe';
import { around, cap, globe, group, placed, polar, rod, size, smooth, straight, tube, view } from '../parts';

/** A socket that looks outward from a hub. */
const socket = (radius: number, degrees: number, height: number, length: number) =>
  group([rod(0.009, 0, length, 'hardware', 0.002)], polar(radius, degrees, height), [90, degrees, 0]);

export const RAMA: readonly LuminaireRecipe[] = [
  {
    model: '9310', // Rama hub: a knot with six sockets
    mount: 'hanging',
    ...size(0.09, 0.05, 0.086),
    parts: [
      cap(smooth([0, 0.05], [0.02, 0.048], [0.034, 0.038], [0.038, 0.025], [0.034, 0.012], [0.02, 0.002], [0, 0])),
      ...around(6, (degrees) => [socket(0.034, degrees + 30, 0.025, 0.011)]),
    ],
    props: [tube(0.006, 'cable', 0, [0, 0.05, 0], [0, 1.2, 0])],
    lights: [],
    view: view(0.24, 14, 'light', 12),
    finishes: ['11', '10', '23'],
  },
  {
    model: '9312', // Rama branch: a thin arm with a plug at both ends
    mount: 'hanging',
    ...size(0.45, 0.012, 0.012),
    parts: [
      tube(0.006, 'finish', 0, [-0.205, 0.006, 0], [0.205, 0.006, 0]),
      ...([-1, 1] as const).map((side) => tube(0.0045, 'hardware', 0, [side * 0.204, 0.006, 0], [side * 0.225, 0.006, 0])),
    ],
    props: ([-1, 1] as const).map((side) => placed(globe(0.04, 0), [side * 0.262, 0.006, 0])),
    lights: [],
    view: view(0.72, 8, 'light', -22),
    finishes: ['11', '10', '23'],
  },
  {
    model: '9314', // Rama bud: a globe on a stem
    mount: 'hanging',
    ...size(0.12, 0.14, 0.12),
    parts: [globe(0.06), cap(straight(0.0015, [0, 0.14], [0.009, 0.14], [0.009, 0.124], [0.022, 0.116], [0.022, 0.108], [0, 0.112]))],
    props: [tube(0.006, 'hardware', 0.04, [0, 0.135, 0], [0, 0.19, 0], [-0.9, 0.19, 0])],
    lights: [{ kind: 'around', at: [0, 0.06, 0] }],
    view: view(0.4, -2, 'taupe', -12),
    finishes: ['11', '10', '23'],
  },
  {
    model: '9316', // Rama root: the hub under the ceiling
    mount: 'ceiling',
    ...size(0.18, 0.06, 0.164),
    parts: [
      rod(0.078, 0.018, 0.06, 'finish', 0.008),
      cap(smooth([0, 0.022], [0.03, 0.02], [0.05, 0.012], [0.03, 0.003], [0, 0])),
      ...around(6, (degrees) => [socket(0.076, degrees + 30, 0.036, 0.014)]),
    ],
    lights: [],
    view: view(0.4, -22, 'light', 10, 0.1),
    finishes: ['11', '10', '23'],
  },
];
