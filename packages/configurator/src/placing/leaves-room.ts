import { type Canopy, clampIntoRoom, type ElementId, type ElementTree, type RoomSize, walk } from '@candil/domain';
import { metresInPlan } from '../scene/metres-between';
import type { PlanPlace } from '../scene/scene';
import { type Body, bodiesOf } from './bodies';

const HAIR_METRES = 1e-9;

/** Returns whether something that is within the walls would not be, were each mover displaced by its own way. */
export function leavesRoom(
  tree: ElementTree,
  canopies: readonly Canopy[],
  ways: ReadonlyMap<ElementId, PlanPlace>,
  room: RoomSize,
): boolean {
  const byBody = new Map<ElementId, PlanPlace>();
  for (const [moverId, way] of ways) for (const { id } of walk(tree, moverId)) byBody.set(id, way);
  return bodiesOf(tree, canopies).some((body) => {
    const way = byBody.get(body.id);
    if (way === undefined) return false;
    return isWithin(body, room) && !isWithin({ ...body, x: body.x + way.x, z: body.z + way.z }, room);
  });
}

function isWithin({ x, z, radiusMetres }: Body, room: RoomSize): boolean {
  const clamped = clampIntoRoom({ x, z, radius: radiusMetres }, room);
  return clamped !== undefined && metresInPlan(clamped, { x, z }) < HAIR_METRES;
}
