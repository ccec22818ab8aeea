/** Longer than any code: what follows is not looked at, so that no text costs more than its blanks (RC23). */
const TOO_LONG = 22;

/** The text without white space and with ASCII letters in upper case; other characters stay as they are (RC1). */
export function compactCode(text: string): string {
  const looked = Math.min(text.length, TOO_LONG);
  for (let index = 0; index < looked; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 32 || code > 126 || (code >= 97 && code <= 122)) return rewrittenCode(text, index);
  }
  return text.slice(0, TOO_LONG);
}

/** Checks that `count` characters from `start` on exist and are 0–9 or A–Z. */
export function isCodeAt(text: string, start: number, count: number): boolean {
  for (let index = start; index < start + count; index += 1) {
    // A position past the end gives NaN, which fails both comparisons.
    const code = text.charCodeAt(index);
    if (!((code >= 48 && code <= 57) || (code >= 65 && code <= 90))) return false;
  }
  return true;
}

/** Checks that `count` characters from `start` on exist and are 0–9. */
export function isDigitsAt(text: string, start: number, count: number): boolean {
  for (let index = start; index < start + count; index += 1) {
    const code = text.charCodeAt(index);
    if (!(code >= 48 && code <= 57)) return false;
  }
  return true;
}

function rewrittenCode(text: string, clean: number): string {
  let rewritten = text.slice(0, clean);
  for (let index = clean; index < text.length && rewritten.length < TOO_LONG; index += 1) {
    const code = text.charCodeAt(index);
    if (isWhiteSpace(code)) continue;
    rewritten += code >= 97 && code <= 122 ? String.fromCharCode(code - 32) : text.charAt(index);
  }
  return rewritten;
}

/** White space and line ends of the language itself, as `trim` removes them. */
function isWhiteSpace(code: number): boolean {
  // Beyond ASCII a code seldom has anything: there a pattern is quick enough.
  return code < 127 ? code === 32 || (code >= 9 && code <= 13) : /\s/.test(String.fromCharCode(code));
}
