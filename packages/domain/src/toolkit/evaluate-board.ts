import type { CreationEvaluation } from '../composition';
import { evaluateResolved } from '../composition/evaluate-creation';
import { type PieceRow, type PieceSources, type ResolvedPiece, resolvePiece } from '../piece-list';
import { compositionOfRows } from '../piece-list/evaluate-pieces';
import type { BoardPartSources } from './board-bodies';
import { type BoardLayout, layOut } from './check-board';
import type { BoardPart, ToolkitBoard } from './toolkit-board';

/** Inputs of the evaluation of a board: the look-ups of piece lists, and of parts of systems. */
export type BoardSources = PieceSources & BoardPartSources;

/** Evaluation of a board as a product, with its layout and each kind of its parts. */
export interface BoardEvaluation extends CreationEvaluation, BoardLayout {
  /** Equal parts are one row, by the id of the first of them. */
  readonly rows: readonly ResolvedPiece[];
}

/**
 * Evaluates a board as a product: a composition for each assembly (TB10), evaluated as every creation is (CP9). `quantity` boards are
 * ordered, whole, 1 or more.
 */
export function evaluateBoard(board: Pick<ToolkitBoard, 'parts' | 'subFamilyId'>, sources: BoardSources, quantity = 1): BoardEvaluation {
  const layout = layOut(board, sources);
  const byId = new Map(board.parts.map((part) => [part.id, part]));
  const laid = new Set(layout.bodies.map(({ id }) => id));
  const groups = [
    ...layout.assemblies.map(({ partIds }) => partIds.flatMap((id) => byId.get(id) ?? [])),
    ...board.parts.filter(({ id }) => !laid.has(id)).map((part) => [part]),
  ];
  const resolved = groups.map((parts) =>
    compositionOfRows(
      board.subFamilyId,
      rowsOfParts(parts).map((row) => resolvePiece(row, sources)),
    ),
  );
  const rows = rowsOfParts(board.parts).map((row) => resolvePiece(row, sources));
  return { ...evaluateResolved(resolved, sources, quantity), ...layout, rows };
}

/** Equal parts as one row of so many pieces, in the order in which they were placed (TB10). */
export function rowsOfParts(parts: readonly BoardPart[]): readonly PieceRow[] {
  const rows = new Map<string, PieceRow>();
  for (const { id, model, selection } of parts) {
    const key = articleKey({ model, selection });
    const row = rows.get(key);
    rows.set(key, row === undefined ? { id, model, selection, quantity: 1 } : { ...row, quantity: row.quantity + 1 });
  }
  return [...rows.values()];
}

/** Equal for parts of one article. */
export function articleKey({ model, selection }: Pick<BoardPart, 'model' | 'selection'>): string {
  const { color, temperature, control, installation, pendantHeightCm } = selection;
  return JSON.stringify([model, color, temperature, control, installation, pendantHeightCm]);
}
