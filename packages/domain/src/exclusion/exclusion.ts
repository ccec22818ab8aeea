import type { LocalisedText, Selection } from '../attribute';

/** One row of the exclusion matrix; each cell is a code or `*`, the installation cells are the two characters of its code (EX1). */
export interface ExclusionRow {
  readonly finish: string;
  readonly temperature: string;
  readonly control: string;
  readonly installation1: string;
  readonly installation2: string;
  readonly reason?: LocalisedText;
}

/** The rows that can reject, in data order. */
export interface CompiledExclusions {
  readonly rows: readonly ExclusionRow[];
}

/** The cells of a row, in data order. */
export const EXCLUSION_CELLS = ['finish', 'temperature', 'control', 'installation1', 'installation2'] as const;

/** Leaves out the inert rows, those of five `*` (EX2). */
export function compileExclusions(rows: readonly ExclusionRow[]): CompiledExclusions {
  return { rows: rows.filter((row) => EXCLUSION_CELLS.some((cell) => row[cell] !== '*')) };
}

/** The first row that rejects the selection; an attribute not chosen matches only `*` (EX1, EX3). */
export function findExclusion(exclusions: CompiledExclusions, selection: Selection): ExclusionRow | undefined {
  for (const row of exclusions.rows) if (isExcludedBy(row, selection)) return row;
  return undefined;
}

/** Every row that rejects the selection, in data order. */
export function findExclusions(exclusions: CompiledExclusions, selection: Selection): readonly ExclusionRow[] {
  return exclusions.rows.filter((row) => isExcludedBy(row, selection));
}

function isExcludedBy(row: ExclusionRow, selection: Selection): boolean {
  return (
    matches(row.finish, selection.color) &&
    matches(row.temperature, selection.temperature) &&
    matches(row.control, selection.control) &&
    matches(row.installation1, selection.installation?.charAt(0)) &&
    matches(row.installation2, selection.installation?.charAt(1))
  );
}

function matches(cell: string, value: string | undefined): boolean {
  return cell === '*' || cell === value;
}
