import { describe, expect, it } from 'vitest';
import { readEulumdat } from '../eulumdat';
import { readIes, writeIes } from '../ies';
import { intensityAt, lightOutputRatio, totalFluxLumens } from '../light';
import type { LuminousOpening } from '../luminaire';
import { type EulumdatParts, eulumdatText, type IesParts, iesText } from '../testing/file-texts';
import { lambertian, luminaireWith } from '../testing/light';
import { valueFrom } from '../testing/results';
import { iesOfLuminaire } from './ies-of-luminaire';
import { luminaireOfEulumdat } from './luminaire-of-eulumdat';
import { luminaireOfIes } from './luminaire-of-ies';
import { readLuminaire } from './read-luminaire';

const ofIes = (parts: IesParts) => luminaireOfIes(valueFrom(readIes(iesText(parts))).file);
const ofEulumdat = (parts: EulumdatParts, set?: number) => luminaireOfEulumdat(valueFrom(readEulumdat(eulumdatText(parts))).file, set);

const FACTORS = [
  { version: 'IESNA91', candela: 1000 * 2 * 0.9 * 0.8 },
  { version: '', candela: 1000 * 2 * 0.9 * 0.8 },
  { version: 'IESNA:LM-63-1995', candela: 1000 * 2 * 0.9 },
  { version: 'IES:LM-63-2019', candela: 1000 * 2 * 0.9 },
];
it.each(FACTORS)('IE5 multiplies what a file "$version" holds', ({ version, candela }) => {
  expect(intensityAt(ofIes({ version, lamps: '1 -1 2', gear: '0.9 0.8 20' }).distribution, 0, 0)).toBeCloseTo(candela, 9);
});

it('IE5 treats a factor of 0 as missing, with a warning', () => {
  const reading = valueFrom(readIes(iesText({ version: 'IESNA91', lamps: '1 -1 0', gear: '0 0 20' })));
  expect(intensityAt(luminaireOfIes(reading.file).distribution, 0, 0)).toBe(1000);
  expect(reading.warnings.map(({ field }) => field)).toEqual(['candelaMultiplier', 'ballastFactor', 'thirdFactor']);
});

describe('IE6', () => {
  // One direction of light in each: the value stands where horizontal and vertical angle say.
  const lit = (type: number, horizontal: number, vertical: number) => {
    const angles = [-90, -60, -30, 0, 30, 60, 90];
    const rows = angles.map((across) => angles.map((up) => (across === horizontal && up === vertical ? 100 : 0)).join(' '));
    return ofIes({ type: `${type} 2`, vertical: angles.join(' '), horizontal: angles.join(' '), rows }).distribution;
  };
  const TURNED = [
    { what: 'type B straight down', type: 2, horizontal: 0, vertical: 0, plane: 0, gamma: 0 },
    { what: 'type B up towards C0', type: 2, horizontal: 0, vertical: 60, plane: 0, gamma: 60 },
    { what: 'type B aside, clockwise from above', type: 2, horizontal: 30, vertical: 0, plane: 270, gamma: 30 },
    { what: 'type A straight ahead', type: 3, horizontal: 0, vertical: 0, plane: 0, gamma: 90 },
    { what: 'type A to the right', type: 3, horizontal: 30, vertical: 0, plane: 330, gamma: 90 },
    { what: 'type A to the left and down', type: 3, horizontal: -60, vertical: -30, plane: 60, gamma: 60 },
  ];
  it.each(TURNED)('IE6 lays $what on C-planes', ({ type, horizontal, vertical, plane, gamma }) => {
    const distribution = lit(type, horizontal, vertical);
    expect(intensityAt(distribution, plane, gamma)).toBeCloseTo(100, 6);
    expect(intensityAt(distribution, plane + 180, gamma || 60)).toBe(0);
  });

  it('IE6 keeps the flux of a floodlight of either half', () => {
    const angles = Array.from({ length: 37 }, (_, index) => index * 5 - 90);
    const right = angles.filter((angle) => angle >= 0);
    // cos² of the angle from the axis, all of it: 2π/3 times 1000.
    const candela = (across: number, up: number) =>
      (1000 * (Math.cos((across * Math.PI) / 180) * Math.cos((up * Math.PI) / 180)) ** 2).toFixed(5);
    for (const horizontal of [angles, right]) {
      const rows = horizontal.map((across) => angles.map((up) => candela(across, up)).join(' '));
      const parts = { type: '2 2', vertical: angles.join(' '), horizontal: horizontal.join(' '), rows };
      expect(totalFluxLumens(ofIes(parts).distribution) / ((2000 * Math.PI) / 3)).toBeCloseTo(1, 2);
    }
  });
});

const RANGES = [
  { horizontal: '0', planes: [0] },
  { horizontal: '0 45 90', planes: [0, 45, 90, 135, 180, 225, 270, 315] },
  { horizontal: '0 30 180', planes: [0, 30, 180, 330] },
  { horizontal: '90 100 270', planes: [80, 90, 100, 270] },
  { horizontal: '0 120 240 360', planes: [0, 120, 240] },
];
const ODD_RANGES = [
  { horizontal: '-90 -80 90', planes: [90, 260, 270, 280] },
  { horizontal: '180 200 360', planes: [0, 160, 180, 200] },
  { horizontal: '270 300 360', planes: [0, 60, 90, 120, 180, 240, 270, 300] },
];
it.each(ODD_RANGES)('IE7 lays the planes $horizontal on the circle with a warning', ({ horizontal, planes }) => {
  const reading = valueFrom(readIes(iesText({ horizontal, rows: horizontal.split(' ').map(() => '2 1 0') })));
  expect(luminaireOfIes(reading.file).distribution.planesDegrees).toEqual(planes);
  expect(reading.warnings.map(({ code }) => code)).toEqual(['angles.range-unusual']);
});
it.each(RANGES)('IE7 lays the planes $horizontal on the circle', ({ horizontal, planes }) => {
  const text = iesText({ horizontal, rows: horizontal.split(' ').map((plane) => `${plane} 1 0`) });
  const reading = valueFrom(readIes(text));
  expect(luminaireOfIes(reading.file).distribution.planesDegrees).toEqual(planes);
  expect(reading.warnings).toEqual([]);
});

it('IE7 warns of a range that no edition defines and keeps its planes', () => {
  const reading = valueFrom(readIes(iesText({ horizontal: '0 100 200', rows: ['1 1 1', '2 2 2', '3 3 3'] })));
  expect(reading.warnings).toEqual([{ code: 'angles.range-unusual', line: 10, field: 'horizontalAngles', found: '0..200' }]);
  expect(intensityAt(luminaireOfIes(reading.file).distribution, 280, 10)).toBeCloseTo(2, 9);
});

const opening = (shape: LuminousOpening['shape'], alongC0Metres: number, alongC90Metres: number, heightMetres: number) => ({
  shape,
  alongC0Metres,
  alongC90Metres,
  heightMetres,
});
const OPENINGS = [
  { dimensions: '0 0 0', expected: opening('point', 0, 0, 0) },
  { dimensions: '0.3 1.2 0', expected: opening('rectangle', 1.2, 0.3, 0) },
  { dimensions: '0.3 1.2 0.1', expected: opening('rectangle', 1.2, 0.3, 0.1) },
  { dimensions: '-0.2 -0.2 0', expected: opening('ellipse', 0.2, 0.2, 0) },
  { dimensions: '-0.2 -0.4 0.1', expected: opening('ellipse', 0.4, 0.2, 0.1) },
  { dimensions: '-0.2 -0.2 -0.2', expected: opening('ellipsoid', 0.2, 0.2, 0.2) },
  { dimensions: '-0.1 1.2 -0.1', expected: opening('cylinder-along-c0', 1.2, 0.1, 0.1) },
  { dimensions: '1.2 -0.1 -0.1', expected: opening('cylinder-along-c90', 0.1, 1.2, 0.1) },
  { dimensions: '-0.2 0 -0.3', expected: opening('upright-ellipse', 0, 0.2, 0.3) },
  { dimensions: '-0.12 0 0', expected: opening('ellipse', 0.12, 0.12, 0) },
  { dimensions: '-0.12 0 -0.12', version: 'IESNA:LM-63-1995', expected: opening('ellipsoid', 0.12, 0.12, 0.12) },
  { dimensions: '0 1.2 -0.1', version: 'IESNA:LM-63-1995', expected: opening('cylinder-along-c0', 1.2, 0.1, 0.1) },
  { dimensions: '1.2 0 -0.1', version: 'IESNA:LM-63-1995', expected: opening('cylinder-along-c90', 0.1, 1.2, 0.1) },
];
it.each(OPENINGS)('IE8 reads the opening $dimensions as $expected.shape', ({ dimensions, version, expected }) => {
  expect(ofIes({ opening: dimensions, ...(version !== undefined && { version }) }).opening).toEqual(expected);
});

/** Signs that mean one thing until 1995 and another since 2002. */
const BY_EDITION = [
  { dimensions: '-0.2 0.4 -0.3', until1995: 'ellipsoid', since2002: 'cylinder-along-c0' },
  { dimensions: '0.2 -0.4 -0.3', until1995: 'ellipsoid', since2002: 'cylinder-along-c90' },
  { dimensions: '-0.2 0 -0.2', until1995: 'ellipsoid', since2002: 'upright-ellipse' },
  { dimensions: '-0.2 0.4 0', until1995: 'ellipse', since2002: 'ellipse' },
];
it.each(BY_EDITION)('IE13 reads $dimensions by its edition', ({ dimensions, until1995, since2002 }) => {
  const shapeIn = (version: string) => ofIes({ opening: dimensions, version }).opening.shape;
  expect(['IESNA91', 'IESNA:LM-63-1995', 'IESNA:LM-63-2002', 'IES:LM-63-2019'].map(shapeIn)).toEqual([
    until1995,
    until1995,
    since2002,
    since2002,
  ]);
  expect(ofIes({ opening: dimensions, version: 'IESNA:LM-63-1995' }).opening).toMatchObject({ alongC90Metres: 0.2 });
});

const SHAPES: readonly LuminousOpening[] = [
  opening('point', 0, 0, 0),
  opening('rectangle', 0.6, 0.3, 0.1),
  opening('ellipse', 0.3, 0.3, 0),
  opening('ellipse', 0.3, 0.3, 0.2),
  opening('ellipse', 0.5, 0.3, 0),
  opening('ellipsoid', 0.3, 0.3, 0.3),
  opening('ellipsoid', 0.5, 0.3, 0.2),
  opening('cylinder-along-c0', 1.2, 0.04, 0.04),
  opening('cylinder-along-c90', 0.04, 1.2, 0.04),
];
it.each(SHAPES)('IE13 writes a $shape of $alongC0Metres by $alongC90Metres so that each edition reads it', (shape) => {
  const luminaire = luminaireWith(lambertian(100), { opening: shape });
  for (const version of ['1986', '1991', '1995', '2002', '2019'] as const)
    expect(luminaireOfIes(valueFrom(readIes(writeIes(iesOfLuminaire(luminaire, { version })))).file).opening).toEqual(shape);
});

it('IE13 writes a circle of 1995 as its diameter alone', () => {
  const signs = (version: '1995' | '2002') => {
    const { openingWidth, openingLength, openingHeight } = iesOfLuminaire(luminaireWith(lambertian(100)), { version });
    return [openingWidth, openingLength, openingHeight];
  };
  expect([signs('1995'), signs('2002')]).toEqual([
    [-0.3, 0, 0],
    [-0.3, -0.3, 0],
  ]);
});

it('IE8 takes feet for 0.3048 m', () => {
  expect(ofIes({ type: '1 1', opening: '1 2 0' }).opening).toEqual(opening('rectangle', 0.6096, 0.3048, 0));
});

it('IE9 distinguishes absolute from relative photometry', () => {
  expect(ofIes({ lamps: '2 -1 1' }).lamps.ratedFluxLumens).toBeUndefined();
  const relative = ofIes({ lamps: '2 1500 1', gear: '0.9 1 30' });
  expect(relative.lamps.ratedFluxLumens).toBe(2700);
  expect(lightOutputRatio(relative)).toBeCloseTo(totalFluxLumens(relative.distribution) / 2700, 12);
});

it('LD4 gives the light of the lamp set that is chosen', () => {
  const lampSets = [
    ['1', 'LED', '2000', '3000', '90', '20'],
    ['2', 'halogen', '1000', '2700', '99', '60'],
  ];
  expect([0, 1].map((set) => intensityAt(ofEulumdat({ lampSets }, set).distribution, 0, 0))).toEqual([1000, 500]);
  expect(ofEulumdat({ lampSets }, 1).lamps).toEqual({
    count: 2,
    type: 'halogen',
    ratedFluxLumens: 1000,
    colour: '2700',
    colourRendering: '99',
  });
  expect(() => ofEulumdat({ lampSets }, 2)).toThrow(RangeError);
  expect(intensityAt(ofEulumdat({ lampSets: [] }).distribution, 0, 0)).toBe(500);
});

it('LD5 multiplies by the conversion factor and the flux of the lamps', () => {
  expect(intensityAt(ofEulumdat({ factors: ['100', '80', '1.5', '0'] }).distribution, 0, 45)).toBe(350 * 1.5 * 2);
  expect(intensityAt(ofEulumdat({ factors: ['100', '80', '', '0'] }).distribution, 0, 45)).toBe(350 * 2);
});

it('LD6 takes a negative number of lamps for absolute photometry', () => {
  const { lamps, distribution } = ofEulumdat({ lampSets: [['-2', 'LED', '500', '3000', '90', '15']] });
  expect(lamps.count).toBe(2);
  expect(lamps.ratedFluxLumens).toBeUndefined();
  expect(intensityAt(distribution, 0, 0)).toBe(250);
});

it('LD7 distinguishes round from rectangular', () => {
  const round = ofEulumdat({ sizes: ['120', '0', '80', '100', '0', '5', '6', '5', '5'] });
  expect(round.opening).toEqual(opening('ellipse', 0.1, 0.1, 0.006));
  expect(round.housing).toEqual({ isRound: true, alongC0Metres: 0.12, alongC90Metres: 0.12, heightMetres: 0.08 });
  const long = ofEulumdat({ sizes: ['1200', '60', '80', '1190', '50', '0', '0', '0', '0'] });
  expect(long.opening).toEqual(opening('rectangle', 0.05, 1.19, 0));
  expect(long.housing).toEqual({ isRound: false, alongC0Metres: 0.06, alongC90Metres: 1.2, heightMetres: 0.08 });
});

it('CV8 warns of a ratio or a downward part that the light does not have', () => {
  // Light of 80 % of the lamps, all of it down.
  const values = [0.8 * (1000 / Math.PI), (0.8 * (1000 / Math.PI)) / Math.SQRT2, 0];
  const gammas = [0, 45, 90];
  const ratio = Math.round((100 * totalFluxLumens(ofEulumdat({ gammas, values }).distribution)) / 2000);
  const warned = (factors: string[]) => valueFrom(readLuminaire(eulumdatText({ gammas, values, factors }))).warnings;
  expect(warned(['100', String(ratio + 2), '1', '0'])).toEqual([]);
  expect(warned(['60', String(ratio + 5), '1', '0'])).toEqual([
    { code: 'value.contradicts-light', line: 22, field: 'downwardFlux', found: '60' },
    { code: 'value.contradicts-light', line: 23, field: 'lightOutputRatio', found: String(ratio + 5) },
  ]);
  expect(readLuminaire(eulumdatText({ gammas, values, factors: ['60', '0', '1', '0'] }), { strict: true })).toMatchObject({
    ok: false,
    failure: { code: 'value.contradicts-light', line: 22 },
  });
});

it('CV7 detects the format by the content', () => {
  expect(valueFrom(readLuminaire(iesText())).format).toBe('ies');
  expect(valueFrom(readLuminaire(eulumdatText())).format).toBe('eulumdat');
  expect(readLuminaire('neither')).toMatchObject({ ok: false, failure: { code: 'file.format-unknown' } });
  expect(readLuminaire(iesText({ type: '9 9' }))).toMatchObject({ ok: false, failure: { field: 'photometricType' } });
});
