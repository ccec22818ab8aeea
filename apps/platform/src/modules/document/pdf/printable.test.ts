import { describe, expect, it } from 'vitest';
import { printer } from './printable';

const print = printer((codePoint) => codePoint < 0x250 || codePoint === 0x20ac);

describe('printable characters', () => {
  it.each([
    ['letters of the West', 'Straße, ø 33 cm × 24 cm · 5 €', 'Straße, ø 33 cm × 24 cm · 5 €'],
    ['letters with their marks apart', 'Llu\u0301cia Ha\u030Cjek', 'Llúcia Hǎjek'],
    ['narrow blanks', '1\u202F234\u2009€', '1\u00A0234\u00A0€'],
    ['steering marks and joiners', 'a\u202Eb\u200Dc\u00ADd\u0007e\uFE0F', 'abcde'],
    ['what the font lacks', 'שלום 🙂', '???? ?'],
    ['half a character', '\uD800', '?'],
  ])('leaves or mends %s', (_name, text, printable) => {
    expect(print(text)).toBe(printable);
  });
});
