const WRITTEN = /^[\d.,'"′″/ ]$/;
const LONGEST = 20;

/** Returns whether a key begins or continues a value. */
export function isWritten(key: string): boolean {
  return WRITTEN.test(key);
}

/** The text with one more key, as long as a value may be; undefined for a key that is none of a value. */
export function withKey(text: string, key: string): string | undefined {
  if (key === 'Backspace') return text.slice(0, -1);
  return isWritten(key) && text.length < LONGEST ? text + key : undefined;
}
