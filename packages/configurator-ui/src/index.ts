export { CompositorScreen } from './compositor/compositor-screen';
export { RoomDifferences } from './differences/room-differences';
export { ExpressScreen } from './express/express-screen';
export { BeltListScreen } from './list/belt-list-screen';
export { StickListScreen } from './list/stick-list-screen';
export type { BeginFromCode, CodeRefusal } from './screen/code-refusal';
export { EditorScreen } from './screen/editor-screen';
export type { EditorScreenProps, PrimaryAction, RememberedModels } from './screen/editor-screen-props';
export { fetchDrawings } from './screen/fetch-drawings';
