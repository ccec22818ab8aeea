import type { ScreenBox } from './screen-box';

/** Somewhat larger than a label: most boxes lie in few cells, and a cell holds few boxes. */
const CELL_PIXELS = 64;
/** More than a drawing has cells from top to bottom; cells whose numbers meet nevertheless cost a comparison and no more. */
const ROWS = 65_536;

/** What is asked of the boxes of a drawing. */
export interface Covering {
  /** Adds the area of a box that others cover, in square pixels, to a sum; counting stops above `most`. */
  readonly coveredBy: (box: ScreenBox, sum: number, most: number, exceptOwnerId?: string) => number;
}

/** Boxes of a drawing, found by where they are. */
export interface BoxField extends Covering {
  readonly add: (box: ScreenBox, ownerId?: string) => void;
}

/** A box with its far edges: a step of a gesture compares thousands. */
interface LaidBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly ownerId: string | undefined;
}

/** Lays boxes out by where they are: labels ask for those near them, and there may be thousands. */
export function boxField(boxes: Iterable<ScreenBox> = []): BoxField {
  const cells = new Map<number, LaidBox[]>();
  const add: BoxField['add'] = ({ left, top, width, height }, ownerId) => {
    const box: LaidBox = { left, top, right: left + width, bottom: top + height, ownerId };
    for (let column = cellAt(left); column * CELL_PIXELS < box.right; column += 1)
      for (let row = cellAt(top); row * CELL_PIXELS < box.bottom; row += 1) {
        const there = cells.get(column * ROWS + row);
        if (there === undefined) cells.set(column * ROWS + row, [box]);
        else there.push(box);
      }
  };
  for (const box of boxes) add(box);
  return {
    add,
    coveredBy: ({ left, top, width, height }, before, most, exceptOwnerId) => {
      const [right, bottom] = [left + width, top + height];
      let sum = before;
      // Boxes that reach over several cells are met in each: only what lies in a cell counts there.
      for (let column = cellAt(left); column * CELL_PIXELS < right; column += 1)
        for (let row = cellAt(top); row * CELL_PIXELS < bottom; row += 1) {
          const there = cells.get(column * ROWS + row);
          if (there === undefined) continue;
          const [fromX, fromY] = [Math.max(left, column * CELL_PIXELS), Math.max(top, row * CELL_PIXELS)];
          const [toX, toY] = [Math.min(right, (column + 1) * CELL_PIXELS), Math.min(bottom, (row + 1) * CELL_PIXELS)];
          for (const other of there) {
            const wide = Math.min(toX, other.right) - Math.max(fromX, other.left);
            const high = Math.min(toY, other.bottom) - Math.max(fromY, other.top);
            if (wide <= 0 || high <= 0) continue;
            if (other.ownerId !== undefined && other.ownerId === exceptOwnerId) continue;
            sum += wide * high;
            if (sum > most) return sum;
          }
        }
      return sum;
    },
  };
}

function cellAt(pixels: number): number {
  return Math.floor(pixels / CELL_PIXELS);
}
