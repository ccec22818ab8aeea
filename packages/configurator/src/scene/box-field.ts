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

/** Lays boxes out by where they are: labels ask for those near them, and there may be thousands. */
export function boxField(boxes: Iterable<ScreenBox> = []): BoxField {
  const cells = new Map<number, { readonly box: ScreenBox; readonly ownerId: string | undefined }[]>();
  const add: BoxField['add'] = (box, ownerId) => {
    for (const { number } of cellsOf(box)) {
      const there = cells.get(number);
      if (there === undefined) cells.set(number, [{ box, ownerId }]);
      else there.push({ box, ownerId });
    }
  };
  for (const box of boxes) add(box);
  return {
    add,
    coveredBy: (box, before, most, exceptOwnerId) => {
      let sum = before;
      // Boxes that reach over several cells are met in each: only what lies in a cell counts there.
      for (const { number, left, top } of cellsOf(box))
        for (const { box: other, ownerId } of cells.get(number) ?? []) {
          if (ownerId !== undefined && ownerId === exceptOwnerId) continue;
          const wide = Math.min(box.left + box.width, other.left + other.width, left + CELL_PIXELS) - Math.max(box.left, other.left, left);
          const high = Math.min(box.top + box.height, other.top + other.height, top + CELL_PIXELS) - Math.max(box.top, other.top, top);
          if (wide > 0 && high > 0) sum += wide * high;
          if (sum > most) return sum;
        }
      return sum;
    },
  };
}

function* cellsOf({
  left,
  top,
  width,
  height,
}: ScreenBox): Iterable<{ readonly number: number; readonly left: number; readonly top: number }> {
  for (let column = Math.floor(left / CELL_PIXELS); column * CELL_PIXELS < left + width; column += 1)
    for (let row = Math.floor(top / CELL_PIXELS); row * CELL_PIXELS < top + height; row += 1)
      yield { number: column * ROWS + row, left: column * CELL_PIXELS, top: row * CELL_PIXELS };
}
