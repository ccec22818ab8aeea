import type { Change, ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { hangingBelow, heightOf } from '../heights/height-limits';
import { namesOf } from '../scene/names';

/** Hangs the first of the elements with its underside so high above the floor, and takes the others along. */
export function raiseTo(core: EditorCore, ids: readonly ElementId[], bottomMetres: number): void {
  const { scene } = core.document.getState();
  setLeadHeight(core, ids, Math.round((scene.room.heightMetres - bottomMetres) * 100));
}

/** Gives the first a height and moves the others by as much; whole centimetres. */
export function setLeadHeight(core: EditorCore, ids: readonly ElementId[], heightCm: number): void {
  const { tree } = core.session.configuration;
  const elementIds = hangingBelow(tree, ids);
  const [lead] = elementIds;
  if (lead === undefined) return;
  const change: Change =
    elementIds.length === 1
      ? { kind: 'set-height', elementIds, heightCm }
      : { kind: 'shift-heights', elementIds, deltaCm: heightCm - (heightOf(tree, lead) ?? heightCm) };
  core.change(change, { kind: 'raise', names: namesOf(core.document.getState().scene, elementIds) });
}
