export { readOpening } from './model/opening';
export { PiecesListScreen } from './pieces-list-screen';
