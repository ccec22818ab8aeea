export { ToolkitChoice } from './components/toolkit-choice';
export { type Opening, readOpening } from './model/opening';
export { ToolkitBoardScreen } from './toolkit-board-screen';
