import { SyntaxStop } from './syntax-stop';
import { HEX_ESCAPES, SIMPLE_ESCAPES } from './words.data';

/** A string as written in `'` or `"` from its quote on: its value and where it ends (RU3). */
export function readString(text: string, start: number): { readonly value: string; readonly end: number } {
  const quote = text.charAt(start);
  let value = '';
  let index = start + 1;
  for (;;) {
    const character = text.charAt(index);
    if (character === '' || character === '\n' || character === '\r') throw new SyntaxStop(text, start, { code: 'rule.string-open' });
    if (character === quote) return { value, end: index + 1 };
    if (character === '\\') {
      const escaped = readEscape(text, index);
      value += escaped.value;
      index = escaped.end;
    } else {
      value += character;
      index += 1;
    }
  }
}

function readEscape(text: string, start: number): { readonly value: string; readonly end: number } {
  const letter = text.charAt(start + 1);
  const simple = SIMPLE_ESCAPES.get(letter);
  if (simple !== undefined) return { value: simple, end: start + 2 };
  const end = start + 2 + (HEX_ESCAPES.get(letter) ?? 0);
  const digits = text.slice(start + 2, end);
  const code = /^[0-9a-fA-F]+$/.test(digits) && digits.length === HEX_ESCAPES.get(letter) ? Number.parseInt(digits, 16) : -1;
  // A half of a surrogate pair is no character.
  if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
    throw new SyntaxStop(text, start, { code: 'rule.escape', escape: text.slice(start, Math.max(end, start + 2)) });
  }
  return { value: String.fromCodePoint(code), end };
}

/** A string as the formatter writes it: in double quotes, with escapes where needed. */
export function writeString(value: string): string {
  let text = '"';
  for (const character of value) text += written(character);
  return `${text}"`;
}

function written(character: string): string {
  if (character === '"' || character === '\\') return `\\${character}`;
  if (character === '\n') return '\\n';
  if (character === '\r') return '\\r';
  if (character === '\t') return '\\t';
  const code = character.charCodeAt(0);
  return code < 32 || code === 127 || code === 0x2028 || code === 0x2029 ? `\\u${code.toString(16).padStart(4, '0')}` : character;
}
