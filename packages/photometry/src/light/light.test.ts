import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectSymmetry, type Luminaire, lightDistribution, scaled } from '../luminaire';
import { distributions } from '../testing/arbitraries';
import { isotropic, lambertian, lightOf, luminaireWith } from '../testing/light';
import { beamAngleDegrees, beamEdges, fieldAngleDegrees, halfPeakDivergence } from './beam';
import { cieFluxCode } from './cie-flux-code';
import { DIRECT_RATIO_WEIGHTS } from './direct-ratio.data';
import { directRatios } from './direct-ratios';
import { downwardFraction, totalFluxLumens, zonalFluxLumens } from './flux';
import { intensityAt, intensityTowards } from './intensity';
import { lightDoubts } from './light-doubts';
import { efficacyLumensPerWatt, lightOutputRatio } from './light-output-ratio';
import { peakIntensity } from './peak';

it('LI1 refuses what is no distribution, and light that is negative or no number', () => {
  const broken: [number[], number[], number[][]][] = [
    [[0, 0], [0], [[1], [1]]],
    [[-1], [0], [[1]]],
    [[360], [0], [[1]]],
    [[], [0], []],
    [[0], [10, 5], [[1, 1]]],
    [[0], [181], [[1]]],
    [[0], [0], [[1, 2]]],
    [[0, 5], [0], [[1]]],
    [[0], [0, 90], [[5, -1]]],
    [[0], [0, 90], [[Number.NaN, 1]]],
    [[0], [0, 90], [[5, Number.POSITIVE_INFINITY]]],
    [[Number.NaN], [0, 90], [[5, 1]]],
    [[0], [0, Number.NaN], [[5, 1]]],
  ];
  for (const [planes, gammas, rows] of broken) expect(() => lightDistribution(planes, gammas, rows)).toThrow(RangeError);
  expect(() => scaled(isotropic(1), -1)).toThrow(RangeError);
  expect(() => scaled(isotropic(1), Number.NaN)).toThrow(RangeError);
});

describe('intensity', () => {
  const four = lightDistribution(
    [0, 90, 180, 270],
    [0, 60, 90],
    [
      [10, 20, 30],
      [10, 40, 50],
      [10, 0, 0],
      [10, 80, 20],
    ],
  );
  const CASES = [
    { plane: 0, gamma: 0, candela: 10 },
    { plane: 0, gamma: 30, candela: 15 },
    { plane: 45, gamma: 60, candela: 30 },
    { plane: 315, gamma: 60, candela: 50 },
    { plane: -45, gamma: 60, candela: 50 },
    { plane: 675, gamma: 75, candela: 37.5 },
    { plane: 270, gamma: 90, candela: 20 },
    { plane: 270, gamma: 90.001, candela: 0 },
    { plane: 12, gamma: 180, candela: 0 },
  ];
  it.each(CASES)('LI2 is $candela cd at C$plane γ$gamma', ({ plane, gamma, candela }) => {
    expect(intensityAt(four, plane, gamma)).toBeCloseTo(candela, 9);
  });

  it('LI2 is the same by direction', () => {
    expect(intensityTowards(four, 0, 0, -7)).toBe(10);
    expect(intensityTowards(four, 0, -5, 0)).toBeCloseTo(20, 9);
    expect(intensityTowards(four, 3, 3, -3 * Math.SQRT2 * Math.tan(Math.PI / 6))).toBeCloseTo(30, 9);
    expect(intensityTowards(four, 0, 0, 1)).toBe(0);
  });

  it('LI2 keeps between the values around, and its own at the angles of the file', () => {
    fc.assert(
      fc.property(
        distributions,
        fc.double({ min: -720, max: 720, noNaN: true }),
        fc.double({ min: 0, max: 180, noNaN: true }),
        (light, plane, gamma) => {
          const value = intensityAt(light, plane, gamma);
          expect(value >= 0 && value <= peakIntensity(light).intensityCandela + 1e-9).toBe(true);
          const { planesDegrees, gammasDegrees, candela } = light;
          for (const [p, degrees] of planesDegrees.entries())
            for (const [g, own] of gammasDegrees.entries())
              expect(intensityAt(light, degrees, own)).toBe(candela[p * gammasDegrees.length + g]);
        },
      ),
    );
  });
});

describe('flux', () => {
  it('LI3 is 4π of an isotropic and π of a Lambertian candela', () => {
    expect(totalFluxLumens(isotropic(10_000))).toBeCloseTo(10_000, 6);
    expect(totalFluxLumens(lambertian(1000)) / (1000 * Math.PI)).toBeCloseTo(1, 3);
    expect(totalFluxLumens(lambertian(1000, 0.5)) / (1000 * Math.PI)).toBeCloseTo(1, 4);
  });

  it('LI3 adds up over zones, wherever they begin', () => {
    fc.assert(
      fc.property(
        distributions,
        fc.double({ min: 0, max: 180, noNaN: true }),
        fc.double({ min: -400, max: 400, noNaN: true }),
        (light, gamma, plane) => {
          const zones = [
            { fromGammaDegrees: 0, toGammaDegrees: gamma, fromPlaneDegrees: plane, toPlaneDegrees: plane + 123 },
            { fromGammaDegrees: 0, toGammaDegrees: gamma, fromPlaneDegrees: plane + 123, toPlaneDegrees: plane + 360 },
            { fromGammaDegrees: gamma, toGammaDegrees: 180 },
          ];
          const total = totalFluxLumens(light);
          expect(zones.reduce((sum, zone) => sum + zonalFluxLumens(light, zone), 0)).toBeCloseTo(
            total,
            6 - Math.ceil(Math.log10(1 + total)),
          );
        },
      ),
    );
  });

  it('LI3 agrees with a sum over small patches of the sphere', () => {
    const light = lightDistribution(
      [0, 100, 220],
      [0, 50, 120, 180],
      [
        [9, 5, 1, 3],
        [9, 2, 8, 3],
        [9, 7, 0, 3],
      ],
    );
    let sum = 0;
    const step = Math.PI / 720;
    for (let gamma = step / 2; gamma < Math.PI; gamma += step)
      for (let plane = 0.5; plane < 360; plane += 1)
        sum += intensityAt(light, plane, (gamma * 180) / Math.PI) * Math.sin(gamma) * step * (Math.PI / 180);
    expect(totalFluxLumens(light) / sum).toBeCloseTo(1, 4);
  });

  it('LI3 refuses a zone of more than a whole turn', () => {
    expect(() => zonalFluxLumens(isotropic(1), { fromGammaDegrees: 0, toGammaDegrees: 90, toPlaneDegrees: 361 })).toThrow(RangeError);
  });

  it('LI4 returns the downward fraction', () => {
    expect(downwardFraction(isotropic(100))).toBeCloseTo(0.5, 9);
    expect(downwardFraction(lambertian(100))).toBe(1);
    expect(downwardFraction(scaled(isotropic(100), 0))).toBe(0);
  });

  it('LI5 compares with the lamps, where they are rated', () => {
    const lamps = { count: 1, type: '', colour: '', colourRendering: '', ratedFluxLumens: 2000 };
    expect(lightOutputRatio(luminaireWith(isotropic(1500), { lamps }))).toBeCloseTo(0.75, 9);
    expect(lightOutputRatio(luminaireWith(isotropic(1500)))).toBeUndefined();
    expect(efficacyLumensPerWatt(luminaireWith(isotropic(1500), { inputWatts: 15 }))).toBeCloseTo(100, 9);
    expect(efficacyLumensPerWatt(luminaireWith(isotropic(1500), { inputWatts: 0 }))).toBeUndefined();
  });
});

it('LI6 finds the largest intensity', () => {
  const light = lightDistribution(
    [0, 90],
    [0, 30, 60],
    [
      [1, 5, 2],
      [1, 5, 4],
    ],
  );
  expect(peakIntensity(light)).toEqual({ intensityCandela: 5, planeDegrees: 0, gammaDegrees: 30 });
});

it('LI7 ends beam and field where the light is a half and a tenth', () => {
  expect(beamAngleDegrees(lambertian(100, 0.5))).toBeCloseTo(120, 2);
  expect(fieldAngleDegrees(lambertian(100, 0.5))).toBeCloseTo(2 * (Math.acos(0.1) * (180 / Math.PI)), 2);
  const aside = lightDistribution(
    [0, 180],
    [0, 20, 40, 60],
    [
      [100, 90, 10, 0],
      [100, 50, 20, 0],
    ],
  );
  expect(beamEdges(aside, 0, 0.5)).toEqual({ axisDegrees: 0, towardsDegrees: 30, oppositeDegrees: 20 });
  expect(beamEdges(aside, 180, 0.5)).toEqual({ axisDegrees: 0, towardsDegrees: 20, oppositeDegrees: 30 });
  expect(halfPeakDivergence(aside)).toEqual({
    c0: { axisDegrees: 0, towardsDegrees: 30, oppositeDegrees: 20 },
    c90: { axisDegrees: 0, towardsDegrees: 20 + 400 / 55, oppositeDegrees: 20 + 400 / 55 },
  });
  expect(beamAngleDegrees(lightOf((_, gamma) => Math.max(0, -Math.cos(gamma)), 360, 0.5))).toBeCloseTo(120, 2);
  expect(beamAngleDegrees(lightDistribution([0], [0, 30], [[7, 7]]))).toBe(60);
  expect(beamAngleDegrees(isotropic(100))).toBeUndefined();
  expect(beamAngleDegrees(scaled(isotropic(100), 0))).toBeUndefined();
});

it('LI7 measures from the axis of the peak, wherever it points', () => {
  const triangle = (axis: number) => (plane: number, gamma: number) => {
    const angle = Math.cos(plane) > 0 ? gamma : -gamma;
    return Math.max(0, 1 - Math.abs((angle * 180) / Math.PI - axis) / 20);
  };
  // A lobe at 60° of C0 with nothing below it: twenty degrees from half to half.
  expect(beamEdges(lightOf(triangle(60), 180, 1), 0, 0.5)).toEqual({
    axisDegrees: expect.closeTo(60, 9),
    towardsDegrees: expect.closeTo(10, 6),
    oppositeDegrees: expect.closeTo(10, 6),
  });
  expect(beamEdges(lightOf(triangle(60), 180, 1), 180, 0.5)?.axisDegrees).toBeCloseTo(-60, 9);
  expect(fieldAngleDegrees(lightOf(triangle(60), 180, 1))).toBeCloseTo(36, 6);
  // Two wings: from the outer side of one to that of the other, about the middle between them.
  const wings = lightOf((plane, gamma) => Math.max(triangle(40)(plane, gamma), triangle(-40)(plane, gamma)), 180, 1);
  expect(beamEdges(wings, 0, 0.5)).toEqual({
    axisDegrees: 0,
    towardsDegrees: expect.closeTo(50, 6),
    oppositeDegrees: expect.closeTo(50, 6),
  });
  // Light down and up is two beams, light around the horizon one.
  expect(beamAngleDegrees(lightOf((_, gamma) => Math.abs(Math.cos(gamma)), 360, 0.5))).toBeCloseTo(120, 2);
  expect(beamAngleDegrees(lightOf((_, gamma) => Math.cos(gamma / 2), 360, 0.5))).toBeCloseTo(240, 2);
});

const SYMMETRIES = [
  { symmetry: 'axial', light: lightOf((_, gamma) => Math.cos(gamma) + 1) },
  { symmetry: 'quadrant', light: lightOf((plane, gamma) => Math.cos(2 * plane) * Math.sin(gamma) + 1) },
  { symmetry: 'bilateral-c0', light: lightOf((plane, gamma) => Math.cos(plane) * Math.sin(gamma) + 1) },
  { symmetry: 'bilateral-c90', light: lightOf((plane, gamma) => Math.sin(plane) * Math.sin(gamma) + 1) },
  { symmetry: 'none', light: lightOf((plane, gamma) => Math.sin(plane + 1) * Math.sin(gamma) + 1) },
];
it.each(SYMMETRIES)('LI8 finds the symmetry $symmetry', ({ symmetry, light }) => {
  expect(detectSymmetry(light)).toBe(symmetry);
});

it('LI8 takes noise below the tolerance for none', () => {
  const noisy = lightOf((plane, gamma) => 100 * Math.cos(gamma) + 101 + 0.3 * Math.sin(7 * plane) * Math.sin(gamma));
  expect([detectSymmetry(noisy, 0.01), detectSymmetry(noisy)]).toEqual(['axial', 'bilateral-c90']);
});

it('LI9 gives the flux code of a flat surface as sin² says', () => {
  const { n1, n2, n3, n4, n5 } = cieFluxCode(lambertian(100, 0.5), 0.9);
  const expected = [7 / 16, 3 / 4, 15 / 16, 1, 0.9];
  for (const [index, part] of [n1, n2, n3, n4, n5].entries()) expect(part).toBeCloseTo(expected[index] as number, 4);
  expect(cieFluxCode(scaled(isotropic(1), 0))).toEqual({ n1: 0, n2: 0, n3: 0, n4: 0, n5: 1 });
});

it('LI10 gives 1 for light straight down, less for wide light, more the wider the room', () => {
  for (const weights of DIRECT_RATIO_WEIGHTS) expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(1000);
  const down = directRatios(lightDistribution([0], [0, 20, 21], [[100, 100, 0]]));
  for (const ratio of down) expect(ratio).toBeCloseTo(1, 9);
  // n1, n2, n3 of a flat surface: 7/16, 3/4, 15/16.
  // Of 7/16, 3/4 and 15/16 of a flat surface, by hand.
  const flat = [0.519, 0.562, 0.593, 0.636, 0.671, 0.716, 0.766, 0.796, 0.837, 0.862];
  for (const [index, ratio] of directRatios(lambertian(100, 0.25)).entries()) expect(ratio).toBeCloseTo(flat[index] as number, 2);
  expect(directRatios(scaled(isotropic(1), 0))).toEqual(new Array(10).fill(0));
});

it('LI14 doubts light beyond what is made', () => {
  const of = (luminaire: Luminaire) => lightDoubts(luminaire).map(({ quantity }) => quantity);
  const lamps = { count: 1, type: '', colour: '', colourRendering: '', ratedFluxLumens: 1000 };
  expect(of(luminaireWith(isotropic(900), { inputWatts: 9, lamps }))).toEqual([]);
  expect(lightDoubts(luminaireWith(isotropic(9000), { inputWatts: 9 }))).toEqual([
    { quantity: 'efficacy', value: expect.closeTo(1000, 6), least: 3, most: 250 },
  ]);
  expect(of(luminaireWith(isotropic(9), { inputWatts: 9 }))).toEqual(['efficacy']);
  expect(of(luminaireWith(isotropic(1100), { inputWatts: 0, lamps }))).toEqual(['lightOutputRatio']);
  expect(of(luminaireWith(isotropic(20), { inputWatts: 0, lamps }))).toEqual(['lightOutputRatio']);
  expect(of(luminaireWith(scaled(isotropic(1), 0), { lamps }))).toEqual(['flux']);
  expect(of(luminaireWith(isotropic(2e9), { inputWatts: 0 }))).toEqual(['flux', 'peak']);
  const needle = lightDistribution([0], [0, 0.01, 180], [[1e6, 1e-3, 1e-3]]);
  expect(of(luminaireWith(needle, { inputWatts: 0 }))).toEqual(['flux', 'concentration']);
});
