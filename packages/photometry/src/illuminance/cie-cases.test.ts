import { describe, expect, it } from 'vitest';
import type { Vector } from '../light';
import { isotropic, lambertian } from '../testing/light';
import { areaIlluminanceLux } from './area';
import { type PlacedLight, pointIlluminanceLux, type Receiver } from './point';
import { subdivided } from './subdivide';

const UP: Vector = [0, 0, 1];
const onFloor = (x: number, y: number): Receiver => ({ positionMetres: [x, y, 0], normal: UP });
/** Half a percent, as relative error. */
const within = (value: number, expected: number, share = 0.005) => expect(Math.abs(value / expected - 1)).toBeLessThan(share);

// The tables of CIE 171:2006, 5.2 and 5.3.
const DIFFUSE = [
  { x: 0, y: 0, lux: 111.11 },
  { x: 0.5, y: 0, lux: 105.21 },
  { x: 1, y: 0, lux: 90.02 },
  { x: 1.5, y: 0, lux: 71.11 },
  { x: 0.5, y: 0.5, lux: 99.73 },
  { x: 1, y: 0.5, lux: 85.64 },
  { x: 1.5, y: 0.5, lux: 68.06 },
  { x: 1, y: 1, lux: 74.36 },
  { x: 1.5, y: 1, lux: 59.98 },
  { x: 1.5, y: 1.5, lux: 49.39 },
];
it.each(DIFFUSE)('IL1 gives $lux lx of a diffuse point source at $x, $y', ({ x, y, lux }) => {
  within(pointIlluminanceLux({ distribution: lambertian(1000, 5), positionMetres: [0, 0, 3] }, onFloor(x, y)), lux);
});

it('IL1 falls with the square of the distance, exactly', () => {
  const at = (distance: number) =>
    pointIlluminanceLux({ distribution: isotropic(4000 * Math.PI), positionMetres: [0, 0, distance] }, onFloor(0, 0));
  for (const distance of [0.01, 0.5, 1, 2, 3, 10, 1000]) expect(at(distance) * distance * distance).toBeCloseTo(1000, 9);
});

it('IL1 gives what the formula gives of an isotropic source at 3 m', () => {
  const light = { distribution: isotropic(10_000), positionMetres: [0, 0, 3] as Vector };
  const values = [0, 1, 2, 3, 4, 5].map((r) => pointIlluminanceLux(light, onFloor(r, 0)).toFixed(2));
  expect(values).toEqual(['88.42', '75.49', '50.93', '31.26', '19.10', '12.04']);
});

it('IL1 gives nothing behind the surface or at the source', () => {
  const light = { distribution: isotropic(100), positionMetres: [0, 0, 1] as Vector };
  expect(pointIlluminanceLux(light, { positionMetres: [0, 0, 0], normal: [0, 0, -1] })).toBe(0);
  expect(pointIlluminanceLux(light, { positionMetres: [0, 0, 1], normal: UP })).toBe(0);
});

describe('area source of 1 m × 1 m in the ceiling of a room of 4 × 4 × 3 m', () => {
  // It shines down: counter-clockwise as seen from below.
  const corners: Vector[] = [
    [1.5, 1.5, 3],
    [1.5, 2.5, 3],
    [2.5, 2.5, 3],
    [2.5, 1.5, 3],
  ];
  const wall = (z: number): Receiver => ({ positionMetres: [2, 0, z], normal: [0, 1, 0] });
  const POINTS = [
    ...[32.68, 75.09, 81.38, 69.12, 53.41, 39.9].map((lux, index) => ({ lux, receiver: wall(2.75 - index / 2) })),
    ...[61.27, 79.18, 95.52, 105.89].map((lux, index) => ({ lux, receiver: onFloor(2, 0.25 + index / 2) })),
    ...[61.27, 79.18, 95.52, 105.89].map((lux, index) => ({ lux, receiver: onFloor(2, 3.75 - index / 2) })),
  ];
  it.each(POINTS)('IL2 gives $lux lx in closed form', ({ lux, receiver }) => {
    within(areaIlluminanceLux(corners, 1000, receiver), lux);
  });

  it.each(POINTS)('IL3 gives $lux lx in parts', ({ lux, receiver }) => {
    const opening = { shape: 'rectangle', alongC0Metres: 1, alongC90Metres: 1, heightMetres: 0 } as const;
    const light: PlacedLight = { distribution: lambertian(1000, 1), positionMetres: [2, 2, 3] };
    within(
      subdivided(light, opening).reduce((sum, part) => sum + pointIlluminanceLux(part, receiver), 0),
      lux,
    );
  });

  it('IL2 gives nothing from behind, and cuts at the horizon', () => {
    expect(areaIlluminanceLux(corners, 1000, { positionMetres: [2, 2, 4], normal: [0, 0, -1] })).toBe(0);
    expect(areaIlluminanceLux(corners, 1000, { positionMetres: [2, 2, 2], normal: [0, 0, -1] })).toBe(0);
    // Half of the source is below the horizon of a wall that stands under its middle.
    const half: Vector[] = [
      [2, 1.5, 3],
      [2, 2.5, 3],
      [2.5, 2.5, 3],
      [2.5, 1.5, 3],
    ];
    const receiver: Receiver = { positionMetres: [2, 2, 2], normal: [1, 0, 0] };
    expect(areaIlluminanceLux(corners, 1000, receiver)).toBeCloseTo(areaIlluminanceLux(half, 1000, receiver), 9);
    expect(areaIlluminanceLux(half, 1000, receiver)).toBeGreaterThan(50);
  });
});

it('IL2 fills the whole view with an endless ceiling', () => {
  const far = 1e5;
  const corners: Vector[] = [
    [-far, -far, 3],
    [-far, far, 3],
    [far, far, 3],
    [far, -far, 3],
  ];
  expect(areaIlluminanceLux(corners, 100, onFloor(0, 0)) / (100 * Math.PI)).toBeCloseTo(1, 6);
});

it('IL3 cuts an upright tube along its height', () => {
  const tube = { shape: 'ellipse', alongC0Metres: 0.05, alongC90Metres: 0.05, heightMetres: 1.2 } as const;
  const parts = subdivided({ distribution: isotropic(1200), positionMetres: [0, 0, 1.5] }, tube);
  expect(parts.map(({ positionMetres: [, , z] }) => z.toFixed(2))).toEqual(
    Array.from({ length: 12 }, (_, index) => (0.95 + index / 10).toFixed(2)),
  );
  // A line of light 1 m aside, level with its middle: the sum of I cos ε / d² over its length is I/h · 2 sin of the half angle.
  const [half, candela] = [0.6, 1200 / (4 * Math.PI)];
  const line = (candela / 1.2) * 2 * (half / Math.sqrt(1 + half * half));
  const lux = parts.reduce((sum, part) => sum + pointIlluminanceLux(part, { positionMetres: [1, 0, 1.5], normal: [-1, 0, 0] }), 0);
  within(lux, line);
  const ball = subdivided(
    { distribution: isotropic(100), positionMetres: [0, 0, 0] },
    { shape: 'ellipsoid', alongC0Metres: 0.6, alongC90Metres: 0.6, heightMetres: 0.6 },
    0.04,
  );
  expect(ball.every(({ positionMetres }) => Math.hypot(...positionMetres) <= 0.3)).toBe(true);
  expect(ball.length / 15 ** 3).toBeCloseTo(Math.PI / 6, 1);
});

it('IL3 cuts an ellipse inside its outline, and a point not at all', () => {
  const light: PlacedLight = { distribution: lambertian(100), positionMetres: [5, 5, 2] };
  const round = subdivided(light, { shape: 'ellipse', alongC0Metres: 1, alongC90Metres: 1, heightMetres: 0 });
  expect(round.every(({ positionMetres: [x, y] }) => Math.hypot(x - 5, y - 5) <= 0.5)).toBe(true);
  expect(round.length / 100).toBeCloseTo(Math.PI / 4, 1);
  expect(subdivided(light, { shape: 'point', alongC0Metres: 0, alongC90Metres: 0, heightMetres: 0 })).toEqual([light]);
  const line = subdivided(light, { shape: 'rectangle', alongC0Metres: 0, alongC90Metres: 1.2, heightMetres: 0 });
  expect(line.map(({ positionMetres: [, y] }) => y.toFixed(2))).toEqual([
    '4.45',
    '4.55',
    '4.65',
    '4.75',
    '4.85',
    '4.95',
    '5.05',
    '5.15',
    '5.25',
    '5.35',
    '5.45',
    '5.55',
  ]);
  expect(subdivided(light, { shape: 'rectangle', alongC0Metres: 500, alongC90Metres: 500, heightMetres: 0 }).length).toBeLessThanOrEqual(
    4096,
  );
  expect(() => subdivided(light, { shape: 'point', alongC0Metres: 0, alongC90Metres: 0, heightMetres: 0 }, 0)).toThrow(RangeError);
});
