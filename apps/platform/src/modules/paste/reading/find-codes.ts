import { parseExtendedReference, parseReference } from '@candil/domain';

/** Place of a code in a text; `end` exclusive. */
export interface CodeSpan {
  readonly start: number;
  readonly end: number;
}

/** Returns whether a model number exists in either catalogue. */
export type KnowsModel = (model: string) => boolean;

const NOT_IN_WORD = '(?<![0-9A-Za-z])';
const NOT_FOLLOWED = '(?![-_/\\\\|:.]?[0-9A-Za-z])';
const LAST = '[0-9A-Za-z]\\s?[0-9A-Za-z]';

/** Model and finish with temperature and control, installation, or both. */
const FULL = `\\d{4}\\s*(?:-\\s*)?[0-9A-Za-z]\\s?[0-9A-Za-z](?:\\s*\\/\\s*${LAST}(?:\\s*_\\s*${LAST})?|\\s*_\\s*${LAST})`;
/** Model and finish alone; in a sentence only digits, or `2700 lm` would be one. */
const BASE = '\\d{4}(?:\\s*-\\s*[0-9A-Za-z]{2}|\\s{0,3}\\d{2}|\\s{0,3}\\d[A-Za-z]|\\s{0,3}[A-Z]\\d)';
/** 16 characters run together, or 21 in six groups. */
const EXTENDED = '\\d{4}[0-9A-Za-z]{6}(?:LW\\d{4}|0{6})|\\d{4}-[0-9A-Za-z]{2}-[0-9A-Za-z]-[0-9A-Za-z]-[0-9A-Za-z]{2}-(?:LW\\d{4}|0{6})';
/** A creation: `CR` and its number. */
const CREATION = 'CR\\s?\\d{6,12}';
const PRICE_KEY = '\\d{4}\\s*\\/\\s*[0-9A-Za-z]{1,2}';
/** The shape of a code with mistyped characters and other marks between its parts. */
const DIGIT_LIKE = '[0-9OoQDIilLZzSsBb]';
const MISTYPED = `(?=[^\\s]{0,24}\\d)${DIGIT_LIKE}{3,5}\\s{0,3}[-.]?\\s{0,3}[0-9A-Za-z]{1,3}\\s{0,2}[\\/\\\\|:.\\-_]\\s{0,2}[0-9A-Za-z]{1,3}(?:\\s{0,2}[_.\\-\\/:|]\\s{0,2}[0-9A-Za-z]{1,3})?`;

const SEARCHES = {
  extended: new RegExp(`${NOT_IN_WORD}(?:${EXTENDED})${NOT_FOLLOWED}`, 'giu'),
  creation: new RegExp(`${NOT_IN_WORD}(?:${CREATION})${NOT_FOLLOWED}`, 'giu'),
  full: new RegExp(`${NOT_IN_WORD}(?:${FULL})${NOT_FOLLOWED}`, 'giu'),
  base: new RegExp(`${NOT_IN_WORD}(?:${BASE})${NOT_FOLLOWED}`, 'giu'),
  priceKey: new RegExp(`${NOT_IN_WORD}(?:${PRICE_KEY})${NOT_FOLLOWED}`, 'giu'),
  mistyped: new RegExp(`${NOT_IN_WORD}(?:${MISTYPED})${NOT_FOLLOWED}`, 'giu'),
};

const spansOf = (search: RegExp, text: string): CodeSpan[] =>
  [...text.matchAll(search)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const compact = (text: string): string => text.replace(/\s+/g, '');

/** Returns whether the whole text, blanks aside, is a code: short, extended or a price key of a known model. */
export const isWholeCode = (text: string, knowsModel: KnowsModel): boolean => {
  const code = compact(text);
  if (/^CR\d{6,12}$/i.test(code)) return true;
  // Six digits alone may be any number.
  if (parseReference(code).ok) return !/^\d{6}$/.test(code) || knowsModel(code.slice(0, 4));
  if (code.length >= 16 && parseExtendedReference(code).ok) return true;
  return /^\d{4}\/[0-9A-Za-z]{1,2}$/.test(code) && knowsModel(code.slice(0, 4));
};

/** The shape of a mistyped code, alone in its cell: few characters, most of them digits or look-alikes of digits. */
export const isMistypedCode = (text: string): boolean => {
  const code = compact(text);
  if (!/^[0-9A-Za-z]{3,5}(?:[^0-9A-Za-z]{0,2}[0-9A-Za-z]{1,3}){1,3}$/.test(code) || code.length > 16) return false;
  const characters = code.replace(/[^0-9A-Za-z]/g, '');
  const head = characters.slice(0, 4);
  const digits = characters.replace(/\D/g, '').length;
  return characters.length >= 5 && digits >= 3 && [...head].filter((character) => /[0-9OQDILZSB]/i.test(character)).length >= 3;
};

const inOrder = (spans: CodeSpan[]): CodeSpan[] => spans.sort((first, second) => first.start - second.start);

/** Finds the codes in a line, in order. Certain shapes count first; without any, shapes of mistyped codes. */
export const findCodes = (text: string, knowsModel: KnowsModel): readonly CodeSpan[] => {
  if (isWholeCode(text, knowsModel)) return [{ start: 0, end: text.length }];
  const known = ({ start }: CodeSpan) => knowsModel(text.slice(start, start + 4));
  const creations = spansOf(SEARCHES.creation, text);
  const extended = spansOf(SEARCHES.extended, text);
  if (extended.length > 0) return inOrder([...extended, ...creations]);
  const full = [...spansOf(SEARCHES.full, text), ...creations];
  const base = spansOf(SEARCHES.base, text).filter(
    (span) => known(span) && !full.some(({ start, end }) => span.start < end && span.end > start),
  );
  if (full.length > 0) return inOrder([...full, ...base]);
  if (base.length > 0) return base;
  const keys = spansOf(SEARCHES.priceKey, text).filter(known);
  if (keys.length > 0) return keys;
  return spansOf(SEARCHES.mistyped, text);
};
