import type { Change, ElementId, Position } from '@candil/domain';
import { attachSurfaceOf } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import type { Refusal } from '../editor/refusal';
import type { RoomPoint } from '../scene/scene-belt';
import { onSurface } from './attach-place';
import { type BeltAt, beltAt, roomSizeOf } from './belt-at';
import { hangAlong } from './belt-changes';
import { type Done, labelOf, refused } from './shape-belt';

/** A belt as far away, each point on its own surface; points beyond an edge are reported by the check of the path. */
export function shiftedPath({ path }: Pick<BeltAt, 'path'>, by: RoomPoint, core: EditorCore): BeltAt['path'] {
  const room = roomSizeOf(core);
  const points = path.points.map((point): Position => {
    const surface = attachSurfaceOf(point, room);
    const to = { x: point[0] + by.x, y: point[1] + by.y, z: point[2] + by.z };
    const held = onSurface(surface, to, room).point;
    if (surface === 'floor') return [to.x, 0, to.z];
    if (surface === 'ceiling') return [to.x, held.y, to.z];
    return surface === 'wall-A' || surface === 'wall-C' ? [to.x, to.y, held.z] : [held.x, to.y, to.z];
  });
  return { ...path, points };
}

/** Moves belts with everything on them over their surfaces, all or none. Metres. */
export function shiftBelts(core: EditorCore, ids: readonly ElementId[], by: RoomPoint, key?: string): Done {
  const changes: Change[] = [];
  let failure: Refusal | undefined;
  for (const id of ids) {
    const was = beltAt(core, id);
    if (was === undefined) continue;
    const shifted = hangAlong(core, was, shiftedPath(was, by, core));
    changes.push(...shifted.changes);
    failure ??= shifted.failure;
  }
  return failure === undefined ? core.change(changes, labelOf(core, 'move', ids), key) : refused(core, failure);
}
