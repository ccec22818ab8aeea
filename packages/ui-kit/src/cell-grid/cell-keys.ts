import type { KeyboardEvent } from 'react';
import { logicalKey } from '../reading-direction/reading-direction';
import type { CellPlace } from './cell-range';

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight. */
  readonly page: number;
}

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Returns the cell a key moves to; undefined for keys that do not move. With Ctrl or ⌘ the arrows go to the edge. */
export const placeAfterKey = (
  event: KeyboardEvent,
  { row, column }: CellPlace,
  { rows, columns, page }: GridSize,
): CellPlace | undefined => {
  const far = isCommand(event);
  const moves: Partial<Record<string, CellPlace>> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? rows - 1 : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? columns - 1 : column + 1 },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
  };
  return moves[logicalKey(event)];
};

/** Commands of the keyboard beside moving between cells. */
export type CellCommand = 'edit' | 'clear' | 'fill-down' | 'select-all' | 'select-row' | 'undo' | 'redo';

export const commandOf = (event: KeyboardEvent): CellCommand | undefined => {
  const { key, shiftKey, altKey } = event;
  if (altKey) return undefined;
  if (isCommand(event)) {
    const lower = key.toLowerCase();
    if (lower === 'z') return shiftKey ? 'redo' : 'undo';
    return ({ d: 'fill-down', a: 'select-all', y: 'redo' } as const)[lower as 'd' | 'a' | 'y'];
  }
  if (key === 'Enter' || key === 'F2') return 'edit';
  if (key === 'Delete' || key === 'Backspace') return 'clear';
  return key === ' ' && shiftKey ? 'select-row' : undefined;
};

/** The sign that a key types; undefined for keys that type none. */
export const typedBy = (event: KeyboardEvent): string | undefined =>
  event.key.length === 1 && event.key !== ' ' && !isCommand(event) && !event.altKey && !event.nativeEvent.isComposing
    ? event.key
    : undefined;
