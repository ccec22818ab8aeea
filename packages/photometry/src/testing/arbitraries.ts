import fc from 'fast-check';
import type { EulumdatFile } from '../eulumdat';
import { keptPlanes } from '../eulumdat';
import type { IesFile } from '../ies';
import { type LightDistribution, lightDistribution } from '../luminaire';

/** Numbers as files print them: up to three decimals. */
export const printed = (most: number, least = 0) =>
  fc.integer({ min: Math.ceil(least * 1000), max: Math.floor(most * 1000) }).map((value) => value / 1000);

const word = fc.stringMatching(/^[A-Za-z0-9äØ.,/-]{1,12}( [A-Za-z0-9äØ.,/-]{1,12}){0,2}$/);

/** One word of a field that holds so many characters. */
const short = (most: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9äØ.,/-]{1,${most}}$`));

/** Angles from one bound to the other, with uneven steps of half degrees between. */
const anglesBetween = (from: number, to: number) =>
  fc
    .uniqueArray(fc.integer({ min: from * 2 + 1, max: Math.max(from * 2 + 1, to * 2 - 1) }), { maxLength: 6 })
    .map((inner) => (from === to ? [from] : [from, ...inner.sort((a, b) => a - b).map((half) => half / 2), to]));

const gammas = fc.constantFrom([0, 90], [90, 180], [0, 180]).chain(([from = 0, to = 0]) => anglesBetween(from, to));
const rowsOf = (planes: number, perPlane: number) =>
  fc.array(fc.array(printed(5000), { minLength: perPlane, maxLength: perPlane }), { minLength: planes, maxLength: planes });

/** IES files that strict reading takes. */
export const iesFiles: fc.Arbitrary<IesFile> = fc
  .record({
    horizontal: fc.constantFrom([0, 0], [0, 90], [0, 180], [90, 270], [0, 360]).chain(([from = 0, to = 0]) => anglesBetween(from, to)),
    vertical: gammas,
  })
  .chain(({ horizontal, vertical }) =>
    fc.record({
      version: fc.constantFrom('2002' as const, '2019' as const),
      keywords: fc.record({ test: word, note: fc.array(word, { minLength: 1, maxLength: 3 }) }).map(({ test, note }) => [
        { keyword: 'TEST', value: test },
        { keyword: 'TESTLAB', value: 'Bench' },
        { keyword: 'ISSUEDATE', value: '2026-01-02' },
        { keyword: 'MANUFAC', value: 'Maker' },
        { keyword: 'OTHER', value: note.join('\n') },
      ]),
      labels: fc.constant([]),
      tilt: fc.constantFrom(
        { kind: 'none' as const },
        { kind: 'include' as const, table: { lampGeometry: 2 as const, anglesDegrees: [0, 30.5, 90], multipliers: [1, 0.95, 0.9] } },
      ),
      lampCount: fc.integer({ min: 1, max: 20 }),
      lumensPerLamp: fc.oneof(fc.constant(-1), printed(20_000)),
      candelaMultiplier: printed(10, 0.001),
      photometricType: fc.constant('C' as const),
      units: fc.constantFrom('feet' as const, 'metres' as const),
      openingWidth: printed(3, -3),
      openingLength: printed(3, -3),
      openingHeight: printed(1, -1),
      ballastFactor: printed(1.2, 0.5),
      thirdFactor: fc.constant(1),
      inputWatts: printed(500),
      verticalDegrees: fc.constant(vertical),
      horizontalDegrees: fc.constant(horizontal),
      candela: rowsOf(horizontal.length, vertical.length),
    }),
  );

const evenPlanes = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index);

/** EULUMDAT files that strict reading takes. */
export const eulumdatFiles: fc.Arbitrary<EulumdatFile> = fc
  .record({
    symmetry: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const),
    quarters: fc.integer({ min: 1, max: 6 }),
    gammasDegrees: gammas,
  })
  .chain(({ symmetry, quarters, gammasDegrees }) =>
    fc.record({
      company: word,
      type: fc.constantFrom(1 as const, 2 as const, 3 as const),
      symmetry: fc.constant(symmetry),
      reportNumber: word,
      luminaireName: word,
      luminaireNumber: word,
      fileName: word,
      dateAndUser: word,
      lengthMillimetres: printed(3000),
      widthMillimetres: printed(3000),
      heightMillimetres: printed(500),
      luminousLengthMillimetres: printed(3000),
      luminousWidthMillimetres: printed(3000),
      luminousHeightsMillimetres: fc.tuple(printed(90), printed(90), printed(90), printed(90)),
      downwardFluxPercent: printed(100),
      lightOutputRatioPercent: printed(100),
      conversionFactor: printed(2, 0.1),
      tiltDegrees: printed(90),
      lampSets: fc.array(
        fc.record({
          count: fc.constantFrom(-1, 1, 2, 4),
          type: short(24),
          fluxLumens: printed(20_000, 1),
          colour: short(16),
          colourRendering: short(6),
          watts: printed(500),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      directRatios: fc.array(printed(1), { minLength: 10, maxLength: 10 }),
      planesDegrees: fc.constant(evenPlanes(4 * quarters)),
      gammasDegrees: fc.constant(gammasDegrees),
      candelaPerKilolumen: rowsOf(keptPlanes(symmetry, 4 * quarters).length, gammasDegrees.length),
    }),
  );

/** Light of any form: uneven planes and γ. */
export const distributions: fc.Arbitrary<LightDistribution> = fc
  .record({ planes: fc.oneof(fc.constant([0]), anglesBetween(0, 359)), gammasDegrees: gammas })
  .chain(({ planes, gammasDegrees }) =>
    rowsOf(planes.length, gammasDegrees.length).map((rows) => lightDistribution(planes, gammasDegrees, rows)),
  );
