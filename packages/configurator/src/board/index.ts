export { type BoardCatalogue, type BoardModel, boardModels, boardSourcesOf, bodiesOf } from './board-catalogue';
export { BoardDrag, type DragPlace } from './board-drag';
export { createBoardEditor } from './board-editor';
export type { BoardRefusal } from './board-edits';
export { type BoardFacts, type BoardRow, factsOf, openConnector, type PaletteEntry, paletteOf } from './board-facts';
export type {
  BoardDocumentState,
  BoardEditor,
  BoardFrame,
  BoardLiveState,
  BoardNote,
  BoardSnapMode,
  BoardStepKind,
  BoardViewState,
} from './board-states';
