import { anchorSurfaceOf, type ElementId, elementOf, pointOfEnd, type StickEnd } from '@candil/domain';
import { type Done, labelOf, notThere, refused } from '../belts/shape-belt';
import type { EditorCore } from '../editor/core';
import { lineChanges } from './line-changes';
import { lineOf, sticksAt } from './stick-at';

/** Feeds the line of a stick at an end of it that is on a surface. */
export function feedLine(core: EditorCore, stickId: ElementId, end: StickEnd): Done {
  const was = sticksAt(core);
  const stick = was.sticks.find(({ id }) => id === stickId);
  if (stick === undefined) return notThere(core, stickId);
  if (anchorSurfaceOf(pointOfEnd(stick, end), was.room) === undefined) return refused(core, { code: 'editor.feed-needs-surface' });
  if (was.bases.some((base) => base.stickId === stickId && base.end === end)) return core.change([], labelOf(core, 'power', [stickId]));
  const changes = lineChanges(core, { sticks: was.sticks, feeds: [{ stickId, end }] });
  return changes.ok ? core.change(changes.value, labelOf(core, 'power', [stickId])) : refused(core, changes.failure);
}

/** The bases of the line that a base feeds: they share one control. */
export function basesBeside(core: EditorCore, baseId: ElementId): readonly ElementId[] {
  const was = sticksAt(core);
  const base = was.bases.find(({ element }) => element.id === baseId);
  if (base === undefined) return [];
  const line = new Set(lineOf(was.sticks, base.stickId).map(({ id }) => id));
  return was.bases.filter(({ stickId, element }) => element.id !== baseId && line.has(stickId)).map(({ element }) => element.id);
}

/** A base with another control takes the other bases of its line along. */
export function withBesides(core: EditorCore, ids: readonly ElementId[]): readonly ElementId[] {
  const { tree } = core.session.configuration;
  const besides = ids.flatMap((id) =>
    tree.elements.has(id) && elementOf(tree, id).type === 'ElectricalConnection' ? basesBeside(core, id) : [],
  );
  return [...new Set([...ids, ...besides])];
}
