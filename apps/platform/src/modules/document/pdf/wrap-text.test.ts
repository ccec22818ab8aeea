import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text';

/** Every character is one wide. */
const widthOf = (text: string): number => [...text].length;

describe('a text parted into lines', () => {
  it.each([
    ['that fits', 'one two', ['one two']],
    ['at its blanks', 'one two three four', ['one two', 'three four']],
    ['at its line breaks, of every kind', 'a\nb\r\nc\u2028d', ['a', 'b', 'c', 'd']],
    ['behind a dot between two facts', 'ab cdefghi · jk', ['ab', 'cdefghi ·', 'jk']],
    ['that is empty', '', ['']],
    ['inside a word that is longer than a line', 'ab abcdefghijklmn', ['ab', 'abcdefghij', 'klmn']],
    ['between whole characters', '🙂'.repeat(12), ['🙂'.repeat(10), '🙂🙂']],
  ])('is parted %s', (_name, text, lines) => {
    expect(wrapText(text, 10, widthOf)).toEqual(lines);
  });

  it('loses nothing but blanks, and no line is too long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrapText(text, width, widthOf);
        const letters = (value: string) => value.replace(/[\s]/g, '');
        expect(letters(lines.join(''))).toBe(letters(text));
        expect(lines.filter((line) => widthOf(line) > width && [...line].length > 1)).toEqual([]);
      }),
    );
  });
});
