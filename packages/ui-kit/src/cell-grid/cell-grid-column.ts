import type { ReactNode } from 'react';
import type { AutocompleteOption } from '../autocomplete/find-options';

/** One column of a grid whose cells are changed in place. Everything that goes in and out of a cell is text. */
export interface CellGridColumn<Row> {
  /** Unique in the grid; changes name the column by it. */
  readonly id: string;
  readonly header: string;
  /** Its name is for a screen reader alone. */
  readonly hideHeader?: boolean;
  /** Content shown in the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Text that is copied and filled down, and replaced where the cell is edited as a whole. */
  readonly text: (row: Row) => string;
  /** `text` is typed, `choice` is chosen from `choices`; without it the cell is only read. */
  readonly edit?: 'text' | 'choice';
  /** Options that can be chosen in the row; `value` is the text reported by a change. */
  readonly choices?: (row: Row) => readonly AutocompleteOption[];
  /** Longest text that can be typed; default 64. */
  readonly maxLength?: number;
  /** A track of CSS grid; default `9rem`. */
  readonly width?: string;
  /** Right-aligned (left in right-to-left text), for numbers. */
  readonly end?: boolean;
}

/** A row, or the head of a group of those below it. */
export type CellGridItem<Row> = { readonly key: string; readonly row: Row } | { readonly key: string; readonly group: ReactNode };

/** A new text of a cell. */
export interface CellChange {
  readonly rowKey: string;
  readonly column: string;
  readonly value: string;
}
