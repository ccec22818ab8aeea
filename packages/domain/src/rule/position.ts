/** A position in a script. */
export interface ScriptPosition {
  /** UTF-16 units before it. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

const BEGINNING: ScriptPosition = { offset: 0, line: 1, column: 1 };

/** Line and column of an offset; a line ends with CR, LF or both. Counts on from a known position before it. */
export function positionAt(text: string, offset: number, known: ScriptPosition = BEGINNING): ScriptPosition {
  let { line } = known;
  let lineStart = known.offset - known.column + 1;
  for (let index = known.offset; index < offset; index += 1) {
    const code = text.charCodeAt(index);
    if (code !== 10 && (code !== 13 || text.charCodeAt(index + 1) === 10)) continue;
    line += 1;
    lineStart = index + 1;
  }
  return { offset, line, column: offset - lineStart + 1 };
}
