/** Pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Somewhat larger than a label: most boxes lie in few cells, and a cell holds few boxes. */
const CELL_PIXELS = 64;
/** More than a drawing has cells from top to bottom; cells whose numbers meet nevertheless cost a comparison and no more. */
const ROWS = 65_536;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const cellsOf = function* ({ left, right, top, bottom }: Box): Iterable<number> {
  for (let column = Math.floor(left / CELL_PIXELS); column <= Math.floor(right / CELL_PIXELS); column += 1)
    for (let row = Math.floor(top / CELL_PIXELS); row <= Math.floor(bottom / CELL_PIXELS); row += 1) yield column * ROWS + row;
};

/** Boxes of a drawing, found by where they are: hundreds of labels ask for those near them. */
export const boxGrid = () => {
  const cells = new Map<number, { readonly box: Box; readonly owner: string | undefined }[]>();
  return {
    add: (box: Box, owner?: string): void => {
      for (const cell of cellsOf(box)) {
        const there = cells.get(cell);
        if (there === undefined) cells.set(cell, [{ box, owner }]);
        else there.push({ box, owner });
      }
    },
    /** Returns whether a box meets one that has another owner. */
    meets: (box: Box, owner: string): boolean => {
      for (const cell of cellsOf(box)) if (cells.get(cell)?.some((other) => other.owner !== owner && meet(box, other.box))) return true;
      return false;
    },
  };
};
