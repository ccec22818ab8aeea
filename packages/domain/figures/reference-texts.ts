import { formatReference, parseExtendedReference, parseReference } from '../src/reference-code';
import { referenceParts } from '../src/testing/arbitraries';
import { anyReferenceText, referenceKinds } from '../src/testing/reference-texts';
import { successOf } from '../src/testing/results';
import { countDifferences } from './count-differences';

/** Prints as JSON how reference codes hold against a million codes and texts, and against ever longer texts (figure 24). */
const CASES = Number(process.argv[2] ?? 1_000_000);
const SEED = 24;
const LENGTHS = [10_000, 1_000_000];
const REPEATS = 20;

const kept = referenceParts.filter(({ installation }) => installation !== '00');
const codes = countDifferences(kept, CASES / 2, SEED, (parts) => {
  const read = successOf(parseReference(formatReference(parts)));
  return JSON.stringify(Object.entries(read).sort()) === JSON.stringify(Object.entries(parts).sort());
});
const texts = countDifferences(anyReferenceText, CASES / 2, SEED, (text) => {
  const { short, extended } = referenceKinds(text);
  return parseReference(text).ok === short && parseExtendedReference(text).ok === extended;
});

/** Nanoseconds a character of the slowest of the texts, each at its best of several times. */
const perCharacter = (length: number) => {
  const hostile = [' ', '0', 'a', '/', '\u3000', '0162 '].map((piece) => piece.repeat(length / piece.length));
  const best = hostile.map((text) => {
    const times = Array.from({ length: REPEATS }, () => {
      const start = performance.now();
      parseReference(text);
      parseExtendedReference(text);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
  return (Math.max(...best) * 1e6) / length;
};
for (const length of LENGTHS) perCharacter(length);
process.stdout.write(JSON.stringify({ cases: CASES, differences: { codes, texts }, perCharacter: LENGTHS.map(perCharacter) }));
