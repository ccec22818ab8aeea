import { foldWord } from './fold-word';
import { CODE_HEADINGS, NOTE_HEADINGS, OTHER_HEADINGS, QUANTITY_HEADINGS, ROOM_HEADINGS, TAG_HEADINGS } from './list-words.data';
import { isNumberCell } from './read-quantity';
import type { PastedRow } from './split-rows';

/** Indices of the columns of a list. */
export interface Columns {
  readonly code: number;
  readonly codeHeading: string;
  readonly quantity: number | undefined;
  readonly quantityHeading: string | undefined;
}

const codes = new Set(CODE_HEADINGS);
const quantities = new Set(QUANTITY_HEADINGS);
const others = new Set([...OTHER_HEADINGS, ...ROOM_HEADINGS, ...TAG_HEADINGS, ...NOTE_HEADINGS]);

const folded = (cell: string): string =>
  foldWord(cell)
    .replace(/(?<![:*#])[:*#]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns whether every cell of the row with text is a heading; a heading row names columns and is no product. */
export const isHeadingRow = ({ cells }: PastedRow): boolean => {
  const headings = cells.map(folded).filter((cell) => cell !== '');
  const isHeading = (cell: string) => codes.has(cell) || quantities.has(cell) || others.has(cell);
  if (headings.length === 1) return codes.has(headings[0] ?? '') || quantities.has(headings[0] ?? '');
  return headings.length > 1 && headings.filter(isHeading).length >= 2 && headings.every((cell) => isHeading(cell) || !/\d/.test(cell));
};

/** The columns that a heading row names; undefined where none of them is that of the codes. */
export const columnsOf = ({ cells }: PastedRow): Columns | undefined => {
  const headings = cells.map(folded);
  // A list with "Product" and "Code" has its codes in the column that says so.
  const order = CODE_HEADINGS.filter((heading) => headings.includes(heading)).map((heading) => headings.indexOf(heading));
  const code = order[0];
  if (code === undefined) return undefined;
  const quantity = headings.findIndex((heading, index) => index !== code && quantities.has(heading));
  return {
    code,
    codeHeading: cells[code] ?? '',
    quantity: quantity === -1 ? undefined : quantity,
    quantityHeading: quantity === -1 ? undefined : cells[quantity],
  };
};

const countsUp = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell, index) => index === 0 || Number(cell) === Number(cells[index - 1]) + 1);

/**
 * The column of quantities of rows without headings: of the columns that hold whole numbers in every row and do not just count the rows,
 * the first behind the codes, else the first before them.
 */
export const guessQuantityColumn = (rows: readonly PastedRow[], code: number): number | undefined => {
  const width = Math.min(...rows.map(({ cells }) => cells.length));
  const numeric = Array.from({ length: width }, (_, column) => column).filter((column) => {
    const cells = rows.map((row) => row.cells[column] ?? '');
    return column !== code && cells.every((cell) => isNumberCell(cell) && !/[.,'’]/.test(cell)) && !countsUp(cells);
  });
  return numeric.find((column) => column > code) ?? numeric[0];
};
