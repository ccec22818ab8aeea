import { type CompanionSuggestion, PIECE_LIST_LIMITS, type PieceList, type PieceRow } from '@candil/domain';
import { type CellRefusal, PIECE_COLUMNS, type PieceColumn, withCell } from './cell-edits';
import type { PieceCatalogue } from './piece-catalogue';

/** A new text of a cell. */
export interface CellEdit {
  readonly rowId: string;
  readonly column: PieceColumn;
  readonly value: string;
}

export interface RefusedCell extends CellEdit {
  readonly refusal: CellRefusal;
}

/** Returns whether a column can be changed. */
export const isPieceColumn = (name: string): name is PieceColumn => PIECE_COLUMNS.some((column) => column === name);

/** The order in which texts of one row are read: a reference sets everything, so the rest comes after it. */
const rankOf = ({ column }: CellEdit): number => PIECE_COLUMNS.indexOf(column);

/** The list with new texts in its cells, and those that stay as they are, each with its reason. */
export const editCells = (
  list: PieceList,
  edits: readonly CellEdit[],
  catalogue: PieceCatalogue,
): { readonly list: PieceList; readonly refused: readonly RefusedCell[] } => {
  const byRow = new Map<string, CellEdit[]>();
  for (const edit of edits) {
    const known = byRow.get(edit.rowId);
    if (known === undefined) byRow.set(edit.rowId, [edit]);
    else known.push(edit);
  }
  const refused: RefusedCell[] = [];
  let changed = false;
  const rows = list.rows.map((row) => {
    const own = byRow.get(row.id);
    if (own === undefined) return row;
    let next = row;
    for (const edit of own.toSorted((one, other) => rankOf(one) - rankOf(other))) {
      const outcome = withCell(next, edit.column, edit.value, catalogue);
      if (outcome.ok) next = outcome.row;
      else refused.push({ ...edit, refusal: outcome.refusal });
    }
    changed ||= next !== row;
    return next;
  });
  return { list: changed ? { ...list, rows } : list, refused };
};

/** The list with a row in the place of the one of its id. */
export const replaceRow = (list: PieceList, row: PieceRow): PieceList => ({
  ...list,
  rows: list.rows.map((each) => (each.id === row.id ? row : each)),
});

/** Returns the number of rows that can still be added to the list. */
export const roomIn = ({ rows }: PieceList): number => PIECE_LIST_LIMITS.rows - rows.length;

/** The list with more rows at its end, or below a row; as many as it may have. */
export const addRows = (list: PieceList, more: readonly PieceRow[], below?: string): PieceList => {
  const added = more.slice(0, roomIn(list));
  if (added.length === 0) return list;
  const at = below === undefined ? list.rows.length : list.rows.findIndex(({ id }) => id === below) + 1 || list.rows.length;
  return { ...list, rows: [...list.rows.slice(0, at), ...added, ...list.rows.slice(at)] };
};

export const removeRows = (list: PieceList, ids: readonly string[]): PieceList => {
  const gone = new Set(ids);
  const rows = list.rows.filter(({ id }) => !gone.has(id));
  return rows.length === list.rows.length ? list : { ...list, rows };
};

/** Copies of rows below the last of them. */
export const duplicateRows = (list: PieceList, ids: readonly string[], newId: () => string): PieceList => {
  const wanted = new Set(ids);
  const those = list.rows.filter(({ id }) => wanted.has(id));
  return addRows(
    list,
    those.map((row) => ({ ...row, id: newId() })),
    those.at(-1)?.id,
  );
};

/** Adds the row that a companion rule suggests; its quantity goes to a row of the same article where there is one. */
export const takeCompanion = (list: PieceList, { row }: CompanionSuggestion, newId: () => string): PieceList => {
  const alike = list.rows.find((each) => each.model === row.model && JSON.stringify(each.selection) === JSON.stringify(row.selection));
  return alike === undefined
    ? addRows(list, [{ ...row, id: newId() }])
    : replaceRow(list, { ...alike, quantity: Math.min(alike.quantity + row.quantity, PIECE_LIST_LIMITS.quantity) });
};

export const dismissCompanion = (list: PieceList, ruleId: string): PieceList =>
  list.dismissed.includes(ruleId) ? list : { ...list, dismissed: [...list.dismissed, ruleId] };
