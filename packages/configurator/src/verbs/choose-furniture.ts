import type { EditorCore } from '../editor/core';
import { select } from './select';

/** Chooses a piece of furniture instead of the selection; undefined chooses none. */
export function chooseFurniture(core: EditorCore, id: string | undefined): void {
  const isThere = core.document.getState().furniture.some((piece) => piece.id === id);
  if (isThere) select(core, []);
  const furnitureId = isThere ? id : undefined;
  if (core.view.getState().furnitureId !== furnitureId) core.view.setState({ furnitureId });
}
