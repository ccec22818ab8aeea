import { SCRIPT_LIMITS } from '../limits.data';
import { readString } from './string-literal';
import { SyntaxStop } from './syntax-stop';
import type { Comment, Token } from './token';
import { RESERVED_WORDS } from './words.data';

const BLANKS = /[ \t\n\r\f]+/;
const COMMENT = /\/\/[^\n\r]*/;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/;
// A number takes the letters after it along, to refuse them.
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[A-Za-z0-9_]*/;
const SYMBOL = /&&|\|\||[=!<>]=|[<>!+\-*/%?:()[\],.]/;
const QUOTE = /["']/;
const WORD = new RegExp([BLANKS, COMMENT, NAME, NUMBER, SYMBOL, QUOTE].map(({ source }) => `(${source})`).join('|'), 'y');
const RESERVED: ReadonlySet<string> = new Set(RESERVED_WORDS);

/** The tokens of a script, the last of them its end, and its comments (RU1–RU4). */
export function readTokens(text: string): { readonly tokens: readonly Token[]; readonly comments: readonly Comment[] } {
  if (text.length > SCRIPT_LIMITS.characters) throw new SyntaxStop(text, 0, { code: 'rule.too-long', max: SCRIPT_LIMITS.characters });
  const tokens: Token[] = [];
  const comments: Comment[] = [];
  let start = 0;
  while (start < text.length) {
    WORD.lastIndex = start;
    const word = WORD.exec(text);
    if (word === null) return stopAtCharacter(text, start);
    const [whole, blanks, comment, name, number, symbol] = word;
    let end = start + whole.length;
    if (comment !== undefined) comments.push({ start, text: comment.trimEnd() });
    else if (name !== undefined) tokens.push({ kind: 'name', start, text: nameOf(text, start, name) });
    else if (number !== undefined) tokens.push({ kind: 'number', start, value: numberOf(text, start, number) });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', start, text: symbol });
    else if (blanks === undefined) {
      const string = readString(text, start);
      tokens.push({ kind: 'string', start, value: string.value });
      end = string.end;
    }
    start = end;
  }
  tokens.push({ kind: 'end', start });
  return { tokens, comments };
}

function nameOf(text: string, start: number, name: string): string {
  if (RESERVED.has(name)) throw new SyntaxStop(text, start, { code: 'rule.word-reserved', word: name });
  return name;
}

function numberOf(text: string, start: number, number: string): number {
  const value = /^\d[\d.]*(?:[eE][+-]?\d+)?$/.test(number) ? Number(number) : Number.NaN;
  if (!Number.isFinite(value)) throw new SyntaxStop(text, start, { code: 'rule.number', number });
  return value;
}

function stopAtCharacter(text: string, start: number): never {
  throw new SyntaxStop(text, start, { code: 'rule.character', character: String.fromCodePoint(text.codePointAt(start) ?? 0) });
}
