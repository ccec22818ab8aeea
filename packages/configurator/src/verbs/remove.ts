import { type Change, type ElementId, type ElementTree, elementOf, isGroupType, ok, type Result } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import { namesOf } from '../scene/names';
import type { Label } from '../state/label';

/** Takes elements out, and canopies and compositions that are left with nothing. */
export function remove(core: EditorCore, ids: readonly ElementId[]): void {
  const { tree } = core.session.configuration;
  const present = ids.filter((id) => tree.elements.has(id) && id !== tree.rootId);
  if (present.length === 0) return;
  const label: Label = { kind: 'remove', names: namesOf(core.document.getState().scene, present) };
  const changes = removalOf(core, present);
  if (changes.ok) core.change(changes.value, label);
  else core.refuse(changes.failure);
}

/** Returns the changes that take elements of the document out, with everything that is left with nothing. */
export function removalOf(core: EditorCore, ids: readonly ElementId[]): Result<readonly Change[], Refusal> {
  const own = core.system.removalOf?.(core, ids);
  return own ?? ok([{ kind: 'remove', elementIds: withEmptied(core.session.configuration.tree, ids) }]);
}

function withEmptied(tree: ElementTree, ids: readonly ElementId[]): readonly ElementId[] {
  const gone = new Set(ids);
  for (const id of ids) {
    for (let { parentId } = elementOf(tree, id); parentId !== undefined; { parentId } = elementOf(tree, parentId)) {
      const { type, childIds, props } = elementOf(tree, parentId);
      // A canopy with outlets is an article of its own.
      if (!isGroupType(type) || props.code !== undefined || !childIds.every((childId) => gone.has(childId))) break;
      gone.add(parentId);
    }
  }
  return [...gone];
}
