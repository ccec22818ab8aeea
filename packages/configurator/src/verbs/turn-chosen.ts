import { arrange } from '../arrange/arrange';
import { clockwiseOf, turnFurnitureTo } from '../arrange/turn-furniture';
import type { EditorCore } from '../editor/core';

/** Sets what a field of the angle says: furniture stands at it, a selection is turned by it. Degrees clockwise. */
export function setAngle(core: EditorCore, degrees: number): void {
  const { furnitureId, selection } = core.view.getState();
  if (furnitureId !== undefined) turnFurnitureTo(core, furnitureId, degrees);
  else if (selection.length > 0) arrange(core, selection, { kind: 'turn', degrees });
}

/** Turns the chosen furniture, or the selection about its middle, by degrees clockwise; presses in a row are one step. */
export function turnBy(core: EditorCore, degrees: number): void {
  const { furnitureId, selection } = core.view.getState();
  const piece = core.document.getState().furniture.find(({ id }) => id === furnitureId);
  if (piece !== undefined) turnFurnitureTo(core, piece.id, clockwiseOf(piece) + degrees, `turn ${piece.id}`);
  else if (selection.length > 0) arrange(core, selection, { kind: 'turn', degrees }, `turn ${selection.join(' ')}`);
}
