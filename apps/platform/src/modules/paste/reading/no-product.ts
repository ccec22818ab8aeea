import type { PasteReasonCode } from '@candil/contract';
import { foldWord } from './fold-word';
import { CLOSINGS, GREETINGS, MAIL_DETAILS, TOTALS } from './list-words.data';

/** Reasons a line without a code is left aside. */
export type NoProduct = Extract<PasteReasonCode, 'paste.greeting' | 'paste.signature' | 'paste.total' | 'paste.prose'>;

const startsWith = (words: readonly string[], after: string): RegExp =>
  new RegExp(`^(?:${words.map((word) => word.replace(/[.]/g, '\\.')).join('|')})${after}`, 'u');
const greeting = startsWith(GREETINGS, '(?![\\p{L}\\p{N}])');
const closing = startsWith(CLOSINGS, '(?![\\p{L}\\p{N}])');
const detail = startsWith(MAIL_DETAILS, '\\s*[:.]');
const total = startsWith(TOTALS, '(?![\\p{L}])');
const RULE = /^[-_=*~.\s>|+]+$/;
const PLACE_OR_NUMBER = /@|https?:\/\/|www\.|\+\d{2}|^\(?0\d[\d\s/()-]{6,}$/;

/** Returns whether a signature begins here: the words that close a mail, or the two hyphens of mail programs. */
export const opensSignature = (text: string): boolean => /^--\s*$/.test(text) || closing.test(foldWord(text.trim()));

/** Classifies a line without any code when it is sure that no product was meant; undefined = it may have been one. */
export const noProduct = (text: string, inSignature: boolean): NoProduct | undefined => {
  const line = foldWord(text.trim().replace(/^>+\s*/, ''));
  if (inSignature || opensSignature(text) || RULE.test(line)) return 'paste.signature';
  if (greeting.test(line)) return 'paste.greeting';
  if (detail.test(line) || PLACE_OR_NUMBER.test(line)) return 'paste.signature';
  if (total.test(line)) return 'paste.total';
  // A code has four digits at least; a sentence of several words with a number in it is a sentence.
  const words = line.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return !/\d/.test(line) || words.length >= 5 ? 'paste.prose' : undefined;
};
