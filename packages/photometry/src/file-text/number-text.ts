const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const COMMA_NUMBER = /^[+-]?\d*,\d+(?:[eE][+-]?\d{1,3})?$/;
/** No quantity of this trade is larger; beyond it a file is broken. */
export const MOST_VALUE = 1e12;

/** The number a word is, undefined when it is none; `12,5` with a decimal comma is one where that is allowed. */
export function parseNumber(word: string, mayHaveComma: boolean): number | undefined {
  if (NUMBER.test(word)) return Number(word);
  return mayHaveComma && COMMA_NUMBER.test(word) ? Number(word.replace(',', '.')) : undefined;
}

/** Nine significant digits, without exponent: what a file needs and no more (IE11). */
export function formatNumber(value: number): string {
  const rounded = Number(value.toPrecision(9));
  return Math.abs(rounded) < 1e-6 ? '0' : String(rounded);
}
