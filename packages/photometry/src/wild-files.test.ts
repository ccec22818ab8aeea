import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLuminaire } from './conversion';
import type { FileIssueCode } from './file-text';
import { lightOutputRatio, totalFluxLumens } from './light';
import { detectSymmetry, type LightSymmetry } from './luminaire';
import { valueFrom } from './testing/results';

interface WildFile {
  readonly name: string;
  /** Flux that the laboratory prints, and the words in which it does; EULUMDAT files print lamps and ratio instead. */
  readonly lumens: number;
  readonly printed: string;
  readonly symmetry: LightSymmetry;
  readonly ratio?: number;
  readonly odd?: readonly FileIssueCode[];
}

/** See `fixtures/README.md`: the light of each is a formula whose flux is known, laid out and printed in the manner of one producer. */
const FILES: readonly WildFile[] = [
  { name: 'trough-1986.ies', lumens: 4328, printed: 'TOTAL LUMINAIRE LUMENS 4328', symmetry: 'quadrant', ratio: 4328 / (3 * 3150 * 0.95) },
  { name: 'highbay-1991.ies', lumens: 13162, printed: 'LUMENS 13162', symmetry: 'axial', ratio: 13162 / (36000 * 0.98 * 0.95) },
  { name: 'downlight-1995.ies', lumens: 1307, printed: '[_ABSOLUTELUMENS] 1307', symmetry: 'axial' },
  { name: 'linear-pendant-2002.ies', lumens: 4712, printed: 'lumens 4712 lm', symmetry: 'quadrant' },
  { name: 'sculpture-2019.ies', lumens: 2638.9, printed: '[_TOTALLUMENS] 2638.9', symmetry: 'none' },
  { name: 'street-2002.ies', lumens: 5655, printed: 'TOTAL LUMENS: 5655', symmetry: 'bilateral-c0' },
  { name: 'wall-washer-2002.ies', lumens: 2199, printed: '2199 lm measured', symmetry: 'bilateral-c90', ratio: 2199 / 2750 },
  { name: 'floodlight-type-b.ies', lumens: 29322, printed: 'Total lumens 29322', symmetry: 'quadrant' },
  { name: 'signal-type-a.ies', lumens: 459.7, printed: 'FLUX 459.7 LM', symmetry: 'bilateral-c0' },
  {
    name: 'spreadsheet-commas.ies',
    lumens: 1610,
    printed: 'flusso 1610 lm',
    symmetry: 'axial',
    odd: ['value.decimal-comma'],
  },
  { name: 'double-returns.ies', lumens: 3142, printed: 'Delivered flux 3142 lm', symmetry: 'axial', odd: ['keyword.missing'] },
  {
    name: 'half-from-minus-90.ies',
    lumens: 2513,
    printed: 'LUMENS 2513',
    symmetry: 'bilateral-c90',
    ratio: 2513 / 4000,
    odd: ['value.out-of-range', 'angles.range-unusual'],
  },
  { name: 'kuppel-1252.ldt', lumens: 710, printed: '71.0', symmetry: 'axial', ratio: 0.71 },
  { name: 'two-lamp-sets.ldt', lumens: 4056, printed: '5200', symmetry: 'quadrant', ratio: 0.78 },
  { name: 'street-led.ldt', lumens: 7340, printed: '7340', symmetry: 'bilateral-c0' },
  { name: 'wandfluter.ldt', lumens: 4096, printed: '6400', symmetry: 'bilateral-c90', ratio: 0.64 },
  { name: 'globo-comma.ldt', lumens: 1830, printed: '1830', symmetry: 'none', odd: ['value.decimal-comma'] },
  {
    name: 'exported-utf16.ldt',
    lumens: 1125,
    printed: '1250 lm',
    symmetry: 'axial',
    ratio: 0.9,
    odd: ['value.missing', 'value.out-of-range', 'value.with-unit'],
  },
  { name: 'quadrant-alone.ldt', lumens: 4428, printed: '5400', symmetry: 'quadrant', ratio: 0.82, odd: ['angles.range-unusual'] },
  { name: 'floor-uplight.ldt', lumens: 3000, printed: '5000', symmetry: 'axial', ratio: 0.6 },
];

it.each(FILES)('CV9 reads of $name the flux that the laboratory printed', ({ name, lumens, printed, symmetry, ratio, odd = [] }) => {
  const bytes = readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
  const { luminaire, warnings } = valueFrom(readLuminaire(bytes));
  // Without the zero bytes of UTF-16.
  expect(bytes.toString('latin1').replaceAll('\0', '')).toContain(printed);
  expect(Math.abs(totalFluxLumens(luminaire.distribution) / lumens - 1)).toBeLessThan(0.005);
  expect(detectSymmetry(luminaire.distribution, 1e-3)).toBe(symmetry);
  if (ratio === undefined) expect(lightOutputRatio(luminaire)).toBeUndefined();
  else expect(lightOutputRatio(luminaire)).toBeCloseTo(ratio, 2);
  expect([...new Set(warnings.map(({ code }) => code))].sort()).toEqual([...odd].sort());
});
