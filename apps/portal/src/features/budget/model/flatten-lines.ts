import type { SheetLine } from '@candil/budget-sheet';

export interface FlatLine {
  readonly line: SheetLine;
  /** Its place in the tree of lines, `0.2.1`: the same piece may be held twice. */
  readonly key: string;
}

/** Lines with all that they hold, one after the other; their `depth` says how far each is indented. */
export const flattenLines = (lines: readonly SheetLine[], path = ''): readonly FlatLine[] =>
  lines.flatMap((line, place) => [{ line, key: `${path}${place}` }, ...flattenLines(line.pieces, `${path}${place}.`)]);
