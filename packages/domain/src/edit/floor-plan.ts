import type { Element, ElementId, ElementTree } from '../element';
import { absolutePositionOf, elementOf, walk } from '../element';
import { CircleGrid, isCircleInRoom } from '../geometry';

/** The circles of a configuration by which its elements collide, kept beside the tree (CO1). */
export interface FloorPlan {
  /** Puts the element and everything below it where the tree has them now. */
  readonly refresh: (id: ElementId) => void;
  /** Takes elements out that are about to leave the tree. */
  readonly drop: (ids: Iterable<ElementId>) => void;
  /** Puts everything where the tree has it now, whatever stood before. */
  readonly rebuild: () => void;
  /** Whether the element or anything below it overlaps what is not its own, or leaves the room. */
  readonly collides: (id: ElementId) => boolean;
  /** The elements that overlap the circle of this one; its own ancestors and descendants are none. */
  readonly overlapping: (id: ElementId) => readonly ElementId[];
}

/** The plan of a tree. */
export function createFloorPlan(tree: ElementTree): FloorPlan {
  const numbers = new Map<ElementId, number>();
  const ids: (ElementId | undefined)[] = [];
  const free: number[] = [];
  const newGrid = () => new CircleGrid((a, b) => isOwn(tree, ids[a] as ElementId, ids[b] as ElementId));
  let grid = newGrid();

  const put = (element: Element) => {
    const known = numbers.get(element.id);
    const radius = radiusOf(element);
    if (radius === undefined) {
      if (known !== undefined) take(element.id, known);
      return;
    }
    const [x, , z] = absolutePositionOf(tree, element.id);
    if (known === undefined) {
      const number = free.pop() ?? ids.length;
      numbers.set(element.id, number);
      ids[number] = element.id;
      grid.insert(number, x, z, radius);
      return;
    }
    grid.move(known, x, z);
    if (grid.circleOf(known).radius !== radius) grid.resize(known, radius);
  };
  const take = (id: ElementId, number: number) => {
    grid.remove(number);
    numbers.delete(id);
    ids[number] = undefined;
    free.push(number);
  };
  const room = () => elementOf(tree, tree.rootId).props.config?.roomSize;
  const isOut = (number: number) => {
    const size = room();
    return size !== undefined && !isCircleInRoom(grid.circleOf(number), size);
  };
  const bodyCollides = (number: number) => grid.collides(number) || isOut(number);

  for (const element of walk(tree)) put(element);
  return {
    refresh: (id) => {
      const element = elementOf(tree, id);
      put(element);
      for (const childId of element.childIds) for (const below of walk(tree, childId)) put(below);
    },
    drop: (dropped) => {
      for (const id of dropped) {
        const number = numbers.get(id);
        if (number !== undefined) take(id, number);
      }
    },
    rebuild: () => {
      grid = newGrid();
      numbers.clear();
      ids.length = 0;
      free.length = 0;
      for (const element of walk(tree)) put(element);
    },
    collides: (id) => {
      const element = elementOf(tree, id);
      const number = numbers.get(id);
      if (number !== undefined && bodyCollides(number)) return true;
      if (element.childIds.length === 0) return false;
      for (const below of walk(tree, id)) {
        const inside = below.id === id ? undefined : numbers.get(below.id);
        if (inside !== undefined && bodyCollides(inside)) return true;
      }
      return false;
    },
    overlapping: (id) => {
      const number = numbers.get(id);
      return number === undefined ? [] : grid.overlapping(number).map((other) => ids[other] as ElementId);
    },
  };
}

/** Half the width of a body, of a cluster that of its canopy; tracks and groups without a body have no circle (CO1). */
function radiusOf({ type, size, props }: Element): number | undefined {
  const hasBody = type === 'Light' || type === 'Pendant' || type === 'Complement' || (type === 'Cluster' && props.virtual !== true);
  return hasBody && size.width > 0 ? size.width / 2 : undefined;
}

function isOwn(tree: ElementTree, a: ElementId, b: ElementId): boolean {
  return isBelow(tree, a, b) || isBelow(tree, b, a);
}

function isBelow(tree: ElementTree, id: ElementId, above: ElementId): boolean {
  for (let at = elementOf(tree, id).parentId; at !== undefined; at = elementOf(tree, at).parentId) if (at === above) return true;
  return false;
}
