export { checkPieceList, type PieceListFailure } from './check-piece-list';
export { type CompanionRule, type CompanionSuggestion, companionsMissing } from './companions';
export { evaluatePieceList, type PieceListEvaluation, type PieceSources } from './evaluate-pieces';
export { isPieceList, PIECE_LIST_LIMITS, PIECE_LIST_VERSION, type PieceList, type PieceRow } from './piece-list';
export { pieceOfReference, type ResolvedPiece, resolvePiece } from './resolve-pieces';
