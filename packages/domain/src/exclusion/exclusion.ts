import type { LocalisedText, Selection } from '../attribute';
import { addRows, emptyRows, firstRow, type RowSet, rowIndexes, withRow, withRows } from './row-set';

/** One row of the exclusion matrix; each cell is a code or `*`, the installation cells are the two characters of its code (EX1). */
export interface ExclusionRow {
  /** Colour code, or `*` for any. */
  readonly finish: string;
  /** Light colour code, or `*` for any. */
  readonly temperature: string;
  /** Control code, or `*` for any. */
  readonly control: string;
  /** First character of the installation, or `*` for any. */
  readonly installation1: string;
  /** Second character of the installation, or `*` for any. */
  readonly installation2: string;
  /** Why, in words for the user. */
  readonly reason?: LocalisedText;
}

/** The cells of a row, in data order. */
export const EXCLUSION_CELLS = ['finish', 'temperature', 'control', 'installation1', 'installation2'] as const;

/** Rows that match by one cell: those that name the value, and those of `*` for any other. */
export interface CellRows {
  /** Rows that name a value, by the value, as bits by the index of the row. */
  readonly named: ReadonlyMap<string, Uint32Array>;
  /** Rows that take any value, as bits by the index of the row. */
  readonly wild: Uint32Array;
}

/** The rows that can reject, in data order, with the rows that each value of a cell matches. */
export interface CompiledExclusions {
  /** Source rows, in data order. */
  readonly rows: readonly ExclusionRow[];
  /** Index of the rows, cell by cell. */
  readonly cells: Readonly<Record<(typeof EXCLUSION_CELLS)[number], CellRows>>;
}

/** Leaves out the inert rows, those of five `*`, and files the others by their cells; linear in rows (EX2, EX7). */
export function compileExclusions(rows: readonly ExclusionRow[]): CompiledExclusions {
  const able = rows.filter((row) => EXCLUSION_CELLS.some((cell) => row[cell] !== '*'));
  return {
    rows: able,
    cells: {
      finish: cellRows(able, 'finish'),
      temperature: cellRows(able, 'temperature'),
      control: cellRows(able, 'control'),
      installation1: cellRows(able, 'installation1'),
      installation2: cellRows(able, 'installation2'),
    },
  };
}

/** The first row that rejects the selection; an attribute not chosen matches only `*` (EX1, EX5, EX6). */
export function findExclusion(exclusions: CompiledExclusions, selection: Selection): ExclusionRow | undefined {
  if (exclusions.rows.length === 0) return undefined;
  const { cells } = exclusions;
  const { color, temperature, control, installation } = selection;
  const index = firstRow(
    matching(cells.finish, color),
    matching(cells.temperature, temperature),
    matching(cells.control, control),
    matching(cells.installation1, installation?.charAt(0)),
    matching(cells.installation2, installation?.charAt(1)),
  );
  return exclusions.rows[index];
}

/** Every row that rejects the selection, in data order (EX1). */
export function findExclusions(exclusions: CompiledExclusions, selection: Selection): readonly ExclusionRow[] {
  const found = emptyRows(exclusions.rows.length);
  rejectInto(exclusions, selection, found);
  return rowsOfSet(exclusions, found);
}

/** Adds the rows that reject the selection to a set; whether there is any (EX1). */
export function rejectInto(exclusions: CompiledExclusions, selection: Selection, found: RowSet): boolean {
  if (exclusions.rows.length === 0) return false;
  const { cells } = exclusions;
  const { color, temperature, control, installation } = selection;
  return addRows(
    found,
    matching(cells.finish, color),
    matching(cells.temperature, temperature),
    matching(cells.control, control),
    matching(cells.installation1, installation?.charAt(0)),
    matching(cells.installation2, installation?.charAt(1)),
  );
}

/** The rows of a set, in data order. */
export function rowsOfSet(exclusions: CompiledExclusions, set: RowSet): readonly ExclusionRow[] {
  return rowIndexes(set).flatMap((index) => exclusions.rows[index] ?? []);
}

function matching(cell: CellRows, value: string | undefined): RowSet {
  return value === undefined ? cell.wild : (cell.named.get(value) ?? cell.wild);
}

function cellRows(rows: readonly ExclusionRow[], cell: (typeof EXCLUSION_CELLS)[number]): CellRows {
  const wild = emptyRows(rows.length);
  const named = new Map<string, RowSet>();
  rows.forEach((row, index) => {
    const value = row[cell];
    if (value === '*') withRow(wild, index);
    else {
      const known = named.get(value);
      if (known === undefined) named.set(value, withRow(emptyRows(rows.length), index));
      else withRow(known, index);
    }
  });
  for (const set of named.values()) withRows(set, wild);
  return { named, wild };
}
