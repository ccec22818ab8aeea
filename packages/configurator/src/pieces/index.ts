export { isChanged, redoStep, undoStep, withStep } from '../steps/step-history';
export { ATTRIBUTE_COLUMNS, type CellRefusal, modelInText, PIECE_COLUMNS, type PieceColumn, rowOfText, withCell } from './cell-edits';
export {
  addRows,
  type CellEdit,
  dismissCompanion,
  duplicateRows,
  editCells,
  isPieceColumn,
  type RefusedCell,
  removeRows,
  replaceRow,
  roomIn,
  takeCompanion,
} from './list-edits';
export { type PieceCatalogue, pieceSourcesOf } from './piece-catalogue';
export { openPieces, type PieceHistory, type PieceStepKind } from './piece-history';
export { PIECE_GROUPS, type PieceGroup, type PieceIssue, type PieceListView, type PieceView, viewOfPieces, viewOfRow } from './piece-view';
export { readTabbed, TABBED_LIMITS, type TabbedText } from './read-tabbed';
