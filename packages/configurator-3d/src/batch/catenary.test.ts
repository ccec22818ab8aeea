import { expect, it } from 'vitest';
import { catenary, catenaryHeight } from './catenary';

const lengthOf = (across: number, rise: number, length: number): number => {
  const curve = catenary(across, rise, length);
  let sum = 0;
  const steps = 4000;
  for (let i = 0; i < steps; i++) {
    const [from, to] = [(across * i) / steps, (across * (i + 1)) / steps];
    sum += Math.hypot(to - from, catenaryHeight(curve, to, across, rise) - catenaryHeight(curve, from, across, rise));
  }
  return sum;
};

it.each([
  [2, 2.02, 4.0886, 0.1229],
  [2, 2.1, 1.8393, 0.2786],
  [5, 5.005, 32.2797, 0.0969],
])('over %f m with %f m of cable hangs as it must', (across, length, a, sag) => {
  const curve = catenary(across, 0, length);
  expect([curve.a, -catenaryHeight(curve, across / 2, across, 0)].map((value) => Number(value.toFixed(4)))).toEqual([a, sag]);
});

it.each([
  [3, 0.5, 3.3],
  [1, 2, 2.4],
  [2, -0.3, 2.2],
])('from (0, 0) to (%f, %f) is %f m long and ends where it should', (across, rise, length) => {
  const curve = catenary(across, rise, length);
  expect(catenaryHeight(curve, across, across, rise)).toBeCloseTo(rise, 9);
  expect(lengthOf(across, rise, length)).toBeCloseTo(length, 4);
});

it('is straight where it is taut or hangs straight down', () => {
  expect([catenary(2, 0, 2), catenary(0, 1, 1.5), catenary(2, 1, 1)]).toEqual(Array.from({ length: 3 }, () => ({ a: 0, lowestAt: 0 })));
});
