import { checkQuantity, fail, ok, type QuantityFailure, type Result } from '@candil/domain';
import { QUANTITY_LABELS, UNITS } from './list-words.data';

/** Reasons a quantity cannot be read; `value` is the text in its place. */
export type PastedQuantityFailure =
  | QuantityFailure
  /** A point or comma in it: ambiguous between thousands and a fraction. */
  | { readonly code: 'paste.quantity-unclear'; readonly value: string }
  /** Two different numbers say how many. */
  | { readonly code: 'paste.quantity-ambiguous'; readonly value: string };
export type PastedQuantity = Result<number, PastedQuantityFailure>;

const NUMBER = String.raw`[+-]?\d+(?:[.,'’]\d+)*`;
const UNIT = `(?:${[...new Set(UNITS)].sort((first, second) => second.length - first.length).join('|')})`;
const LABEL = `(?:${QUANTITY_LABELS.join('|')})`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** `4 pcs`, `4x`. */
const COUNTED = `(?<![\\p{L}\\p{N}.,'’/_-])(${NUMBER})(?:\\s*[x×*]${END}|\\s*${UNIT}\\.?${END})`;
/** `x4`, `× 4`. */
const TIMES = `(?<![\\p{L}\\p{N}])[x×*]\\s*(${NUMBER})${END}`;
const LABELLED = `(?<![\\p{L}\\p{N}])${LABEL}\\.?\\s*(?:[:=]\\s*)?(${NUMBER})${END}`;
const MARKED = new RegExp(`${LABELLED}|${TIMES}|${COUNTED}`, 'giu');
const TIMES_ANYTHING = /^(?:[×*]|x(?=\s|$))\s*(\S*)$/i;
const LONE = new RegExp(`^(${NUMBER})$`);
const LONE_AFTER = new RegExp(`^(?:[:=]\\s*|-\\s+)?(${NUMBER})\\s*(?:[.,;)]|$)`);

/** Reads a number as people write quantities; an ambiguous one is refused, never guessed. */
const quantityOf = (text: string): PastedQuantity => {
  const value = text.trim();
  if (/^[+-]?\d+$/.test(value)) return checkQuantity(Number(value));
  return /^[+-]?\d+(?:[.,'’ ]\d+)+$/.test(value) ? fail({ code: 'paste.quantity-unclear', value }) : checkQuantity(value);
};

/** Reads a cell of a quantity column; `4,00` and `4.0` are four there, `1.000` and `1,5` stay unclear. */
export const quantityOfCell = (cell: string): PastedQuantity => {
  const marked = markedQuantities(cell);
  if (marked.length === 1) return quantityOf(marked[0] ?? '');
  return quantityOf(cell.trim().replace(/^([+-]?\d+)[.,]0{1,2}$/, '$1'));
};

/** Numbers that a mark says to be quantities, in order. */
const markedQuantities = (text: string): readonly string[] =>
  [...text.matchAll(MARKED)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** Returns whether a cell holds a number and nothing else but a unit. */
export const isNumberCell = (cell: string): boolean =>
  LONE.test(cell.trim()) || (markedQuantities(cell).length === 1 && cell.replace(MARKED, '').trim() === '');

/** Returns the quantity before or after a code on its line; undefined where there is none. */
export const quantityAround = (before: string, after: string): PastedQuantity | undefined => {
  const marked = [...markedQuantities(before), ...markedQuantities(after)];
  const values = [...new Set(marked)];
  if (values.length > 1) return fail({ code: 'paste.quantity-ambiguous', value: values.join(', ') });
  if (values[0] !== undefined) return quantityOf(values[0]);
  const times = TIMES_ANYTHING.exec(after.trim())?.[1];
  if (times !== undefined) return quantityOf(times);
  const lone = [LONE.exec(before.trim())?.[1], LONE_AFTER.exec(after.trim())?.[1]].filter((value) => value !== undefined);
  if (lone.length === 2 && lone[0] !== lone[1]) return fail({ code: 'paste.quantity-ambiguous', value: lone.join(', ') });
  return lone[0] === undefined ? undefined : quantityOf(lone[0]);
};

/** A product without a quantity is meant once (P§5). */
export const ONE: PastedQuantity = ok(1);
