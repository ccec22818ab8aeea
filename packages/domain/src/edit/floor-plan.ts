import type { Canopy } from '../canopy';
import type { Element, ElementId, ElementNode, ElementTree } from '../element';
import { absolutePositionOf, elementOf, snapshotOf, walk } from '../element';
import {
  CircleGrid,
  isCircleInRoom,
  isSegmentInRoom,
  type PlanCircle,
  type PlanExtent,
  type PlanPoint,
  type Stick,
  slideGroup,
  sticksCross,
} from '../geometry';
import { type BoxedStick, boxedStick, boxesMeet } from '../geometry/stick-box';
import { TOLERANCE_METRES } from '../measure';
import { isInRoom, isStick, jointsOf, stickIn, sticksIn } from '../stick';
import { circleRadius, sticksOf } from './element-body';
import { leadOnFromOnePoint } from './lead-on';

/** The bodies of a configuration by which its elements collide, kept beside the tree (CO1, CO13). */
export interface FloorPlan {
  /** Puts the element and everything below it where the tree has them now. */
  readonly refresh: (id: ElementId) => void;
  /** The same for the element alone; returns whether its circle changed. */
  readonly resize: (id: ElementId) => boolean;
  /** Takes elements out that are about to leave the tree. */
  readonly drop: (ids: Iterable<ElementId>) => void;
  /** Puts everything where the tree has it now, whatever stood before. */
  readonly rebuild: () => void;
  /** Checks whether the element or anything below it overlaps an unrelated element, or leaves the room. */
  readonly collides: (id: ElementId) => boolean;
  /** The same for the body of the element alone. */
  readonly bodyCollides: (id: ElementId) => boolean;
  /** The elements whose bodies overlap that of this one; its own ancestors and descendants are none. */
  readonly overlapping: (id: ElementId) => readonly ElementId[];
  /** Circle of the body of the element alone; undefined for an element without one. */
  readonly circleOf: (id: ElementId) => PlanCircle | undefined;
  /** Every element with a circle. */
  readonly circleIds: () => Iterable<ElementId>;
  /** Displacement that elements dragged as one reach, with everything below them; undefined where they stay (CO18). */
  readonly slide: (ids: readonly ElementId[], by: PlanPoint) => PlanPoint | undefined;
}

const NONE: ReadonlySet<ElementId> = new Set();

/** The plan of a tree, with the canopies that its lights may hang from. */
export function createFloorPlan(tree: ElementTree, canopies: readonly Canopy[]): FloorPlan {
  const numbers = new Map<ElementId, number>();
  const ids: (ElementId | undefined)[] = [];
  const free: number[] = [];
  /** The sticks of each straight body, made when they are first asked for where it stands now. */
  const straight = new Map<ElementId, readonly BoxedStick[] | undefined>();
  const newGrid = () => new CircleGrid((a, b) => isOwn(tree, ids[a] as ElementId, ids[b] as ElementId));
  let grid = newGrid();
  let joined: { readonly of: ElementNode; readonly byStick: ReturnType<typeof sticksByJoint> } | undefined;

  const put = (element: Element): boolean => {
    if (element.type === 'Track' || isStick(element)) straight.set(element.id, undefined);
    else straight.delete(element.id);
    const known = numbers.get(element.id);
    const radius = circleRadius(tree, element, canopies);
    if (radius === undefined) {
      if (known !== undefined) take(element.id, known);
      return known !== undefined;
    }
    const [x, , z] = absolutePositionOf(tree, element.id);
    if (known === undefined) {
      const number = free.pop() ?? ids.length;
      numbers.set(element.id, number);
      ids[number] = element.id;
      grid.insert(number, x, z, radius);
      return true;
    }
    grid.move(known, x, z);
    if (grid.circleOf(known).radius === radius) return false;
    grid.resize(known, radius);
    return true;
  };
  const take = (id: ElementId, number: number) => {
    grid.remove(number);
    numbers.delete(id);
    ids[number] = undefined;
    free.push(number);
  };
  const room = () => elementOf(tree, tree.rootId).props.config?.roomSize;
  /** Through a wall, above the ceiling or below the floor (CO8, CO15). */
  const isOut = (id: ElementId, number: number) => {
    const size = room();
    const circle = grid.circleOf(number);
    // Fixings hold an element on a belt off the wall.
    const reach = elementOf(tree, id).props.geometry?.kind === 'hosted' ? { ...circle, radius: 0 } : circle;
    return size !== undefined && (!isCircleInRoom(reach, size) || isOffRoom(absolutePositionOf(tree, id)[1], size.height));
  };
  const isPointOut = (id: ElementId) => {
    const size = room();
    const [x, y, z] = absolutePositionOf(tree, id);
    return size !== undefined && (!isCircleInRoom({ x, z, radius: 0 }, size) || isOffRoom(y, size.height));
  };
  /** Only of straight bodies. */
  const boxedSticks = (id: ElementId): readonly BoxedStick[] => {
    const boxed = straight.get(id) ?? sticksOf(tree, id).map(boxedStick);
    straight.set(id, boxed);
    return boxed;
  };
  const straightCollides = (id: ElementId) => {
    const size = room();
    const light = isStick(elementOf(tree, id)) ? stickIn(tree, id) : undefined;
    if (light !== undefined) {
      return (size !== undefined && !(isInRoom(light.from, size) && isInRoom(light.to, size))) || isCrossed(id);
    }
    // A belt lies flat on the walls that it is fixed to.
    const isFlat = elementOf(tree, id).props.geometry?.kind === 'path';
    const isStickOut = (stick: Stick) =>
      size !== undefined &&
      (!isSegmentInRoom(isFlat ? { ...stick, diameterMetres: 0 } : stick, size) ||
        isOffRoom(stick.from[1], size.height) ||
        isOffRoom(stick.to[1], size.height));
    return boxedSticks(id).some(({ stick }) => isStickOut(stick)) || isCrossed(id);
  };
  /** Sticks of one joint meet there and do not cross (CO20). Found once for a tree that stays as it is, whose snapshot stays the same. */
  const joinedTo = (id: ElementId): ReadonlySet<ElementId> => {
    const snapshot = snapshotOf(tree);
    if (snapshot !== joined?.of) joined = { of: snapshot, byStick: sticksByJoint(tree) };
    return joined.byStick.get(id) ?? NONE;
  };
  /** Tells of each other straight body whether it crosses this one. */
  const crossedBy = (id: ElementId): ((other: ElementId) => boolean) => {
    const sticks = boxedSticks(id);
    const isLight = isStick(elementOf(tree, id));
    const met = isLight ? joinedTo(id) : NONE;
    const cross = (own: Stick, theirs: Stick) => (isLight || !leadOnFromOnePoint(own, theirs)) && sticksCross(own, theirs);
    const crosses = (other: ElementId) =>
      boxedSticks(other).some((theirs) => sticks.some((own) => boxesMeet(own, theirs) && cross(own.stick, theirs.stick)));
    return (other) => other !== id && !met.has(other) && crosses(other);
  };
  const isCrossed = (id: ElementId): boolean => {
    const crosses = crossedBy(id);
    for (const other of straight.keys()) if (crosses(other)) return true;
    return false;
  };
  const bodyCollides = (id: ElementId): boolean => {
    const number = numbers.get(id);
    if (number !== undefined) return grid.collides(number) || isOut(id, number);
    return straight.has(id) ? straightCollides(id) : isFreePoint(tree, id) && isPointOut(id);
  };

  const groupOf = (tops: readonly ElementId[]) => {
    const circleIds: number[] = [];
    const extents: PlanExtent[] = [];
    for (const top of tops) {
      for (const { id } of walk(tree, top)) {
        const number = numbers.get(id);
        if (number !== undefined) circleIds.push(number);
        else if (straight.has(id)) extents.push(...boxedSticks(id).map(({ stick }) => extentOf(stick)));
      }
    }
    return { circleIds, extents };
  };

  for (const element of walk(tree)) put(element);
  return {
    refresh: (id) => {
      const element = elementOf(tree, id);
      put(element);
      for (const childId of element.childIds) for (const below of walk(tree, childId)) put(below);
    },
    resize: (id) => put(elementOf(tree, id)),
    drop: (dropped) => {
      for (const id of dropped) {
        straight.delete(id);
        const number = numbers.get(id);
        if (number !== undefined) take(id, number);
      }
    },
    rebuild: () => {
      grid = newGrid();
      numbers.clear();
      straight.clear();
      ids.length = 0;
      free.length = 0;
      for (const element of walk(tree)) put(element);
    },
    collides: (id) => {
      const { childIds } = elementOf(tree, id);
      if (childIds.length === 0) return bodyCollides(id);
      for (const below of walk(tree, id)) if (bodyCollides(below.id)) return true;
      return false;
    },
    bodyCollides,
    overlapping: (id) => {
      const number = numbers.get(id);
      if (number !== undefined) return grid.overlapping(number).map((other) => ids[other] as ElementId);
      return straight.has(id) ? [...straight.keys()].filter(crossedBy(id)) : [];
    },
    circleOf: (id) => {
      const number = numbers.get(id);
      return number === undefined ? undefined : grid.circleOf(number);
    },
    circleIds: () => numbers.keys(),
    slide: (tops, by) => slideGroup(grid, groupOf(tops), by, room()),
  };
}

/** The sticks that each is joined to, itself among them. */
function sticksByJoint(tree: ElementTree): ReadonlyMap<ElementId, ReadonlySet<ElementId>> {
  const byStick = new Map<ElementId, ReadonlySet<ElementId>>();
  for (const { ends } of jointsOf(sticksIn(tree))) {
    const met = new Set(ends.map(({ stickId }) => stickId));
    for (const id of met) {
      const known = byStick.get(id);
      byStick.set(id, known === undefined ? met : new Set([...known, ...met]));
    }
  }
  return byStick;
}

/** The rectangle around a stick; its ends are flat, so that it is no longer than its axis along the way that it lies (CO17). */
function extentOf({ from, to, diameterMetres }: Stick): PlanExtent {
  const [alongX, alongZ] = [Math.abs(to[0] - from[0]) / 2, Math.abs(to[2] - from[2]) / 2];
  const [besideX, besideZ] = alongX >= alongZ ? [0, diameterMetres / 2] : [diameterMetres / 2, 0];
  return { x: (from[0] + to[0]) / 2, z: (from[2] + to[2]) / 2, halfWidth: alongX + besideX, halfDepth: alongZ + besideZ };
}

/** A light without a width that sits on no belt: it collides with nothing, and leaves the room all the same (CO8, CO15). */
function isFreePoint(tree: ElementTree, id: ElementId): boolean {
  const { type, parentId, props } = elementOf(tree, id);
  if (type !== 'Light' && type !== 'Pendant') return false;
  return props.geometry === undefined && parentId !== undefined && elementOf(tree, parentId).type !== 'Track';
}

function isOffRoom(y: number, roomHeight: number): boolean {
  return y > roomHeight + TOLERANCE_METRES || y < -TOLERANCE_METRES;
}

/**
 * Checks whether two elements never collide: one is above the other (CO3), or both are lights of one belt, which keeps them apart (CO20).
 */
export function isOwn(tree: ElementTree, a: ElementId, b: ElementId): boolean {
  return isBelow(tree, a, b) || isBelow(tree, b, a) || isOnOneBelt(tree, a, b);
}

function isOnOneBelt(tree: ElementTree, a: ElementId, b: ElementId): boolean {
  const { parentId } = elementOf(tree, a);
  return parentId === elementOf(tree, b).parentId && [a, b].every((id) => sitsOn(tree, id, parentId));
}

/** Checks the named track: an element that names another track than its parent sits on none. */
function sitsOn(tree: ElementTree, id: ElementId, trackId: ElementId | undefined): boolean {
  const { geometry } = elementOf(tree, id).props;
  return geometry?.kind === 'hosted' && geometry.trackId === trackId;
}

function isBelow(tree: ElementTree, id: ElementId, above: ElementId): boolean {
  for (let at = elementOf(tree, id).parentId; at !== undefined; at = elementOf(tree, at).parentId) if (at === above) return true;
  return false;
}
