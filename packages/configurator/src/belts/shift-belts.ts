import { attachSurfaceOf, type Change, type ElementId, fail, ok, type Position, type Result } from '@candil/domain';
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
  const shifted = shiftChanges(core, ids, by);
  return shifted.ok ? core.change(shifted.value, labelOf(core, 'move', ids), key) : refused(core, shifted.failure);
}

/** Returns the changes that move belts so, or the reason one of them cannot hang there. */
export function shiftChanges(core: EditorCore, ids: readonly ElementId[], by: RoomPoint): Result<readonly Change[], Refusal> {
  const changes: Change[] = [];
  for (const id of ids) {
    const was = beltAt(core, id);
    if (was === undefined) continue;
    const shifted = hangAlong(core, was, shiftedPath(was, by, core));
    if (shifted.failure !== undefined) return fail(shifted.failure);
    changes.push(...shifted.changes);
  }
  return ok(changes);
}
