import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orientationOf, type Vector } from '../light';
import { isotropic, lambertian } from '../testing/light';
import { valueFrom } from '../testing/results';
import { areaIlluminanceLux } from './area';
import { fillFactors } from './face-factors';
import { illuminanceStatistics } from './illuminance-statistics';
import { discGrid, rectangleGrid } from './measuring-grid';
import { isObstructed, type Obstruction } from './obstruction';
import type { Receiver } from './point';
import { patchCount, type RectangularRoom, roomFaces } from './room-faces';
import { roomIlluminance, roomIlluminanceSteps } from './room-illuminance';
import { boundedFaces } from './room-patches';
import { type RoomRequest, roomProblem } from './room-request';

const roomOf = (lengthMetres: number, widthMetres: number, heightMetres: number, reflectance = 0): RectangularRoom => ({
  lengthMetres,
  widthMetres,
  heightMetres,
  reflectances: { ceiling: reflectance, walls: reflectance, floor: reflectance },
});
const onFloor = (x: number, y: number): Receiver => ({ positionMetres: [x, y, 0], normal: [0, 0, 1] });
const lightAt = (positionMetres: Vector) => ({ distribution: lambertian(1000), positionMetres });
const areaOf = ({ lengthMetres: l, widthMetres: w, heightMetres: h }: RectangularRoom) => 2 * (l * w + l * h + w * h);
/** Flux on all faces of a room. */
const fluxIn = (room: RectangularRoom, faces: readonly { name: string; meanLux: number }[]) => {
  const { lengthMetres: l, widthMetres: w, heightMetres: h } = room;
  const areas: Record<string, number> = {
    floor: l * w,
    ceiling: l * w,
    'wall-x0': w * h,
    'wall-x1': w * h,
    'wall-y0': l * h,
    'wall-y1': l * h,
  };
  return faces.reduce((sum, { name, meanLux }) => sum + meanLux * (areas[name] as number), 0);
};

describe('obstructions', () => {
  const table: Obstruction = { kind: 'box', lowMetres: [1, 1, 0.7], highMetres: [2, 2, 0.75] };
  const shade: Obstruction = { kind: 'disc', centreMetres: [1.5, 1.5, 1], normal: [0, 0, 1], radiusMetres: 0.5 };
  const CASES = [
    { what: 'under a table', from: [1.5, 1.5, 3], to: [1.5, 1.5, 0], by: table, blocked: true },
    { what: 'on a table', from: [1.5, 1.5, 3], to: [1.5, 1.5, 0.75], by: table, blocked: false },
    { what: 'beside a table', from: [0.5, 0.5, 3], to: [0.5, 0.5, 0], by: table, blocked: false },
    { what: 'aslant under a table', from: [0, 1.5, 2], to: [1.8, 1.5, 0.4], by: table, blocked: true },
    { what: 'along the edge of a table', from: [1, 0, 0.72], to: [1, 3, 0.72], by: table, blocked: false },
    { what: 'under a shade', from: [1.5, 1.5, 3], to: [1.5, 1.9, 0], by: shade, blocked: true },
    { what: 'beside a shade', from: [1.5, 1.5, 3], to: [1.5, 3.5, 0], by: shade, blocked: false },
    { what: 'from a lamp in the shade', from: [1.5, 1.5, 1], to: [1.5, 1.5, 0], by: shade, blocked: false },
    { what: 'above a shade', from: [1.5, 1.5, 3], to: [1.5, 1.5, 1.2], by: shade, blocked: false },
  ] as const;
  it.each(CASES)('IL4 sees light $what: $blocked', ({ from, to, by, blocked }) => {
    expect(isObstructed(from, to, [by])).toBe(blocked);
    expect(isObstructed(to, from, [by])).toBe(blocked);
    expect(isObstructed(from, to, [])).toBe(false);
  });

  it('IL4 takes from an area source what a shade hides, as its part in sight has it', () => {
    // Half of a ceiling panel behind a wall-high screen: the other half is a panel of its own.
    const lights = [
      {
        distribution: lambertian(1000, 1),
        positionMetres: [2, 2, 3] as Vector,
        opening: { shape: 'rectangle', alongC0Metres: 1, alongC90Metres: 1, heightMetres: 0 } as const,
      },
    ];
    const obstructions: Obstruction[] = [{ kind: 'box', lowMetres: [1.999, 0, 1.5], highMetres: [2.0, 4, 3] }];
    const point = onFloor(2, 2);
    const request = {
      room: roomOf(4, 4, 3),
      lights,
      planes: [[{ ...point, positionMetres: [2.4, 2, 2.6] as Vector }]],
      obstructions,
      maintenanceFactor: 1,
    };
    const corners: Vector[] = [
      [2, 1.5, 3],
      [2, 2.5, 3],
      [2.5, 2.5, 3],
      [2.5, 1.5, 3],
    ];
    const seen = areaIlluminanceLux(corners, 1000, { positionMetres: [2.4, 2, 2.6], normal: [0, 0, 1] });
    expect((valueFrom(roomIlluminance(request)).planes[0]?.totalLux[0] ?? 0) / seen).toBeCloseTo(1, 2);
  });
});

it('RO1 refuses rooms that cannot be', () => {
  const refused = (request: Partial<RoomRequest>) => () => roomIlluminance({ room: roomOf(4, 4, 3), lights: [], planes: [], ...request });
  for (const request of [
    { room: roomOf(0, 4, 3) },
    { room: roomOf(4, Number.NaN, 3) },
    { room: roomOf(4, 4, 3, 1) },
    { room: roomOf(4, 4, 3, -0.1) },
    { maintenanceFactor: 0 },
    { maintenanceFactor: 1.1 },
    { patchMetres: 0 },
  ])
    expect(refused(request)).toThrow(RangeError);
  expect(refused({})()).toMatchObject({ ok: true });
});

describe('configuration factors', () => {
  const inside = fc.record({
    x: fc.double({ min: 0.01, max: 3.99, noNaN: true }),
    y: fc.double({ min: 0.01, max: 2.99, noNaN: true }),
    z: fc.double({ min: 0.01, max: 2.49, noNaN: true }),
  });
  const factorsAt = (receiver: Receiver) => {
    const faces = roomFaces(roomOf(4, 3, 2.5), 0.7);
    const factors = new Float64Array(faces.reduce((sum, face) => sum + patchCount(face), 0));
    fillFactors(faces, receiver, factors, 0);
    return factors;
  };
  const total = (factors: Float64Array) => factors.reduce((sum, value) => sum + value, 0);
  const NORMALS: Vector[] = [
    [0, 0, 1],
    [0, 0, -1],
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
  ];

  it('RO2 add up to 1 everywhere in the room, straight and slanted', () => {
    fc.assert(
      fc.property(
        inside,
        fc.constantFrom(...NORMALS),
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 6, noNaN: true }),
        ({ x, y, z }, normal, tilt, turn) => {
          expect(total(factorsAt({ positionMetres: [x, y, z], normal }))).toBeCloseTo(1, 9);
          const slanted: Vector = [Math.sin(tilt) * Math.cos(turn), Math.sin(tilt) * Math.sin(turn), Math.cos(tilt)];
          expect(total(factorsAt({ positionMetres: [x, y, z], normal: slanted }))).toBeCloseTo(1, 6);
        },
      ),
    );
  });

  it('RO2 are the same by formula for straight normals and by edges for any', () => {
    fc.assert(
      fc.property(inside, fc.constantFrom(...NORMALS), ({ x, y, z }, normal) => {
        const straight = factorsAt({ positionMetres: [x, y, z], normal });
        // A hair off the axis takes the way over the edges.
        const off = 1 - 1e-12;
        const hair = factorsAt({ positionMetres: [x, y, z], normal: [normal[0] * off, normal[1] * off, normal[2] * off] });
        for (const [index, value] of straight.entries()) expect(value).toBeCloseTo(hair[index] as number, 8);
      }),
    );
  });
});

it('RO3 finds the flux of the lights on black faces', () => {
  const room = roomOf(4, 4, 3);
  const lights = [{ distribution: isotropic(10_000), positionMetres: [2, 2, 1.5] as Vector }];
  const { faces } = valueFrom(roomIlluminance({ room, lights, planes: [], maintenanceFactor: 1, patchMetres: 0.5 }));
  expect(Math.abs(fluxIn(room, faces) / 10_000 - 1)).toBeLessThan(0.005);
});

it('RO3 loses nothing of a lamp in the ceiling, point by point', () => {
  const room = roomOf(4, 4, 3);
  const lights = [
    { distribution: lambertian(1000, 1), positionMetres: [2, 2, 3] as Vector, orientation: orientationOf({ spinDegrees: 30 }) },
  ];
  const { faces } = valueFrom(roomIlluminance({ room, lights, planes: [], maintenanceFactor: 1, patchMetres: 0.25 }));
  expect(Math.abs(fluxIn(room, faces) / (1000 * Math.PI) - 1)).toBeLessThan(0.005);
});

const CUBES = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((reflectance) => [2, 1, 0.5].map((patchMetres) => ({ reflectance, patchMetres })));
it.each(CUBES)('RO4 brings back Φρ/(S(1−ρ)) at ρ $reflectance with patches of $patchMetres m', ({ reflectance, patchMetres }) => {
  const room = roomOf(4, 4, 4, reflectance);
  const lights = [{ distribution: isotropic(10_000), positionMetres: [2, 2, 2] as Vector }];
  const { faces } = valueFrom(roomIlluminance({ room, lights, planes: [], maintenanceFactor: 1, patchMetres }));
  const indirect = (fluxIn(room, faces) - 10_000) / areaOf(room);
  const expected = (10_000 * reflectance) / (areaOf(room) * (1 - reflectance));
  expect(Math.abs(indirect / expected - 1)).toBeLessThan(0.005);
});

it('RO4 brings back the same everywhere in a ball-like room', () => {
  const room = roomOf(3, 3, 3, 0.5);
  const lights = [{ distribution: isotropic(10_000), positionMetres: [1.5, 1.5, 1.5] as Vector }];
  const middle: Receiver[] = [{ positionMetres: [1.5, 1.5, 1.5], normal: [0, 0, 1] }];
  const { planes } = valueFrom(roomIlluminance({ room, lights, planes: [middle], maintenanceFactor: 1, patchMetres: 0.25 }));
  const mean = 10_000 / (areaOf(room) * 0.5);
  // Light from faces seen from the middle, against their mean: the corners are darker, the middles brighter.
  expect((planes[0]?.indirectLux[0] ?? 0) / (mean * 0.5)).toBeGreaterThan(1);
  expect((planes[0]?.indirectLux[0] ?? 0) / (mean * 0.5)).toBeLessThan(1.25);
});

it('RO5 measures at the middles of cells', () => {
  const rectangle = { xMetres: 1, yMetres: 2, lengthMetres: 2, widthMetres: 1, heightMetres: 0.75 };
  expect(rectangleGrid(rectangle, 2, 2).map(({ positionMetres }) => positionMetres)).toEqual([
    [1.5, 2.25, 0.75],
    [2.5, 2.25, 0.75],
    [1.5, 2.75, 0.75],
    [2.5, 2.75, 0.75],
  ]);
  expect(discGrid({ centreMetres: [0, 0, 0.75], radiusMetres: 1 }, 3)).toHaveLength(9);
  expect(discGrid({ centreMetres: [0, 0, 0.75], radiusMetres: 1 }, 4)).toHaveLength(12);
  expect(() => rectangleGrid(rectangle, 0, 2)).toThrow(RangeError);
  expect(() => rectangleGrid(rectangle, 1000, 1000)).toThrow(RangeError);
});

it('RO6 returns average, bounds and ratios', () => {
  expect(illuminanceStatistics([100, 300, 200])).toEqual({ averageLux: 200, minLux: 100, maxLux: 300, uniformity: 0.5, diversity: 1 / 3 });
  expect(illuminanceStatistics([0, 0])).toEqual({ averageLux: 0, minLux: 0, maxLux: 0, uniformity: 0, diversity: 0 });
  expect(() => illuminanceStatistics([])).toThrow(RangeError);
});

describe('a computation in steps', () => {
  const request: RoomRequest = {
    room: { lengthMetres: 5, widthMetres: 4, heightMetres: 2.8, reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 } },
    lights: [{ distribution: lambertian(1000), positionMetres: [2, 2, 2.3] }],
    planes: [rectangleGrid({ xMetres: 0, yMetres: 0, lengthMetres: 5, widthMetres: 4, heightMetres: 0.75 }, 10, 8)],
  };

  it('RO7 goes forward and gives what it gives at once', () => {
    const steps = roomIlluminanceSteps(request);
    const seen: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) seen.push(step.value.doneFraction);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.every((value, index) => value > 0 && value <= 1 && value >= (seen[index - 1] ?? 0))).toBe(true);
    expect(step.value).toEqual(valueFrom(roomIlluminance(request)));
  });

  it('RO7 stops when it is asked to', () => {
    let looks = 0;
    const stopped = roomIlluminance(request, () => {
      looks += 1;
      return looks === 3;
    });
    expect(stopped).toEqual({ ok: false, failure: { code: 'illuminance.cancelled', doneFraction: expect.any(Number) } });
    expect(looks).toBe(3);
  });

  it('RO7 can be stopped before it begins', () => {
    let looks = 0;
    const answer = roomIlluminance({ ...request, patchMetres: 1e-9 }, () => {
      looks += 1;
      return true;
    });
    expect(answer).toEqual({ ok: false, failure: { code: 'illuminance.cancelled', doneFraction: 0 } });
    expect(looks).toBe(1);
  });

  it('RO7 looks up often while a single large light is computed', () => {
    const opening = { shape: 'rectangle', alongC0Metres: 4, alongC90Metres: 3, heightMetres: 0 } as const;
    const steps = roomIlluminanceSteps({
      ...request,
      lights: [{ distribution: lambertian(1000), positionMetres: [2.5, 2, 2.3], opening }],
      planes: [],
    });
    let [count, step] = [0, steps.next()];
    for (; !step.done && step.value.doneFraction < 32 / 500; step = steps.next()) count += 1;
    expect(count).toBeGreaterThan(10);
  });

  it('RO10 keeps the rectangles in bounds, whatever is asked', () => {
    const countOf = (patchMetres: number, room = roomOf(5, 4, 2.8)) =>
      boundedFaces(room, patchMetres).reduce((sum, face) => sum + patchCount(face), 0);
    expect(countOf(0.5)).toBe(2 * (10 * 8 + 10 * 6 + 8 * 6));
    for (const patchMetres of [0.1, 1e-6, 1e-300]) {
      expect(countOf(patchMetres)).toBeLessThanOrEqual(1500);
      expect(countOf(patchMetres)).toBeGreaterThan(900);
    }
    expect(countOf(0.01, roomOf(999, 0.1, 999))).toBeLessThanOrEqual(1500);
  });

  const ODD: { what: string; parts: Partial<RoomRequest>; problem: object }[] = [
    {
      what: 'a light outside',
      parts: { lights: [...request.lights, { distribution: lambertian(1), positionMetres: [2, 2, 2.9] }] },
      problem: { code: 'illuminance.light-outside', light: 1 },
    },
    {
      what: 'a light nowhere',
      parts: { lights: [{ distribution: lambertian(1), positionMetres: [2, Number.NaN, 2] }] },
      problem: { code: 'illuminance.light-outside', light: 0 },
    },
    {
      what: 'a light turned by no number',
      parts: { lights: [{ ...lightAt([2, 2, 2]), orientation: [Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1] }] },
      problem: { code: 'illuminance.light-invalid', light: 0 },
    },
    {
      what: 'light that is no number',
      parts: {
        lights: [
          {
            distribution: { planesDegrees: [0], gammasDegrees: [0, 90], candela: Float64Array.of(Number.NaN, 1) },
            positionMetres: [2, 2, 2],
          },
        ],
      },
      problem: { code: 'illuminance.light-invalid', light: 0 },
    },
    ...[
      { what: 'light below 0', gammasDegrees: [0, 45, 90], candela: [500, -400, 10] },
      { what: 'light with angles out of order', gammasDegrees: [90, 45, 0], candela: [5, 5, 5] },
      { what: 'light without angles', gammasDegrees: [], candela: [] },
      { what: 'light with an intensity too few', gammasDegrees: [0, 45, 90], candela: [5, 5] },
    ].map(({ what, gammasDegrees, candela }) => ({
      what,
      parts: {
        lights: [
          { distribution: { planesDegrees: [0], gammasDegrees, candela: Float64Array.from(candela) }, positionMetres: [2, 2, 2] as Vector },
        ],
      },
      problem: { code: 'illuminance.light-invalid', light: 0 },
    })),
    {
      what: 'an endless opening',
      parts: {
        lights: [{ ...lightAt([2, 2, 2]), opening: { shape: 'ellipse', alongC0Metres: Infinity, alongC90Metres: 1, heightMetres: 0 } }],
      },
      problem: { code: 'illuminance.light-invalid', light: 0 },
    },
    {
      what: 'a point below the floor',
      parts: { planes: [[onFloor(1, 1)], [onFloor(1, 1), { positionMetres: [1, 1, -0.1], normal: [0, 0, 1] }]] },
      problem: { code: 'illuminance.point-outside', plane: 1, point: 1 },
    },
    {
      what: 'a normal of no length',
      parts: { planes: [[{ positionMetres: [1, 1, 1], normal: [0, 0, 0] }]] },
      problem: { code: 'illuminance.normal-invalid', plane: 0, point: 0 },
    },
    {
      what: 'a normal that is no number',
      parts: { planes: [[{ positionMetres: [1, 1, 1], normal: [0, Number.NaN, 1] }]] },
      problem: { code: 'illuminance.normal-invalid', plane: 0, point: 0 },
    },
    { what: 'a plane without points', parts: { planes: [[]] }, problem: { code: 'illuminance.plane-empty', plane: 0 } },
    {
      what: 'a box inside out',
      parts: { obstructions: [{ kind: 'box', lowMetres: [1, 1, 1], highMetres: [2, 0, 2] }] },
      problem: { code: 'illuminance.obstruction-invalid', obstruction: 0 },
    },
    {
      what: 'a disc that faces nowhere',
      parts: { obstructions: [{ kind: 'disc', centreMetres: [1, 1, 1], normal: [0, 0, 0], radiusMetres: 1 }] },
      problem: { code: 'illuminance.obstruction-invalid', obstruction: 0 },
    },
  ];
  it.each(ODD)('RO9 refuses $what', ({ parts, problem }) => {
    expect(roomProblem({ ...request, ...parts })).toEqual(problem);
    expect(roomIlluminance({ ...request, ...parts })).toEqual({ ok: false, failure: problem });
    expect(() => roomIlluminanceSteps({ ...request, ...parts }).next()).toThrow(RangeError);
  });

  it('RO9 takes a lamp in the ceiling and a point on a wall', () => {
    const wall: Receiver = { positionMetres: [0, 2, 1], normal: [1, 0, 0] };
    expect(roomProblem({ ...request, lights: [lightAt([2, 2, 2.8])], planes: [[wall]] })).toBeUndefined();
  });

  it('RO8 uses a maintenance factor of 0.8 by default', () => {
    const averageOf = (maintenanceFactor?: number) =>
      valueFrom(roomIlluminance({ ...request, ...(maintenanceFactor !== undefined && { maintenanceFactor }) })).planes[0]?.statistics
        .averageLux ?? 0;
    expect(averageOf() / averageOf(1)).toBeCloseTo(0.8, 9);
  });
});
