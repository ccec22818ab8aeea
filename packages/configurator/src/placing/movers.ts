import { ancestorsOf, type Change, type Element, type ElementId, type ElementTree, elementOf, isFreeWire } from '@candil/domain';
import type { PlanPlace } from '../scene/scene';

/** Element that is moved for a requested one. */
export interface Mover {
  readonly id: ElementId;
  /** Elements that hang from it and stay in place: the feed of free wires moves alone. */
  readonly stayIds: readonly ElementId[];
}

/** A light under a canopy of its own takes that along; an element that moves with another is no mover of its own. */
export function moversOf(tree: ElementTree, ids: readonly ElementId[]): readonly Mover[] {
  const asked = new Set(ids.filter((id) => tree.elements.has(id) && id !== tree.rootId).map((id) => holderOf(tree, id)));
  const roots = [...asked].filter((id) => !ancestorsOf(tree, id).some((above) => asked.has(above.id) && !movesAlone(above)));
  return roots.map((id) => {
    const element = elementOf(tree, id);
    return { id, stayIds: movesAlone(element) ? element.childIds.filter((childId) => !asked.has(childId)) : [] };
  });
}

/** Returns the element that a light is picked up by: the canopy of its own that it hangs from, else itself. */
export function holderOf(tree: ElementTree, id: ElementId): ElementId {
  const { parentId } = elementOf(tree, id);
  const parent = parentId === undefined ? undefined : elementOf(tree, parentId);
  return parent?.type === 'Cluster' && !isFreeWire(parent.props) ? parent.id : id;
}

/** Lights of free wires hang from hooks of their own. */
function movesAlone({ type, props, childIds }: Element): boolean {
  return type === 'Cluster' && isFreeWire(props) && childIds.length > 0;
}

/** The changes that move all of them by so much, metres. */
export function moveChanges(tree: ElementTree, movers: readonly Mover[], by: PlanPlace): readonly Change[] {
  const moving = new Set(movers.map(({ id }) => id));
  return movers.flatMap(({ id, stayIds }): readonly Change[] => [
    // An element whose feed moves too moves with it.
    ...(moving.has(elementOf(tree, id).parentId ?? '') ? [] : [moved(tree, id, by)]),
    ...stayIds.map((stayId) => moved(tree, stayId, { x: -by.x, z: -by.z })),
  ]);
}

function moved(tree: ElementTree, elementId: ElementId, by: PlanPlace): Change {
  const [x, y, z] = elementOf(tree, elementId).position;
  return { kind: 'move', elementId, position: [x + by.x, y, z + by.z] };
}
