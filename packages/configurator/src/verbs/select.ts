import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';

/** Selects elements, in the order in which they were chosen; what does not stand in the document is left out. */
export function select({ session, view }: EditorCore, ids: readonly ElementId[], how: 'replace' | 'add' | 'toggle' = 'replace'): void {
  const before = view.getState().selection;
  const asked = [...new Set(ids)].filter((id) => session.configuration.tree.elements.has(id));
  const selection =
    how === 'replace'
      ? asked
      : how === 'add'
        ? [...before, ...asked.filter((id) => !before.includes(id))]
        : [...before.filter((id) => !asked.includes(id)), ...asked.filter((id) => !before.includes(id))];
  if (selection.length === before.length && selection.every((id, index) => id === before[index])) return;
  view.setState({ selection });
}
