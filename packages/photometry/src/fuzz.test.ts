import fc from 'fast-check';
import { expect, it } from 'vitest';
import { luminaireOfEulumdat, luminaireOfIes, readLuminaire } from './conversion';
import { readEulumdat, writeEulumdat } from './eulumdat';
import type { FileIssue, FileReading } from './file-text';
import { readIes, writeIes } from './ies';
import { totalFluxLumens } from './light';
import type { Luminaire } from './luminaire';
import type { Result } from './result';
import { eulumdatFiles, iesFiles } from './testing/arbitraries';
import { eulumdatLines, iesText } from './testing/file-texts';

/** Milliseconds of work, waiting for a busy machine not counted: files of this size are read in a few, an endless loop takes all. */
const MOST_WORK = 5_000;

/** Reads, and looks at what came out: light that is finite, or a failure that names a line. */
function bears<F>(
  text: string | Uint8Array,
  read: (text: string | Uint8Array) => Result<FileReading<F>, FileIssue>,
  luminaireOf: (file: F) => Luminaire,
): void {
  const before = process.cpuUsage();
  const reading = read(text);
  const issues = reading.ok ? reading.value.warnings : [reading.failure];
  for (const { code, line, field } of issues)
    expect({ code, field, isLine: Number.isInteger(line) && line >= 1 }).toEqual({ code, field, isLine: true });
  if (reading.ok) {
    const flux = totalFluxLumens(luminaireOf(reading.value.file).distribution);
    expect(flux >= 0 && Number.isFinite(flux)).toBe(true);
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(MOST_WORK);
}

const bothBear = (text: string | Uint8Array) => {
  bears(text, readIes, luminaireOfIes);
  bears(text, readEulumdat, (file) => luminaireOfEulumdat(file));
  readLuminaire(text);
};

it('FZ1 bears any text and any bytes', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), bothBear));
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), bothBear));
});

const word = fc.oneof(
  fc.integer({ min: -5, max: 400 }).map(String),
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1e9',
    '1e-9',
    '1e12',
    '-1e12',
    '1,5',
    '1.5',
    '999999999999',
    'NaN',
    'TILT=NONE',
    'TILT=INCLUDE',
    'IESNA91',
    '[MORE] x',
    '\t',
    '\u0000',
  ),
  fc.double().map(String),
  fc.string({ maxLength: 6 }),
);
const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));

it('FZ1 bears random lines, under the head of a file and alone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', 'IESNA91\nTILT=NONE\n', 'IESNA:LM-63-2002\nTILT=INCLUDE\n', `${eulumdatLines().slice(0, 26).join('\n')}\n`),
      fc.array(line, { maxLength: 60 }),
      (head, lines) => {
        bothBear(head + lines.join('\n'));
      },
    ),
  );
});

/** A text with some of its words, or whole lines, replaced, dropped or doubled. */
const bent = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(
      text,
      fc.array(fc.tuple(fc.nat(10_000), fc.constantFrom('replace', 'drop', 'double', 'cut', 'line'), word), { minLength: 1, maxLength: 4 }),
    )
    .map(([whole, changes]) =>
      changes.reduce((current, [at, change, other]) => {
        const parts = current.split(/(\s+)/);
        const index = at % parts.length;
        if (change === 'cut') return parts.slice(0, index).join('');
        const [part = ''] = parts.slice(index, index + 1);
        const now = change === 'drop' ? '' : change === 'double' ? part + part : change === 'line' ? `\n${other}\n` : other;
        return [...parts.slice(0, index), now, ...parts.slice(index + 1)].join('');
      }, whole),
    );

it('FZ2 bears bent IES files', () => {
  fc.assert(
    fc.property(
      bent(
        fc.oneof(
          iesFiles.map((file) => writeIes(file)),
          fc.constantFrom(
            iesText(),
            iesText({ type: '2 1', vertical: '-90 0 90', horizontal: '0 90', rows: ['1 2 3', '4 5 6'] }),
            iesText({ type: '3 1', vertical: '-90 0 90', horizontal: '-90 90', rows: ['1 2 3', '4 5 6'] }),
          ),
        ),
      ),
      (text) => bears(text, readIes, luminaireOfIes),
    ),
  );
});

it('FZ2 bears bent EULUMDAT files', () => {
  fc.assert(
    fc.property(bent(eulumdatFiles.map((file) => writeEulumdat(file))), (text) =>
      bears(text, readEulumdat, (file) => luminaireOfEulumdat(file)),
    ),
  );
});
