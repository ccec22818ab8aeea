/** Where something stands in a script. */
export interface ScriptPosition {
  /** UTF-16 units before it. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Line and column of an offset; a line ends with CR, LF or both. */
export function positionAt(text: string, offset: number): ScriptPosition {
  let line = 1;
  let lineStart = 0;
  for (let index = 0; index < offset; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== 10 && (code !== 13 || text.charCodeAt(index + 1) === 10)) continue;
    line += 1;
    lineStart = index + 1;
  }
  return { offset, line, column: offset - lineStart + 1 };
}
