import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distributions } from '../testing/arbitraries';
import { isotropic, lambertian, lightOf, luminaireWith } from '../testing/light';
import { beamEdges } from './beam';
import { bugRating, outdoorZones } from './bug-rating';
import { dimmed, spun, withFlux, withLightOption } from './change-light';
import { totalFluxLumens } from './flux';
import { intensityAt } from './intensity';
import { lightOutputRatio } from './light-output-ratio';
import { orientationOf, turnIn, turnOut, type Vector } from './orientation';
import { peakIntensity } from './peak';
import { sumOfEmitters } from './sum-of-emitters';

it('LI11 scales light and lamps alike', () => {
  const lamps = { count: 1, type: 'LED', colour: '3000 K', colourRendering: '90', ratedFluxLumens: 2000 };
  const luminaire = luminaireWith(isotropic(1500), { lamps });
  const warm = withLightOption(luminaire, { fluxFactor: 0.9, colour: '2700 K', inputWatts: 21 });
  expect(totalFluxLumens(warm.distribution)).toBeCloseTo(1350, 6);
  expect(warm.lamps.ratedFluxLumens).toBe(1800);
  expect(warm.lamps.colour).toBe('2700 K');
  expect(warm.inputWatts).toBe(21);
  expect(lightOutputRatio(warm)).toBeCloseTo(0.75, 9);
  expect(totalFluxLumens(withFlux(luminaireWith(isotropic(10)), 777).distribution)).toBeCloseTo(777, 6);
  expect(() => withFlux(luminaireWith(dimmed(isotropic(10), 0)), 5)).toThrow(RangeError);
  expect(totalFluxLumens(dimmed(isotropic(1000), 0.25))).toBeCloseTo(250, 6);
  for (const level of [-0.1, 1.1, Number.NaN]) expect(() => dimmed(isotropic(1), level)).toThrow(RangeError);
});

it('LI12 turns planes without touching an intensity', () => {
  fc.assert(
    fc.property(
      distributions,
      fc.double({ min: -400, max: 400, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 180, noNaN: true }),
      (light, turn, plane, gamma) => {
        expect(intensityAt(spun(light, turn), plane + turn, gamma)).toBeCloseTo(intensityAt(light, plane, gamma), 4);
      },
    ),
  );
});

const parts = (front: number, back: number) => lightOf((plane) => (Math.cos(plane) > 0 ? front : back), 1, 0.5, 90);
it('LI13 rates back, up and glare by the worst zone', () => {
  const letters = (light: Parameters<typeof bugRating>[0], front?: number) => {
    const { backlight, uplight, glare } = bugRating(light, front);
    return [backlight, uplight, glare];
  };
  expect(letters(dimmed(isotropic(1), 0))).toEqual([0, 0, 0]);
  // 421, 1150, 1025 and 545 lm in low, mid, high and very high.
  expect(letters(parts(0, 1000))).toEqual([3, 0, 4]);
  // 615 and 327 lm in high and very high.
  expect(letters(parts(600, 0))).toEqual([0, 0, 3]);
  expect(letters(spun(parts(600, 0), 90), 90)).toEqual([0, 0, 3]);
  expect(letters(spun(parts(600, 0), 90))[0]).toBe(1);
  // Upwards only: 5 lm from 90° to 100°, 26 lm above.
  expect(letters(lightOf((_, gamma) => (gamma > Math.PI / 2 + 1e-9 ? 5 : 0), 360, 0.5))).toEqual([0, 2, 0]);
});

it('LI13 counts every lumen in one zone', () => {
  fc.assert(
    fc.property(distributions, fc.double({ min: -360, max: 360, noNaN: true }), (light, front) => {
      const sum = Object.values(outdoorZones(light, front)).reduce((total, value) => total + value, 0);
      expect(sum).toBeCloseTo(totalFluxLumens(light), 3);
    }),
  );
});

const DOWN: Vector = [0, 0, -1];
const TURNS = [
  { what: 'nothing', turns: {}, from: DOWN, to: [0, 0, -1] },
  { what: 'a tilt towards C0', turns: { tiltDegrees: 90 }, from: DOWN, to: [1, 0, 0] },
  { what: 'a tilt towards C90', turns: { tiltDegrees: 90, headingDegrees: 90 }, from: DOWN, to: [0, 1, 0] },
  { what: 'a spin', turns: { spinDegrees: 90 }, from: [1, 0, 0] as Vector, to: [0, 1, 0] },
  { what: 'a spin and a tilt', turns: { spinDegrees: 90, tiltDegrees: 180 }, from: [1, 0, 0] as Vector, to: [0, 1, 0] },
];
it.each(TURNS)('SU1 turns by $what', ({ turns, from, to }) => {
  const turned = turnOut(orientationOf(turns), from);
  for (const axis of [0, 1, 2]) expect(turned[axis]).toBeCloseTo(to[axis] as number, 12);
  const back = turnIn(orientationOf(turns), turned);
  for (const axis of [0, 1, 2]) expect(back[axis]).toBeCloseTo(from[axis] as number, 12);
});

it('SU2 adds up what shines in each direction', () => {
  const down = lambertian(100, 1);
  const up = orientationOf({ tiltDegrees: 180 });
  const { distribution } = sumOfEmitters([{ distribution: down }, { distribution: down, orientation: up, fluxFactor: 2 }]);
  for (const gamma of [0, 30, 60, 120, 150, 180]) {
    const expected = 100 * Math.max(0, Math.cos((gamma * Math.PI) / 180)) + 200 * Math.max(0, -Math.cos((gamma * Math.PI) / 180));
    expect(Math.abs(intensityAt(distribution, 77, gamma) - expected)).toBeLessThan(0.5);
  }
});

it('SU2 tilts a beam to where it is headed', () => {
  const beam = lightOf((_, gamma) => Math.max(0, Math.cos(gamma)) ** 20, 360, 1);
  const { distribution } = sumOfEmitters([{ distribution: beam, orientation: orientationOf({ tiltDegrees: 40, headingDegrees: 120 }) }]);
  expect(intensityAt(distribution, 120, 40)).toBeCloseTo(1, 2);
  expect(intensityAt(distribution, 120, 60)).toBeCloseTo(Math.cos(Math.PI / 9) ** 20, 2);
  expect(intensityAt(distribution, 300, 40)).toBeLessThan(1e-3);
});

it('SU2 loses no lumen of any light', () => {
  const emitters = fc.array(
    fc.record({
      distribution: distributions,
      orientation: fc
        .record({ spinDegrees: fc.integer({ min: 0, max: 360 }), tiltDegrees: fc.integer({ min: 0, max: 180 }) })
        .map(orientationOf),
      fluxFactor: fc.double({ min: 0.01, max: 3, noNaN: true }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(emitters, (all) => {
      const flux = all.reduce((sum, { distribution, fluxFactor }) => sum + fluxFactor * totalFluxLumens(distribution), 0);
      const found = totalFluxLumens(sumOfEmitters(all, { planeStepDegrees: 10, gammaStepDegrees: 5 }).distribution);
      // Light of a single narrow direction may fall between the angles of a coarse sum; then there is none at all.
      expect(found === 0 || Math.abs(found - flux) <= 1e-6 * flux).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('SU4 keeps the beam and the peak of narrow lights, wherever they are turned', () => {
  const half = (degrees: number) => Math.log(0.5) / Math.log(Math.cos((degrees * Math.PI) / 180));
  for (const beam of [8, 14, 24]) {
    const spot = lightOf((_, gamma) => 1000 * Math.max(0, Math.cos(gamma)) ** half(beam / 2), 360, 0.25, 90);
    const wide = lambertian(10);
    const orientation = orientationOf({ tiltDegrees: 43.3, headingDegrees: 17.4 });
    const { distribution } = sumOfEmitters([{ distribution: spot, orientation }, { distribution: wide }]);
    const { intensityCandela, gammaDegrees } = peakIntensity(distribution);
    expect(intensityCandela / 1007).toBeGreaterThan(0.97);
    expect(intensityCandela / 1007).toBeLessThan(1.03);
    expect(Math.abs(gammaDegrees - 43.3)).toBeLessThanOrEqual(1.25);
    const edges = beamEdges(distribution, 17.4, 0.5);
    expect(Math.abs((edges?.towardsDegrees ?? 0) + (edges?.oppositeDegrees ?? 0) - beam)).toBeLessThan(0.06 * beam);
  }
});

it('SU4 stays coarse where all is wide, and within what files hold', () => {
  expect(sumOfEmitters([{ distribution: lambertian(10) }]).distribution.gammasDegrees).toHaveLength(73);
  const needle = lightOf((_, gamma) => Math.max(0, Math.cos(gamma)) ** 50_000, 360, 0.25, 90);
  const upright = sumOfEmitters([{ distribution: needle }]).distribution;
  expect(upright.planesDegrees).toHaveLength(72);
  expect(upright.gammasDegrees).toHaveLength(361);
  const tilted = sumOfEmitters([{ distribution: needle, orientation: orientationOf({ tiltDegrees: 30 }) }]).distribution;
  expect(tilted.candela.length).toBeLessThanOrEqual(260_000);
  expect(() => sumOfEmitters([{ distribution: lambertian(10), fluxFactor: -1 }])).toThrow(RangeError);
  expect(() => sumOfEmitters([{ distribution: lambertian(10), fluxFactor: Number.NaN }])).toThrow(RangeError);
});

it('SU3 returns the distance from which a sum is valid', () => {
  const distribution = lambertian(10);
  const row = [0, 1, 2, 3].map((x) => ({ distribution, positionMetres: [x, 0, 2] as Vector, extentMetres: 0.2 }));
  const { centreMetres, nearFieldLimitMetres } = sumOfEmitters(row);
  expect(centreMetres).toEqual([1.5, 0, 2]);
  expect(nearFieldLimitMetres).toBe(16);
  expect(() => sumOfEmitters([])).toThrow(RangeError);
});
