import type { Change, ElementId } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { moveChanges } from '../placing/movers';
import { movingOf } from '../placing/moving';
import { namesOf } from '../scene/names';

export interface Nudge {
  /** Metres. */
  readonly x?: number;
  readonly z?: number;
  readonly heightCm?: number;
}

/** Moves elements by a distance, all or none; a move onto others or out of the room is refused. */
export function nudge(core: EditorCore, ids: readonly ElementId[], { x = 0, z = 0, heightCm = 0 }: Nudge): void {
  const { session, document } = core;
  const { tree } = session.configuration;
  const nudged = ids.filter((id) => tree.elements.has(id) && id !== tree.rootId);
  if (nudged.length === 0 || (x === 0 && z === 0 && heightCm === 0)) return;
  const changes: Change[] = [];
  if (x !== 0 || z !== 0) {
    const { movers, clearance } = movingOf(core, nudged);
    const refusal = clearance.refusalAt({ x, z });
    if (refusal !== undefined) {
      core.refuse(refusal);
      return;
    }
    changes.push(...moveChanges(tree, movers, { x, z }));
  }
  if (heightCm !== 0) changes.push({ kind: 'shift-heights', elementIds: nudged, deltaCm: heightCm });
  const kind = x === 0 && z === 0 ? 'raise' : 'move';
  core.change(changes, { kind, names: namesOf(document.getState().scene, nudged) }, `nudge ${kind} ${nudged.join(' ')}`);
}
