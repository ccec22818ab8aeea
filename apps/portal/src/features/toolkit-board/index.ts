export { ToolkitChoice } from './components/toolkit-choice';
export { readOpening } from './model/opening';
export { ToolkitBoardScreen } from './toolkit-board-screen';
