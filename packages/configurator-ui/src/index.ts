export { CompositorScreen } from './compositor/compositor-screen';
export { EditorScreen } from './screen/editor-screen';
export type { EditorScreenProps, PrimaryAction } from './screen/editor-screen-props';
