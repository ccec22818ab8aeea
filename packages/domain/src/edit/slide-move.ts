import { absolutePositionOf, ancestorsOf, type ElementId, elementOf } from '../element';
import type { PlanPoint } from '../geometry';
import type { Change } from './change';
import type { Configuration } from './configuration';

/** Where elements come to stand that are dragged. */
export interface Slide {
  /** Displacement that all of them reach, metres. */
  readonly by: PlanPoint;
  /** Moves of each element within its parent; to be tried as one step. */
  readonly changes: readonly Extract<Change, { kind: 'move' }>[];
}

/**
 * Finds the positions of elements that are dragged as one, the first of them to a point of the plan: inside the room, around obstacles, and
 * undefined where they stay blocked (CO18). Heights stay; an element below another of them moves with that. Nothing is changed. Throws a
 * RangeError for an element that is not there, for the Space and for an invalid measure of a plan.
 */
export function slideMove({ tree, plan }: Configuration, elementIds: readonly ElementId[], towards: PlanPoint): Slide | undefined {
  const [first] = elementIds;
  if (first === undefined) return undefined;
  if (elementIds.includes(tree.rootId)) throw new RangeError('the Space is not moved');
  const [x, , z] = absolutePositionOf(tree, first);
  const dragged = new Set(elementIds);
  const tops = [...dragged].filter((id) => !ancestorsOf(tree, id).some((above) => dragged.has(above.id)));
  const by = plan.slide(tops, { x: towards.x - x, z: towards.z - z });
  if (by === undefined) return undefined;
  const changes = tops.map((elementId) => {
    const [ownX, y, ownZ] = elementOf(tree, elementId).position;
    return { kind: 'move' as const, elementId, position: [ownX + by.x, y, ownZ + by.z] as const };
  });
  return { by, changes };
}
