import { foldText } from '../catalogue';

/** Letters that no accent can be taken from, as people without them on their keyboard type them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', '’': "'" };

/** Folds names and search texts alike: without accents, letter case and blanks. */
export const foldSearchText = (text: string): string =>
  foldText(text)
    .replace(/[ßæœøł’]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** Normalises a code for comparison: without blanks and hyphens, which people place differently. */
export const foldCode = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase();
