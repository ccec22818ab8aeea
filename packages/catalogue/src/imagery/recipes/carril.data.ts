import type { LuminaireRecipe } from '../luminaire-recipe';
import { box, can, group, placed, rod, size, tube, view } from '../parts';

/** A piece of track as it is used with others. */
const track = (from: number, to: number, y: number) => box([to - from, 0.03, 0.034], [(from + to) / 2, y, 0], 'hardware', 0.002);

export const CARRIL: readonly LuminaireRecipe[] = [
  {
    model: '9210', // Carril 100: a metre of track
    mount: 'ceiling',
    ...size(1, 0.03, 0.034),
    parts: [
      box([1, 0.03, 0.034], [0, 0.015, 0], 'finish', 0.002),
      ...[-0.4, -0.2, 0, 0.2, 0.4].map((x) => box([0.06, 0.004, 0.014], [x, 0.001, 0], 'hardware', 0.001)),
      ...[-0.492, 0.492].map((x) => box([0.012, 0.022, 0.022], [x, 0.014, 0], 'hardware', 0.001)),
    ],
    lights: [],
    view: view(1.3, -16, 'light', -30, 0.1),
    finishes: ['11', '10'],
  },
  {
    model: '9212', // Carril corner: two short legs at a right angle
    mount: 'ceiling',
    ...size(0.1, 0.03, 0.1),
    parts: [
      box([0.1, 0.03, 0.034], [0, 0.015, -0.033], 'finish', 0.002),
      box([0.034, 0.03, 0.1], [-0.033, 0.015, 0], 'finish', 0.002),
      box([0.05, 0.003, 0.01], [0.015, 0.001, -0.033], 'hardware', 0.001),
      box([0.01, 0.003, 0.05], [-0.033, 0.001, 0.015], 'hardware', 0.001),
    ],
    lights: [],
    view: view(0.24, -34, 'light', 24, 0.06),
    finishes: ['11', '10'],
  },
  {
    model: '9214', // Carril coupler: a plug at both sides
    mount: 'ceiling',
    ...size(0.06, 0.03, 0.034),
    parts: [
      box([0.022, 0.03, 0.034], [0, 0.015, 0], 'finish', 0.003),
      box([0.06, 0.018, 0.02], [0, 0.015, 0], 'hardware', 0.002),
      ...[-0.024, 0.024].map((x) => placed(rod(0.004, 0, 0.006, 'mirror'), [x, 0.002, 0])),
    ],
    lights: [],
    view: view(0.17, -14, 'light', -34, 0.04),
    finishes: ['11', '10'],
  },
  {
    model: '9216', // Carril end cap: a lid on the end of a track
    mount: 'ceiling',
    ...size(0.02, 0.03, 0.034),
    parts: [
      box([0.008, 0.03, 0.034], [0.006, 0.015, 0], 'finish', 0.002),
      box([0.012, 0.016, 0.018], [-0.004, 0.015, 0], 'hardware', 0.001),
    ],
    props: [track(-0.2, -0.014, 0.015)],
    lights: [],
    view: view(0.14, -10, 'light', 34, 0.04),
    finishes: ['11', '10'],
  },
  {
    model: '9218', // Carril feed: a long box with a cable to the ceiling
    mount: 'ceiling',
    ...size(0.16, 0.04, 0.04),
    parts: [
      box([0.13, 0.04, 0.04], [0.015, 0.02, 0], 'finish', 0.008),
      box([0.036, 0.018, 0.02], [-0.062, 0.016, 0], 'hardware', 0.001),
      placed(rod(0.006, 0, 0.003, 'mirror'), [0.05, -0.0005, 0]),
    ],
    props: [track(-0.6, -0.08, 0.015), tube(0.004, 'cable', 0.02, [0.06, 0.03, 0], [0.06, 0.2, 0])],
    lights: [],
    view: view(0.34, -20, 'light', -22, 0.05),
    finishes: ['11', '10'],
  },
  {
    model: '9220', // Carril spot: a can that turns below its adapter
    mount: 'ceiling',
    ...size(0.06, 0.16, 0.06),
    parts: [
      box([0.058, 0.016, 0.024], [0, 0.152, 0], 'finish', 0.003),
      rod(0.008, 0.1, 0.15, 'hardware'),
      group(can(0.029, 0.104), [0, 0.002, 0], [0, 0, 0]),
    ],
    props: [track(-0.7, 0.7, 0.175)],
    lights: [{ kind: 'beam', at: [0, 0.02, 0], towards: [0.06, -1, 0.1], halfAngleDegrees: 22 }],
    view: view(0.42, -10, 'stone', 26, 0.1),
    finishes: ['11', '10'],
  },
  {
    model: '9222', // Carril line: a diffuser along its track
    mount: 'ceiling',
    ...size(0.38, 0.05, 0.03),
    parts: [
      box([0.38, 0.034, 0.03], [0, 0.032, 0], 'finish', 0.003),
      box([0.37, 0.018, 0.024], [0, 0.0095, 0], 'lamp', 0.004),
      box([0.05, 0.006, 0.02], [0, 0.047, 0], 'hardware', 0.001),
    ],
    props: [track(-0.7, 0.7, 0.065)],
    lights: [{ kind: 'down', at: [0, 0, 0], halfAngleDegrees: 50 }],
    view: view(0.62, -14, 'stone', -26, 0.08),
    finishes: ['11', '10'],
  },
];
