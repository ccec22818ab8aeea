import type { ElementId } from '@candil/domain';
import { metresInPlan } from '../scene/metres-between';
import type { PlanPlace, Scene } from '../scene/scene';
import type { Guide } from '../state/states';

/** From the middle to the nearer walls, and to the middle of the nearest light. */
export function distanceGuides({ room, lights }: Scene, from: PlanPlace, isMoving: (id: ElementId) => boolean): readonly Guide[] {
  const wallX = (from.x < 0 ? -1 : 1) * (room.widthMetres / 2);
  const wallZ = (from.z < 0 ? -1 : 1) * (room.depthMetres / 2);
  const guides = [distance(from, { x: wallX, z: from.z }, 'wall'), distance(from, { x: from.x, z: wallZ }, 'wall')];
  const nearest = nearestOf(lights, from, isMoving);
  return nearest === undefined ? guides : [...guides, distance(from, { x: nearest.x, z: nearest.z }, 'neighbour')];
}

/** Asked at every step of a drag, of all lights of the room; the first of several that are as near. */
function nearestOf(lights: Scene['lights'], { x, z }: PlanPlace, isMoving: (id: ElementId) => boolean) {
  let nearest: Scene['lights'][number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const light of lights) {
    const square = (light.x - x) ** 2 + (light.z - z) ** 2;
    if (square >= least || isMoving(light.id)) continue;
    nearest = light;
    least = square;
  }
  return nearest;
}

export function distance(from: PlanPlace, to: PlanPlace, of: 'wall' | 'neighbour' | 'measure') {
  return { kind: 'distance', from, to, metres: metresInPlan(to, from), of } as const;
}
