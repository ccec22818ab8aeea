export { type BoardPartSources, bodyOf } from './board-bodies';
export { type BoardIssue, forbidsSaving, type ToolkitFailure } from './board-failure';
export { type BoardLayout, layOut } from './check-board';
export { checkToolkitBoard, type ToolkitBoardFailure } from './check-toolkit-board';
export { articleKey, type BoardEvaluation, type BoardSources, evaluateBoard, rowsOfParts } from './evaluate-board';
export { type BoardPart, isToolkitBoard, TOOLKIT_BOARD_LIMITS, TOOLKIT_BOARD_VERSION, type ToolkitBoard } from './toolkit-board';
