import { SCRIPT_LIMITS } from '../limits.data';
import { readString } from './string-literal';
import { SyntaxStop } from './syntax-stop';
import type { Comment, Token } from './token';
import { RESERVED_WORDS, SYMBOLS } from './words.data';

const SKIPPED = /[ \t\n\r\f]+/y;
const COMMENT = /\/\/[^\n\r]*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS);

/** The tokens of a script, the last of them its end, and its comments (RU1–RU4). */
export function readTokens(text: string): { readonly tokens: readonly Token[]; readonly comments: readonly Comment[] } {
  if (text.length > SCRIPT_LIMITS.characters) throw new SyntaxStop(text, 0, { code: 'rule.too-long', max: SCRIPT_LIMITS.characters });
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  let start = 0;
  while (start < text.length) {
    const comment = matchAt(COMMENT, text, start);
    const skipped = comment ?? matchAt(SKIPPED, text, start);
    if (comment !== undefined) comments.push({ start, text: comment.trimEnd() });
    if (skipped !== undefined) {
      start += skipped.length;
      continue;
    }
    const { token, end } = readToken(text, start);
    tokens.push(token);
    start = end;
  }
  tokens.push({ kind: 'end', start });
  return { tokens, comments };
}

function readToken(text: string, start: number): { readonly token: Token; readonly end: number } {
  const name = matchAt(NAME, text, start);
  if (name !== undefined) {
    if (RESERVED.has(name)) throw new SyntaxStop(text, start, { code: 'rule.word-reserved', word: name });
    return { token: { kind: 'name', start, text: name }, end: start + name.length };
  }
  const number = matchAt(NUMBER, text, start);
  if (number !== undefined) return readNumber(text, start, number);
  const first = text.charAt(start);
  if (first === '"' || first === "'") {
    const { value, end } = readString(text, start);
    return { token: { kind: 'string', start, value }, end };
  }
  const symbol = SYMBOLS.find((candidate) => text.startsWith(candidate, start));
  if (symbol === undefined) {
    throw new SyntaxStop(text, start, { code: 'rule.character', character: String.fromCodePoint(text.codePointAt(start) ?? 0) });
  }
  return { token: { kind: 'symbol', start, text: symbol }, end: start + symbol.length };
}

function readNumber(text: string, start: number, number: string): { readonly token: Token; readonly end: number } {
  const value = Number(number);
  const end = start + number.length;
  const tail = matchAt(NAME, text, end);
  if (!Number.isFinite(value) || tail !== undefined)
    throw new SyntaxStop(text, start, { code: 'rule.number', number: number + (tail ?? '') });
  return { token: { kind: 'number', start, value }, end };
}

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}
