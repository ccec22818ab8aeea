import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { standingPart } from '../state/belt-part';
import type { BeltPart } from '../state/states';

/** Selects elements, in the order in which they were chosen; ids that are not in the document are left out. */
export function select({ session, view }: EditorCore, ids: readonly ElementId[], how: 'replace' | 'add' | 'toggle' = 'replace'): void {
  const { selection: before, beltPart, furnitureId } = view.getState();
  if (furnitureId !== undefined) view.setState({ furnitureId: undefined });
  const present = [...new Set(ids)].filter((id) => session.configuration.tree.elements.has(id));
  const selection =
    how === 'replace'
      ? present
      : how === 'add'
        ? [...before, ...present.filter((id) => !before.includes(id))]
        : [...before.filter((id) => !present.includes(id)), ...present.filter((id) => !before.includes(id))];
  const isSame = selection.length === before.length && selection.every((id, index) => id === before[index]);
  const part = how === 'replace' ? undefined : standingPart(session.configuration.tree, selection, beltPart);
  if (isSame && part === beltPart) return;
  view.setState({ selection: isSame ? before : selection, beltPart: part });
}

/** Selects a belt and the part of it that keys and fields are about. */
export function selectBeltPart(core: EditorCore, part: BeltPart): void {
  const { session, view } = core;
  select(core, [part.beltId]);
  view.setState({ beltPart: standingPart(session.configuration.tree, view.getState().selection, part) });
}
