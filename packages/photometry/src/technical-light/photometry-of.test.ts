import { seedData } from '@candil/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eulumdatOfLuminaire, iesOfLuminaire, readLuminaire } from '../conversion';
import { writeEulumdat } from '../eulumdat';
import { writeIes } from '../ies';
import { beamAngleDegrees, downwardFraction, intensityAt, peakIntensity, totalFluxLumens } from '../light';
import { valueFrom } from '../testing/results';
import { photometryOf } from './photometry-of';
import { LIGHT_DISTRIBUTIONS, type TechnicalLight } from './technical-light';

const DOME: TechnicalLight = {
  lumens: 920,
  watts: 9,
  beamDegrees: 95,
  distribution: 'direct',
  widthMetres: 0.33,
  depthMetres: 0.33,
  heightMetres: 0.25,
};
const lightOf = (parts: Partial<TechnicalLight> = {}) => valueFrom(photometryOf({ ...DOME, ...parts }));
const widestOf = (distribution: string) => (distribution === 'diffuse' ? 360 : 180);

const technicals = fc.record({
  lumens: fc.double({ min: 1, max: 100_000, noNaN: true }),
  distribution: fc.constantFrom(...LIGHT_DISTRIBUTIONS),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

it('TL1 has the given lumens', () => {
  expect(totalFluxLumens(lightOf().distribution)).toBeCloseTo(920, 9);
  fc.assert(
    fc.property(technicals, ({ lumens, distribution, share }) => {
      const beamDegrees = 1 + share * (widestOf(distribution) - 1);
      expect(totalFluxLumens(lightOf({ lumens, distribution, beamDegrees }).distribution) / lumens).toBeCloseTo(1, 9);
    }),
  );
});

const BEAMS = ['direct', 'accent', 'indirect', 'direct-indirect', 'diffuse'].flatMap((distribution) =>
  [6, 24, 60, 95, 120, 150].map((beamDegrees) => ({ distribution, beamDegrees })),
);
it.each(BEAMS)('TL2 has a beam of $beamDegrees° in $distribution light', ({ distribution, beamDegrees }) => {
  const found = beamAngleDegrees(lightOf({ distribution, beamDegrees }).distribution) ?? 0;
  expect(Math.abs(found - beamDegrees)).toBeLessThan(0.1);
});

it('TL2 is alike in all directions at 360°, and in the half space at 180°', () => {
  const globe = lightOf({ distribution: 'diffuse', beamDegrees: 360, lumens: 4 * Math.PI }).distribution;
  expect(globe.candela.every((candela) => Math.abs(candela - 1) < 1e-4)).toBe(true);
  const half = lightOf({ beamDegrees: 180, lumens: 2 * Math.PI }).distribution;
  expect(half.candela.every((candela) => Math.abs(candela - 1) < 1e-4)).toBe(true);
});

describe('directions', () => {
  const DOWN = [
    { distribution: 'direct', down: 1 },
    { distribution: 'accent', down: 1 },
    { distribution: 'wall-wash', down: 1 },
    { distribution: 'indirect', down: 0 },
    { distribution: 'direct-indirect', down: 0.5 },
  ];
  it.each(DOWN)('TL3 sends $down of $distribution light down', ({ distribution, down }) => {
    expect(downwardFraction(lightOf({ distribution, beamDegrees: 60 }).distribution)).toBeCloseTo(down, 6);
  });

  it('TL3 sends diffuse light to everywhere', () => {
    expect(downwardFraction(lightOf({ distribution: 'diffuse', beamDegrees: 360 }).distribution)).toBeCloseTo(0.5, 6);
    const narrow = lightOf({ distribution: 'diffuse', beamDegrees: 120 }).distribution;
    expect(downwardFraction(narrow)).toBeGreaterThan(0.7);
    expect(intensityAt(narrow, 0, 120)).toBeGreaterThan(0);
  });

  it('TL3 leans a wall washer 30° towards C90', () => {
    const { distribution } = lightOf({ distribution: 'wall-wash', beamDegrees: 60 });
    expect(peakIntensity(distribution)).toMatchObject({ planeDegrees: 90, gammaDegrees: 30 });
    expect(intensityAt(distribution, 90, 60) / intensityAt(distribution, 90, 30)).toBeCloseTo(0.5, 2);
    expect(intensityAt(distribution, 0, 50)).toBeCloseTo(intensityAt(distribution, 180, 50), 9);
  });
});

const OPENINGS = [
  { what: 'a dome', parts: {}, opening: { shape: 'ellipse', alongC0Metres: 0.33, alongC90Metres: 0.33, heightMetres: 0 } },
  {
    what: 'a globe',
    parts: { distribution: 'diffuse', heightMetres: 0.33 },
    opening: { shape: 'ellipsoid', alongC0Metres: 0.33, alongC90Metres: 0.33, heightMetres: 0.33 },
  },
  {
    what: 'a tube',
    parts: { distribution: 'diffuse', heightMetres: 1.2 },
    opening: { shape: 'ellipse', alongC0Metres: 0.33, alongC90Metres: 0.33, heightMetres: 1.2 },
  },
  {
    what: 'a bar',
    parts: { widthMetres: 1.2, depthMetres: 0.05 },
    opening: { shape: 'rectangle', alongC0Metres: 1.2, alongC90Metres: 0.05, heightMetres: 0 },
  },
  {
    what: 'a body without size',
    parts: { widthMetres: 0, depthMetres: 0, heightMetres: 0 },
    opening: { shape: 'point', alongC0Metres: 0, alongC90Metres: 0, heightMetres: 0 },
  },
];
it.each(OPENINGS)('TL4 opens $what by its size', ({ parts, opening }) => {
  expect(lightOf(parts).opening).toEqual(opening);
  expect(lightOf(parts).inputWatts).toBe(9);
});

describe('the catalogue', () => {
  const models = seedData().models;
  const luminaires = models.filter(({ technical }) => technical.lumens > 0);

  it('TL5 has photometry for every article that gives light, within half a percent of its lumens, in either format', () => {
    expect(luminaires.length).toBeGreaterThan(150);
    for (const { technical, model } of luminaires) {
      const luminaire = valueFrom(photometryOf(technical, { name: model }));
      expect(Math.abs(totalFluxLumens(luminaire.distribution) / technical.lumens - 1)).toBeLessThan(0.005);
      for (const text of [writeIes(iesOfLuminaire(luminaire)), writeEulumdat(eulumdatOfLuminaire(luminaire))]) {
        const again = valueFrom(readLuminaire(text, { strict: true })).luminaire;
        expect(Math.abs(totalFluxLumens(again.distribution) / technical.lumens - 1)).toBeLessThan(0.005);
      }
    }
  });

  it('TL5 has none for parts that give no light', () => {
    const parts = models.filter(({ technical }) => technical.lumens === 0);
    expect(parts.length).toBeGreaterThan(0);
    for (const { technical } of parts) expect(photometryOf(technical)).toEqual({ ok: false, failure: { code: 'technical.no-light' } });
  });
});

const REFUSED: { parts: Partial<TechnicalLight>; failure: object }[] = [
  { parts: { lumens: 0 }, failure: { code: 'technical.no-light' } },
  { parts: { lumens: Number.NaN }, failure: { code: 'technical.value-out-of-range', field: 'lumens', value: Number.NaN } },
  { parts: { lumens: -5 }, failure: { code: 'technical.value-out-of-range', field: 'lumens', value: -5 } },
  { parts: { beamDegrees: 0 }, failure: { code: 'technical.value-out-of-range', field: 'beamDegrees', value: 0 } },
  { parts: { beamDegrees: 181 }, failure: { code: 'technical.value-out-of-range', field: 'beamDegrees', value: 181 } },
  { parts: { widthMetres: -1 }, failure: { code: 'technical.value-out-of-range', field: 'widthMetres', value: -1 } },
  { parts: { watts: Number.POSITIVE_INFINITY }, failure: { code: 'technical.value-out-of-range', field: 'watts', value: Infinity } },
  { parts: { distribution: 'sideways' }, failure: { code: 'technical.distribution-unknown', distribution: 'sideways' } },
];
it.each(REFUSED)('TL6 refuses $parts', ({ parts, failure }) => {
  expect(photometryOf({ ...DOME, ...parts })).toEqual({ ok: false, failure });
});
