import type { KeyboardEvent } from 'react';
import { logicalKey } from '../reading-direction/reading-direction';

/** A place in the grid: row -1 is the header. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight, the step of page up and page down. */
  readonly page: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Returns the cell a key moves to, by the grid pattern of ARIA; undefined for keys that do not move. */
export const cellAfterKey = (event: KeyboardEvent, { row, column }: GridCell, { rows, columns, page }: GridSize): GridCell | undefined => {
  const first = 0;
  const last = rows - 1;
  const moves: Partial<Record<string, GridCell>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: event.ctrlKey ? first : row, column: 0 },
    End: { row: event.ctrlKey ? last : row, column: columns - 1 },
    PageUp: { row: Math.max(row - page, Math.min(row, first)), column },
    PageDown: { row: row + page, column },
  };
  const to = moves[logicalKey(event)];
  return to && { row: clamp(to.row, -1, last), column: clamp(to.column, 0, columns - 1) };
};

const editable = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

/** Keys that belong to the content of a cell: a text being typed, an open menu. */
export const belongsToContent = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  (event.target instanceof Element && (event.target.matches(editable) || event.target.getAttribute('aria-expanded') === 'true'));

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the content of a cell where that takes the focus, else the cell. */
export const focusCell = (table: HTMLElement, { row, column }: GridCell): void => {
  const cell = table.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  (cell?.querySelector<HTMLElement>(focusable) ?? cell)?.focus({ preventScroll: true });
};
