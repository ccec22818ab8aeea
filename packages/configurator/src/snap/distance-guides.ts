import type { ElementId } from '@candil/domain';
import type { PlanPlace, Scene } from '../scene/scene';
import type { Guide } from '../state/states';

/** From the middle to the nearer walls, and to the middle of the nearest light. */
export function distanceGuides({ room, lights }: Scene, from: PlanPlace, isMoving: (id: ElementId) => boolean): readonly Guide[] {
  const wallX = (from.x < 0 ? -1 : 1) * (room.widthMetres / 2);
  const wallZ = (from.z < 0 ? -1 : 1) * (room.depthMetres / 2);
  const guides = [distance(from, { x: wallX, z: from.z }, 'wall'), distance(from, { x: from.x, z: wallZ }, 'wall')];
  const others = lights.filter(({ id }) => !isMoving(id)).map(({ x, z }) => distance(from, { x, z }, 'neighbour'));
  const [nearest] = others.toSorted((one, other) => one.metres - other.metres);
  return nearest === undefined ? guides : [...guides, nearest];
}

export function distance(from: PlanPlace, to: PlanPlace, of: 'wall' | 'neighbour' | 'measure') {
  const metres = Math.hypot(to.x - from.x, to.z - from.z);
  return { kind: 'distance', from, to, metres, of } as const;
}
