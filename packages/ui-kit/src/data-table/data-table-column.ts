import type { ReactNode } from 'react';

/** Props a cell passes to each of its focusable elements, so that the table stays one tab stop. */
export interface CellFocus {
  readonly tabIndex: 0 | -1;
}

export interface DataTableColumn<Row> {
  /** Unique in the table; names the column in `sort`. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row, focus: CellFocus) => ReactNode;
  /** Order of two rows, ascending; a column without it (and without `sortable`) does not sort. */
  readonly compare?: (one: Row, other: Row) => number;
  /** Sortable without `compare`: the caller sorts the rows. */
  readonly sortable?: boolean;
  /** A track of CSS grid; default `minmax(8rem, 1fr)`. */
  readonly width?: string;
  /** Right-aligned (left in right-to-left text), for numbers. */
  readonly end?: boolean;
  /** The cell holds a link, a button or a field, which then takes the focus in its place. */
  readonly interactive?: boolean;
  /** On a card: half its width (default), all of it, or the upper corner. */
  readonly card?: 'half' | 'wide' | 'corner';
}

export interface DataTableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The rows in the order of `sort`; as they come where the column has no `compare`. */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
): readonly Row[] => {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  if (!compare || !sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(one, other));
};
