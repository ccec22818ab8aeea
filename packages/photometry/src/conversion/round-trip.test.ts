import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEulumdat, writeEulumdat } from '../eulumdat';
import { readIes, writeIes } from '../ies';
import { cieFluxCode, directRatios, intensityAt, totalFluxLumens } from '../light';
import { scaled } from '../luminaire';
import { distributions, eulumdatFiles, iesFiles } from '../testing/arbitraries';
import { lightOf, luminaireWith } from '../testing/light';
import { valueFrom } from '../testing/results';
import { eulumdatOfLuminaire } from './eulumdat-of-luminaire';
import { iesOfLuminaire } from './ies-of-luminaire';
import { luminaireOfEulumdat } from './luminaire-of-eulumdat';
import { luminaireOfIes } from './luminaire-of-ies';

it('IE10 gives back every file that it wrote, in strict reading', () => {
  fc.assert(
    fc.property(iesFiles, fc.constantFrom('\n' as const, '\r\n' as const), (file, lineEnd) => {
      expect(readIes(writeIes(file, { lineEnd }), { strict: true })).toEqual({ ok: true, value: { file, warnings: [] } });
    }),
  );
});

it('IE10 keeps line breaks out of the head, and old editions readable', () => {
  const file = valueFrom(readIes('Dome\r\nTILT=NONE\r\n1 -1 1 1 1 1 2 0 0 0\r\n1 1 1\r\n0\r\n0\r\n5')).file;
  expect(writeIes({ ...file, labels: ['a\r\nTILT=NONE\n1'] })).toBe(
    'a TILT=NONE 1\r\nTILT=NONE\r\n1 -1 1 1 1 1 2 0 0 0\r\n1 1 1\r\n0\r\n0\r\n5\r\n',
  );
  const lines = writeIes({ ...file, version: '1991', candela: [new Array(50).fill(123456.789)] }).split('\r\n');
  expect(lines[0]).toBe('IESNA91');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});

it('IE11 writes nine digits and no exponent', () => {
  const file = valueFrom(readIes('Dome\nTILT=NONE\n1 -1 1 4 1 1 2 0 0 0\n1 1 1\n0 1 2 3\n0\n123456.78949 1e-9 123456789012 0.1')).file;
  expect(writeIes(file, { lineEnd: '\n' }).trim().split('\n').pop()).toBe('123456.789 0 123456789000 0.1');
});

it('LD10 gives back every file that it wrote, in strict reading', () => {
  fc.assert(
    fc.property(eulumdatFiles, fc.constantFrom('\n' as const, '\r\n' as const), (file, lineEnd) => {
      expect(readEulumdat(writeEulumdat(file, { lineEnd }), { strict: true })).toEqual({ ok: true, value: { file, warnings: [] } });
    }),
  );
});

it('LD10 writes the steps of even angles, and 0 for uneven ones', () => {
  const file = eulumdatOfLuminaire(luminaireWith(lightOf(() => 1, 90, 22.5)));
  const even = {
    ...file,
    symmetry: 0 as const,
    planesDegrees: [0, 90, 180, 270],
    candelaPerKilolumen: new Array(4).fill(file.candelaPerKilolumen[0]),
  };
  expect(writeEulumdat(even, { lineEnd: '\n' }).split('\n').slice(3, 7)).toEqual(['4', '90', '9', '22.5']);
  expect(writeEulumdat({ ...even, planesDegrees: [0, 80, 180, 270] }, { lineEnd: '\n' }).split('\n')[4]).toBe('0');
});

/** Directions that no file has as its own angles, too. */
const DIRECTIONS = [0, 33, 90, 151.5, 180, 200, 270, 341].flatMap((plane) =>
  [0, 11, 45, 88, 120, 180].map((gamma) => [plane, gamma] as const),
);

it('CV1 gives back light, sizes and lamps through an IES file', () => {
  fc.assert(
    fc.property(distributions, fc.option(fc.constant(3000), { nil: undefined }), (distribution, ratedFluxLumens) => {
      const lamps = {
        count: 2,
        type: 'LED',
        colour: '3000 K',
        colourRendering: '90',
        ...(ratedFluxLumens !== undefined && { ratedFluxLumens }),
      };
      const luminaire = luminaireWith(distribution, { lamps });
      const again = luminaireOfIes(valueFrom(readIes(writeIes(iesOfLuminaire(luminaire)), { strict: true })).file);
      for (const [plane, gamma] of DIRECTIONS)
        expect(intensityAt(again.distribution, plane, gamma)).toBeCloseTo(intensityAt(distribution, plane, gamma), 4);
      const { distribution: _, housing: __, ...rest } = again;
      const { distribution: ___, housing: ____, ...expected } = luminaire;
      expect(rest).toEqual(expected);
    }),
  );
});

it('CV2 gives back light, sizes and lamps through an EULUMDAT file', () => {
  fc.assert(
    fc.property(distributions, fc.option(fc.constant(3000), { nil: undefined }), (distribution, ratedFluxLumens) => {
      const lamps = {
        count: 2,
        type: 'LED',
        colour: '3000 K',
        colourRendering: '90',
        ...(ratedFluxLumens !== undefined && { ratedFluxLumens }),
      };
      const luminaire = luminaireWith(distribution, { lamps });
      const again = luminaireOfEulumdat(valueFrom(readEulumdat(writeEulumdat(eulumdatOfLuminaire(luminaire)), { strict: true })).file);
      for (const [plane, gamma] of DIRECTIONS)
        expect(intensityAt(again.distribution, plane, gamma)).toBeCloseTo(intensityAt(distribution, plane, gamma), 4);
      const { distribution: _, ...rest } = again;
      const { distribution: __, ...expected } = luminaire;
      expect(rest).toEqual(expected);
    }),
  );
});

it('CV3 mirrors each plane once, and a whole circle twice written counts once', () => {
  const text = (horizontal: string, rows: string[]) =>
    ['IESNA:LM-63-1995', 'TILT=NONE', `1 -1 1 2 ${horizontal.split(' ').length} 1 2 0 0 0`, '1 1 1', '0 90', horizontal, ...rows].join(
      '\n',
    );
  const planes = (horizontal: string, rows: string[]) => luminaireOfIes(valueFrom(readIes(text(horizontal, rows))).file).distribution;
  const quadrant = planes('0 30 90', ['1 1', '2 2', '3 3']);
  expect(quadrant.planesDegrees).toEqual([0, 30, 90, 150, 180, 210, 270, 330]);
  expect([...quadrant.candela].filter((_, index) => index % 2 === 0)).toEqual([1, 2, 3, 2, 1, 2, 3, 2]);
  expect(planes('0 180 360', ['1 1', '2 2', '1 1']).planesDegrees).toEqual([0, 180]);
});

const KEPT = [
  { what: 'all round', light: lightOf((_, gamma) => 2 + Math.cos(gamma), 30), horizontal: [0], symmetry: 1, rows: 1 },
  {
    what: 'a quadrant',
    light: lightOf((plane, gamma) => 2 + Math.cos(2 * plane) * Math.sin(gamma), 30),
    horizontal: [0, 30, 60, 90],
    symmetry: 4,
    rows: 4,
  },
  {
    what: 'a half by C0',
    light: lightOf((plane, gamma) => 2 + Math.cos(plane) * Math.sin(gamma), 60),
    horizontal: [0, 60, 120, 180],
    symmetry: 2,
    rows: 4,
  },
  {
    what: 'a half by C90',
    light: lightOf((plane, gamma) => 2 + Math.sin(plane) * Math.sin(gamma), 45),
    horizontal: [90, 135, 180, 225, 270],
    symmetry: 3,
    rows: 5,
  },
  {
    what: 'all planes',
    light: lightOf((plane, gamma) => 2 + Math.sin(plane + 1) * Math.sin(gamma), 90),
    horizontal: [0, 90, 180, 270, 360],
    symmetry: 0,
    rows: 4,
  },
];
it.each(KEPT)('CV4 writes $what', ({ light, horizontal, symmetry, rows }) => {
  expect(iesOfLuminaire(luminaireWith(light)).horizontalDegrees).toEqual(horizontal);
  const file = eulumdatOfLuminaire(luminaireWith(light));
  expect(file.symmetry).toEqual(symmetry);
  expect(file.candelaPerKilolumen.length).toEqual(rows);
});

it('CV5 turns no plane between the formats: length becomes width', () => {
  const long = luminaireWith(
    lightOf((plane, gamma) => 2 + Math.cos(2 * plane) * Math.sin(gamma), 30),
    {
      opening: { shape: 'rectangle', alongC0Metres: 1.2, alongC90Metres: 0.1, heightMetres: 0 },
    },
  );
  const [ies, eulumdat] = [iesOfLuminaire(long), eulumdatOfLuminaire(long)];
  expect(ies.openingLength).toBe(1.2);
  expect(ies.openingWidth).toBe(0.1);
  expect(eulumdat.luminousLengthMillimetres).toBe(100);
  expect(eulumdat.luminousWidthMillimetres).toBe(1200);
  const candela = (luminaire: ReturnType<typeof luminaireWith>) => intensityAt(luminaire.distribution, 90, 60);
  expect(candela(luminaireOfIes(ies))).toBeCloseTo(candela(luminaireOfEulumdat(eulumdat)), 9);
});

it('CV6 computes the values that an EULUMDAT file contains beside its intensities', () => {
  const light = lightOf((_, gamma) => 100 + 80 * Math.cos(gamma), 360);
  const flux = totalFluxLumens(light);
  const lamps = { count: 1, type: 'LED', colour: '', colourRendering: '', ratedFluxLumens: 2 * flux };
  const file = eulumdatOfLuminaire(luminaireWith(light, { lamps }));
  expect(file.lightOutputRatioPercent).toBe(50);
  expect(file.downwardFluxPercent).toEqual(100 * cieFluxCode(light).n4);
  expect(file.directRatios).toEqual(directRatios(light));
  const absolute = eulumdatOfLuminaire(luminaireWith(light));
  expect(absolute.lightOutputRatioPercent).toBe(100);
  expect(absolute.lampSets[0]?.count).toBe(-1);
  expect(absolute.lampSets[0]?.fluxLumens).toEqual(flux);
  expect(eulumdatOfLuminaire(luminaireWith(scaled(light, 0))).candelaPerKilolumen[0]?.every((value) => value === 0)).toBe(true);
});
