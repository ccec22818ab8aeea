import { textOf } from '../untrusted';
import type { ElementData, ElementId, ElementNode, ElementProps, ElementSize, ElementType, Position } from './element';
import { type ElementFacts, factsOf } from './element-facts';
import { mayHold } from './element-kind';
import { countFacts, emptyTally, type Tally } from './tally';

/** An element as everybody outside this concept sees it; only `applyOperation` changes one. */
export interface Element {
  /** Id, unique in the configuration. */
  readonly id: ElementId;
  /** Type, which decides its children. */
  readonly type: ElementType;
  /** Parent; undefined for the Space alone. */
  readonly parentId: ElementId | undefined;
  /** Children, in order. */
  readonly childIds: readonly ElementId[];
  /** Relative to the parent. */
  readonly position: Position;
  /** Current properties and choices. */
  readonly props: ElementProps;
  /** Size of its body, before it is turned. */
  readonly size: ElementSize;
  /** Data for rules and exclusions. */
  readonly data: ElementData;
  /** ISO date-time. */
  readonly createdAt: string;
  /** Facts for rules. */
  readonly facts: ElementFacts;
  /** Over everything below it. */
  readonly tally: Tally;
}

/** The element as the operations change it. */
export interface MutableElement {
  readonly id: ElementId;
  readonly type: ElementType;
  parent: MutableElement | undefined;
  parentId: ElementId | undefined;
  readonly childIds: ElementId[];
  position: Position;
  props: ElementProps;
  size: ElementSize;
  data: ElementData;
  readonly createdAt: string;
  facts: ElementFacts;
  readonly tally: Tally;
  /** Kept while nothing at or below the element changes. */
  snapshot: ElementNode | undefined;
  /** The number of the trial that put it here, 0 for none: what began in a trial has nothing that its end brings back. */
  readonly bornIn: number;
}

/** A configuration: a Space with everything in it, changed in place by operations that return their inverse. */
export interface ElementTree {
  /** Id of the Space. */
  readonly rootId: ElementId;
  /** Every element by its id; changed by `applyOperation` alone. */
  readonly elements: ReadonlyMap<ElementId, Element>;
}

export interface MutableTree {
  readonly rootId: ElementId;
  readonly elements: Map<ElementId, MutableElement>;
  /** Number of trials begun. */
  trials: number;
  /** Snapshots discarded since a trial began, in order; undefined outside a trial. */
  journal: { readonly elementId: ElementId; readonly snapshot: ElementNode }[] | undefined;
}

/** The same tree for those who change it. */
export function mutableOf(tree: ElementTree): MutableTree {
  return tree as unknown as MutableTree;
}

const AT_ORIGIN: Position = [0, 0, 0];

/**
 * Makes a tree from its root and everything below; throws a RangeError for a kind in a forbidden place (EM1, EM2) and an id that occurs
 * twice (EM4).
 */
export function createElementTree(root: ElementNode): ElementTree {
  if (root.type !== 'Space') throw new RangeError(`"${root.id}" is a ${root.type} and no Space`);
  const tree: MutableTree = { rootId: root.id, elements: new Map(), trials: 0, journal: undefined };
  checkNode(tree, root);
  attach(tree, root, undefined, AT_ORIGIN);
  return tree as ElementTree;
}

/** Throws for an id that stands already and a kind where it may not, before anything is changed. */
export function checkNode(tree: MutableTree, node: ElementNode, seen = new Set<ElementId>()): void {
  if (tree.elements.has(node.id) || seen.has(node.id)) throw new RangeError(`element "${node.id}" stands twice`);
  seen.add(node.id);
  for (const { element: child } of node.elements) {
    checkPlace(node.type, child);
    checkNode(tree, child, seen);
  }
}

/** Throws when an element may not hold another of that kind. */
export function checkPlace(parentType: ElementType, child: Pick<ElementNode, 'id' | 'type'>): void {
  if (!mayHold(parentType, child.type)) throw new RangeError(`a ${parentType} may not hold "${child.id}", a ${child.type}`);
}

/** Puts an element and everything below it into the map and into the tallies above it; its place among the siblings is the caller's. */
export function attach(tree: MutableTree, node: ElementNode, parent: MutableElement | undefined, position: Position): MutableElement {
  const element: MutableElement = {
    id: node.id,
    type: node.type,
    parent,
    parentId: parent?.id,
    childIds: [],
    position,
    props: node.props,
    size: node.size,
    data: node.data,
    createdAt: node.createdAt,
    facts: factsOf(node.id, node.type, node.props),
    tally: emptyTally(),
    snapshot: node,
    bornIn: tree.journal === undefined ? 0 : tree.trials,
  };
  tree.elements.set(node.id, element);
  for (let above = parent; above !== undefined; above = above.parent) countFacts(above.tally, element.facts, 1);
  for (const { element: child, options } of node.elements) element.childIds.push(attach(tree, child, element, options.position).id);
  return element;
}

/** The element of that id; throws when there is none. */
export function elementOf(tree: ElementTree, id: ElementId): Element {
  const element = tree.elements.get(id);
  if (element === undefined) throw new RangeError(`no element "${textOf(id)}"`);
  return element;
}

/** The children of an element in their order. */
export function childrenOf(tree: ElementTree, id: ElementId): readonly Element[] {
  return elementOf(tree, id).childIds.map((childId) => elementOf(tree, childId));
}

/** From the parent up to the Space. */
export function ancestorsOf(tree: ElementTree, id: ElementId): readonly Element[] {
  const ancestors: Element[] = [];
  for (let { parentId } = elementOf(tree, id); parentId !== undefined; { parentId } = elementOf(tree, parentId)) {
    ancestors.push(elementOf(tree, parentId));
  }
  return ancestors;
}

/** The element and everything below it, parents before their children, siblings in their order. */
export function* walk(tree: ElementTree, id: ElementId = tree.rootId): Generator<Element> {
  const element = elementOf(tree, id);
  yield element;
  for (const childId of element.childIds) yield* walk(tree, childId);
}

/** Metres from the centre of the floor (SP), the sum of all places up to the Space, which itself stands there (EM15). */
export function absolutePositionOf(tree: ElementTree, id: ElementId): Position {
  let [x, y, z] = AT_ORIGIN as readonly number[] as [number, number, number];
  for (let element: Element | undefined = elementOf(tree, id); element !== undefined; ) {
    x += element.position[0];
    y += element.position[1];
    z += element.position[2];
    element = element.parentId === undefined ? undefined : tree.elements.get(element.parentId);
  }
  return [x, y, z];
}
