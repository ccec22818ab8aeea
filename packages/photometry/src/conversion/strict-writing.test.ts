import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eulumdatOfLuminaire, iesOfLuminaire, luminaireOfIes, readLuminaire } from '../conversion';
import { readEulumdat, writeEulumdat } from '../eulumdat';
import { readIes, writeIes } from '../ies';
import { totalFluxLumens } from '../light';
import { lightDistribution } from '../luminaire';
import { distributions } from '../testing/arbitraries';
import { eulumdatText, iesText } from '../testing/file-texts';
import { isotropic, lambertian, luminaireWith } from '../testing/light';
import { valueFrom } from '../testing/results';

const EDITIONS = ['1986', '1991', '1995', '2002', '2019'] as const;
const LONG = 'A luminaire with a name that its maker thought of for long: Größe ½, “quotes”, and a rest that never ends '.repeat(4).trim();

it('IE14 goes on after [MORE] where a line is full', () => {
  for (const version of EDITIONS) {
    const text = writeIes(iesOfLuminaire(luminaireWith(lambertian(100), { name: LONG, reportNumber: 'x'.repeat(600) }), { version }));
    const most = { 1986: 80, 1991: 132, 1995: 132, 2002: 256, 2019: 256 }[version];
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(most);
    expect(text).toContain('\r\n[MORE] ');
    const { file, warnings } = valueFrom(readIes(text, { strict: true }));
    expect(luminaireOfIes(file).name).toEqual(LONG);
    expect(warnings).toEqual([]);
    expect(luminaireOfIes(file).reportNumber.replaceAll(' ', '')).toBe('x'.repeat(600));
  }
  const labels = valueFrom(readIes(iesText({ version: '', head: [] }))).file;
  expect(writeIes({ ...labels, labels: [LONG] }).split('\r\n')[0]?.length).toBeLessThanOrEqual(80);
});

it('LD12 writes words within their fields, and is warned of longer ones', () => {
  const luminaire = luminaireWith(lambertian(100), {
    name: LONG,
    lamps: { count: 1, type: 'an LED module of many words', colour: '2700 to 6500 kelvin', colourRendering: 'above 90' },
  });
  const { file } = valueFrom(readEulumdat(writeEulumdat(eulumdatOfLuminaire(luminaire)), { strict: true }));
  expect(file.luminaireName).toEqual(LONG.slice(0, 78));
  expect(file.lampSets[0]?.type).toBe('an LED module of many wo');
  expect(file.lampSets[0]?.colour).toBe('2700 to 6500 kel');
  expect(file.lampSets[0]?.colourRendering).toBe('above');
  const long = eulumdatText({ lampSets: [['1', 'LED', '2000', '3000', '90 and more', '20']] });
  expect(valueFrom(readEulumdat(long)).warnings).toEqual([
    { code: 'line.too-long', line: 31, field: 'lampColourRendering', found: '90 and more' },
  ]);
  expect(writeEulumdat(eulumdatOfLuminaire(luminaireWith(lambertian(1), { name: `${'x'.repeat(77)}😀` })))).toContain(
    `${'x'.repeat(77)}\r\n`,
  );
});

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom('TILT=NONE', '[MORE] more', 'IESNA:LM-63-2002', '\n\n', `${'word '.repeat(60)}TILT=INCLUDE`, '[', '12 34\r56'),
);
const size = fc.constantFrom(0, 0.1, 0.25, 1.2);
const openings = fc.record({
  shape: fc.constantFrom(
    'point' as const,
    'rectangle' as const,
    'ellipse' as const,
    'ellipsoid' as const,
    'cylinder-along-c0' as const,
    'cylinder-along-c90' as const,
    'upright-ellipse' as const,
  ),
  alongC0Metres: size,
  alongC90Metres: size,
  heightMetres: size,
});
/** Light that was measured over a part of the sphere alone. */
const parts = fc
  .constantFrom([0, 60], [30, 70], [0, 120], [100, 170], [91, 180], [0], [90], [45])
  .map((gammas) => lightDistribution([0], gammas, [gammas.map(() => 100)]));
const luminaires = fc
  .record({
    distribution: fc.oneof(distributions, parts, fc.constant(lambertian(0))),
    opening: openings,
    name: words,
    manufacturer: words,
    reportNumber: words,
    catalogueNumber: words,
    date: words,
    type: words,
    colour: words,
    colourRendering: words,
    count: fc.integer({ min: 0, max: 20 }),
    ratedFluxLumens: fc.constantFrom(undefined, 0, 850.5, 40_000),
    inputWatts: fc.constantFrom(0, 8.5, 400),
  })
  .map(({ distribution, type, colour, colourRendering, count, ratedFluxLumens, ...rest }) =>
    luminaireWith(distribution, {
      ...rest,
      lamps: { count, type, colour, colourRendering, ...(ratedFluxLumens !== undefined && { ratedFluxLumens }) },
    }),
  );

it('CV11 writes nothing that strict reading refuses', () => {
  fc.assert(
    fc.property(luminaires, fc.constantFrom(...EDITIONS, 'eulumdat' as const), (luminaire, version) => {
      const text =
        version === 'eulumdat'
          ? writeEulumdat(eulumdatOfLuminaire(luminaire, { fileName: luminaire.name }))
          : writeIes(iesOfLuminaire(luminaire, { version }));
      const flux = totalFluxLumens(luminaire.distribution);
      const { warnings, luminaire: again } = valueFrom(readLuminaire(text, { strict: true }));
      expect(warnings).toEqual([]);
      // A hair beyond the measured range adds a little.
      expect(Math.abs(totalFluxLumens(again.distribution) - flux)).toBeLessThanOrEqual(0.002 * flux + 0.05);
    }),
  );
});

it('CV10 doubts what is hard to believe, and refuses it not', () => {
  const doubtsOf = (text: string) => valueFrom(readLuminaire(text, { strict: true })).doubts.map(({ quantity }) => quantity);
  expect(doubtsOf(iesText())).toEqual([]);
  expect(doubtsOf(iesText({ gear: '1 1 0.02' }))).toEqual(['efficacy']);
  expect(doubtsOf(writeEulumdat(eulumdatOfLuminaire(luminaireWith(isotropic(1e8)))))).toEqual(['flux', 'efficacy']);
});
