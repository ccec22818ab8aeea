/** A place among the rows (heads of groups left out) and the columns. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells from one corner to the other, both included; it is extended from `anchor`. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly active: CellPlace;
}

export interface CellRect {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

export const rectOf = ({ anchor, active }: CellRange): CellRect => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  first: Math.min(anchor.column, active.column),
  last: Math.max(anchor.column, active.column),
});

export const rangeAt = (place: CellPlace): CellRange => ({ anchor: place, active: place });

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** The range within a grid of so many rows and columns. */
export const rangeWithin = ({ anchor, active }: CellRange, rows: number, columns: number): CellRange => {
  const within = ({ row, column }: CellPlace) => ({ row: clamp(row, 0, Math.max(0, rows - 1)), column: clamp(column, 0, columns - 1) });
  return { anchor: within(anchor), active: within(active) };
};

/** Returns whether the range covers whole rows. */
export const isOfRows = (rect: CellRect, columns: number): boolean => rect.first === 0 && rect.last === columns - 1;

/** Cells in the clipboard format of spreadsheets: tab-separated, one row a line; a cell with a tab, line break or quote is quoted. */
export const tabbedText = (cells: readonly (readonly string[])[]): string =>
  cells.map((line) => line.map((text) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t')).join('\n');
