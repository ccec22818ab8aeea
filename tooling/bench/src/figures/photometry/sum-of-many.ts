import { strict as assert } from 'node:assert';
import { performance } from 'node:perf_hooks';
import { orientationOf, sumOfEmitters, totalFluxLumens } from '@candil/photometry';
import { figure, nanoseconds } from '../../report';
import { sampleLuminaire } from './sample-light';

const EMITTERS = 500;
const DIRECTIONS = 72 * 73;

/** The floor: the two angles of each direction for each emitter, and nothing done with them. */
const anglesAlone = () => {
  let sum = 0;
  for (let index = 0; index < EMITTERS * DIRECTIONS; index += 1) {
    const [x, y] = [(index % 97) - 48, (index % 89) - 44];
    sum += Math.atan2(y, x) + Math.atan2(Math.hypot(x, y), 20);
  }
  return sum;
};

/** 500 emitters, each turned another way, as one distribution of 72 × 73 directions. */
export const sumOfMany = () => {
  const { distribution } = sampleLuminaire();
  const emitters = Array.from({ length: EMITTERS }, (_, index) => ({
    distribution,
    positionMetres: [index % 25, Math.floor(index / 25), 2.5] as const,
    orientation: orientationOf({ spinDegrees: index * 7, tiltDegrees: (index * 3) % 180, headingDegrees: index * 11 }),
  }));
  const run = () => totalFluxLumens(sumOfEmitters(emitters).distribution);
  assert.ok(Math.abs(run() / (EMITTERS * totalFluxLumens(distribution)) - 1) < 1e-9);
  // One run is long enough to be timed alone; the quickest of a few is the least disturbed.
  const quickest = (what: () => unknown) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const start = performance.now();
        what();
        return (performance.now() - start) * 1e6;
      }),
    );
  const times = { ours: quickest(run), floor: quickest(anglesAlone) };
  figure(
    'light: sum',
    `500 emitters ${nanoseconds(times.ours)}; their angles alone ${nanoseconds(times.floor)}`,
    '<= 3 times the angles alone',
    times.ours <= 3 * times.floor,
  );
};
