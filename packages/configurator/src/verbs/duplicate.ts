import type { ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { type Copies, copiesOf } from '../placing/copies';
import { freeDisplacement } from '../placing/free-place';
import type { PlanPlace } from '../scene/scene';
import { select } from './select';

/** Copies elements with everything that hangs from them to the nearest free place, and selects the copies. */
export function duplicate(core: EditorCore, ids: readonly ElementId[]): void {
  if (core.system.duplicate?.(core, ids)) return;
  const copies = copiesOf(core, ids);
  if (copies !== undefined) putDown(core, copies, freeDisplacement(copies.clearance) ?? { x: 0, z: 0 });
}

/** Puts copies so far from their originals as one step, and selects them. */
export function putDown(core: EditorCore, { ids, changesAt }: Copies, by: PlanPlace): void {
  const changes = changesAt(by);
  if (!core.bringIn(changes, { kind: 'duplicate', names: [] }, ids).ok) return;
  const lights = core.document.getState().scene.lights.filter(({ id }) => ids.includes(id));
  const added = changes.flatMap((change) => (change.kind === 'add' ? [change.node.id] : []));
  select(core, lights.length === 0 ? added.toReversed() : lights.map(({ id }) => id));
}
