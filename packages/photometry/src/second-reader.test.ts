import fc from 'fast-check';
import { FloatType } from 'three';
import { IESLoader } from 'three/addons/loaders/IESLoader.js';
import { expect, it } from 'vitest';
import { iesOfLuminaire } from './conversion';
import { type IesVersion, writeIes } from './ies';
import { intensityAt, peakIntensity } from './light';
import { expandPlanes, lightDistribution, type Mirror } from './luminaire';
import { luminaireWith } from './testing/light';

/** Rows of three's picture: γ from 0 to 180. */
const GAMMAS = 180;

/** Intensities by their peak as three reads them, at whole C and at the γ of its rows. */
function threeReads(text: string) {
  const loader = new IESLoader() as IESLoader & { type: number };
  loader.type = FloatType;
  const { data, height } = loader.parse(text).image as { data: Float32Array; height: number };
  return (plane: number, row: number) => data[row + (height === 1 ? 0 : plane * GAMMAS)] as number;
}

const steps = (from: number, to: number, step: number) => Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
const gammas = steps(0, 180, 10);
/** Symmetries that three lays out as the standard has it; a half from 90 to 270 it turns by 90°. */
const MEASURED: readonly { planes: readonly number[]; mirror: Mirror }[] = [
  { planes: [0], mirror: 'none' },
  { planes: steps(0, 90, 15), mirror: 'both' },
  { planes: steps(0, 180, 15), mirror: 'c0' },
  { planes: steps(0, 345, 15), mirror: 'none' },
];

it('TW1 is read by three as we wrote it', () => {
  const values = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 24 * 19, maxLength: 24 * 19 });
  fc.assert(
    fc.property(
      fc.constantFrom(...MEASURED),
      fc.constantFrom<IesVersion>('1986', '1991', '1995', '2002', '2019'),
      values,
      ({ planes, mirror }, version, candela) => {
        const whole = expandPlanes(planes, mirror);
        const rows = whole.rows.map((row) => gammas.map((_, index) => candela[row * 19 + index] as number));
        const distribution = lightDistribution(whole.planesDegrees, gammas, rows);
        // three multiplies by the third factor in every edition; in that of 2019 it says how the file was made.
        const text = writeIes(iesOfLuminaire(luminaireWith(distribution), { version, generationType: 1 }));
        const read = threeReads(text);
        const peak = peakIntensity(distribution).intensityCandela;
        for (const plane of steps(0, 355, 5)) {
          for (let row = 0; row < GAMMAS; row += 7)
            expect(read(plane, row)).toBeCloseTo(intensityAt(distribution, plane, (row * 180) / (GAMMAS - 1)) / peak, 4);
        }
      },
    ),
    { numRuns: 40 },
  );
});
