import type { Point } from './svg';

/** Values at the points of an even grid, row by row. */
export interface GridValues {
  readonly columns: number;
  readonly rows: number;
  readonly values: ArrayLike<number>;
}

const keyOf = ([x, y]: Point) => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)}`;

/** Pieces of the line at which the values cross a level, in columns and rows of the grid (marching squares, DI5). */
export function contourPieces({ columns, rows, values }: GridValues, level: number): readonly (readonly [Point, Point])[] {
  const at = (column: number, row: number) => (values[row * columns + column] as number) - level;
  const pieces: (readonly [Point, Point])[] = [];
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const corners: Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const crossed = corners.flatMap((from, index): Point[] => {
        const to = corners[(index + 1) % 4] as Point;
        const [a, b] = [at(from[0], from[1]), at(to[0], to[1])];
        if (a >= 0 === b >= 0) return [];
        const share = a / (a - b);
        return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]];
      });
      // Four crossings are two lines; the corners do not decide which two, any choice is right.
      for (let index = 0; index + 1 < crossed.length; index += 2) {
        const [from, to] = [crossed[index] as Point, crossed[index + 1] as Point];
        // Through a corner of the grid a line has no length in the cell beside it.
        if (keyOf(from) !== keyOf(to)) pieces.push([from, to]);
      }
    }
  }
  return pieces;
}

/** Pieces joined to lines where they meet. */
export function joinPieces(pieces: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const open = new Map<string, Set<number>>();
  const note = (point: Point, index: number) => open.set(keyOf(point), (open.get(keyOf(point)) ?? new Set<number>()).add(index));
  for (const [index, [from, to]] of pieces.entries()) {
    note(from, index);
    note(to, index);
  }
  const used = new Set<number>();
  const follow = (start: Point): Point[] => {
    const found: Point[] = [];
    for (let here = start; ; ) {
      const next = [...(open.get(keyOf(here)) ?? [])].find((index) => !used.has(index));
      if (next === undefined) return found;
      used.add(next);
      const [from, to] = pieces[next] as readonly [Point, Point];
      here = keyOf(from) === keyOf(here) ? to : from;
      found.push(here);
    }
  };
  const lines: Point[][] = [];
  for (const [index, [from, to]] of pieces.entries()) {
    if (used.has(index)) continue;
    used.add(index);
    lines.push([...follow(from).reverse(), from, to, ...follow(to)]);
  }
  return lines;
}
