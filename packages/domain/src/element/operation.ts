import type { ElementAttributes, ElementData, ElementId, ElementNode, ElementProps, ElementSize, Position } from './element';
import { factsOf } from './element-facts';
import { attach, checkNode, checkPlace, type ElementTree, type MutableElement, type MutableTree, mutableOf } from './element-tree';
import { forgetSnapshots, snapshotOf } from './snapshot';
import { countFacts, recountFacts } from './tally';

/** One change of a tree. Its data are kept as they are and never changed afterwards. */
export type Operation =
  | {
      readonly kind: 'insert';
      /** Inserted element, with everything below it. */
      readonly node: ElementNode;
      /** New parent. */
      readonly parentId: ElementId;
      /** Index among the children of the parent, 0 to their number. */
      readonly index: number;
      /** Position in the parent, metres. */
      readonly position: Position;
    }
  /** Takes an element out, with everything below it. */
  | { readonly kind: 'remove'; readonly elementId: ElementId }
  | {
      readonly kind: 'move';
      /** Element that changes its parent or its index among siblings. */
      readonly elementId: ElementId;
      /** New parent. */
      readonly parentId: ElementId;
      /** Index among the children of the parent, once the element is taken out. */
      readonly index: number;
      /** Position in the parent, metres. */
      readonly position: Position;
    }
  /** Puts an element to another place in its parent, metres. */
  | { readonly kind: 'place'; readonly elementId: ElementId; readonly position: Position }
  /** Gives an element other chosen values, all of them. */
  | { readonly kind: 'attributes'; readonly elementId: ElementId; readonly attributes: ElementAttributes }
  /** Gives an element other props, all of them. */
  | { readonly kind: 'props'; readonly elementId: ElementId; readonly props: ElementProps }
  /** Gives an element another size and other data. */
  | { readonly kind: 'body'; readonly elementId: ElementId; readonly size: ElementSize; readonly data: ElementData };

/** Changes the tree and returns the inverse operation (EM5). Throws on an id or index that is not there (EM4) and a kind that may not stand there (EM2), leaving the tree as it is. */
export function applyOperation(tree: ElementTree, operation: Operation): Operation {
  const mutable = mutableOf(tree);
  switch (operation.kind) {
    case 'insert':
      return insert(mutable, operation);
    case 'remove':
      return remove(tree, mutable, operation.elementId);
    case 'move':
      return move(mutable, operation);
    case 'place': {
      const element = found(mutable, operation.elementId);
      const { position } = element;
      // The position stands in the parent's snapshot, beside the element's own.
      forgetSnapshots(mutable, parentOf(element));
      element.position = operation.position;
      return { kind: 'place', elementId: element.id, position };
    }
    case 'attributes': {
      const element = found(mutable, operation.elementId);
      const { attributes } = element.props;
      changeProps(mutable, element, { ...element.props, attributes: operation.attributes });
      return { kind: 'attributes', elementId: element.id, attributes };
    }
    case 'props': {
      const element = found(mutable, operation.elementId);
      const { props } = element;
      changeProps(mutable, element, operation.props);
      return { kind: 'props', elementId: element.id, props };
    }
    case 'body': {
      const element = found(mutable, operation.elementId);
      const { size, data } = element;
      element.size = operation.size;
      element.data = operation.data;
      forgetSnapshots(mutable, element);
      return { kind: 'body', elementId: element.id, size, data };
    }
  }
}

/** Applies operations in their order and returns their inverses, in the order to apply them. */
export function applyOperations(tree: ElementTree, operations: readonly Operation[]): readonly Operation[] {
  return operations.map((operation) => applyOperation(tree, operation)).reverse();
}

function insert(tree: MutableTree, { node, parentId, index, position }: Extract<Operation, { kind: 'insert' }>): Operation {
  const parent = found(tree, parentId);
  checkIndex(parent, index, parent.childIds.length);
  checkPlace(parent.type, node);
  checkNode(tree, node);
  attach(tree, node, parent, position);
  parent.childIds.splice(index, 0, node.id);
  forgetSnapshots(tree, parent);
  return { kind: 'remove', elementId: node.id };
}

function remove(tree: ElementTree, mutable: MutableTree, elementId: ElementId): Operation {
  const element = found(mutable, elementId);
  const parent = parentOf(element);
  const node = snapshotOf(tree, elementId);
  const index = parent.childIds.indexOf(elementId);
  detach(mutable, element, parent);
  parent.childIds.splice(index, 1);
  forgetSnapshots(mutable, parent);
  return { kind: 'insert', node, parentId: parent.id, index, position: element.position };
}

function detach(tree: MutableTree, element: MutableElement, parent: MutableElement): void {
  for (const childId of element.childIds) detach(tree, found(tree, childId), parent);
  for (let above: MutableElement | undefined = parent; above !== undefined; above = above.parent)
    countFacts(above.tally, element.facts, -1);
  tree.elements.delete(element.id);
}

function move(tree: MutableTree, { elementId, parentId, index, position }: Extract<Operation, { kind: 'move' }>): Operation {
  const element = found(tree, elementId);
  const from = parentOf(element);
  const to = found(tree, parentId);
  // No type may hold itself at any depth (EM2), so this also keeps an element out of itself.
  checkPlace(to.type, element);
  checkIndex(to, index, from === to ? to.childIds.length - 1 : to.childIds.length);
  const inverse: Operation = {
    kind: 'move',
    elementId,
    parentId: from.id,
    index: from.childIds.indexOf(elementId),
    position: element.position,
  };
  from.childIds.splice(inverse.index, 1);
  to.childIds.splice(index, 0, elementId);
  if (from !== to) recount(tree, element, from, to);
  element.parent = to;
  element.parentId = to.id;
  element.position = position;
  forgetSnapshots(tree, from);
  forgetSnapshots(tree, to);
  return inverse;
}

function recount(tree: MutableTree, element: MutableElement, from: MutableElement, to: MutableElement): void {
  for (let above: MutableElement | undefined = from; above !== undefined; above = above.parent) countFacts(above.tally, element.facts, -1);
  for (let above: MutableElement | undefined = to; above !== undefined; above = above.parent) countFacts(above.tally, element.facts, 1);
  for (const childId of element.childIds) recount(tree, found(tree, childId), from, to);
}

function changeProps(tree: MutableTree, element: MutableElement, props: ElementProps): void {
  const before = element.facts;
  // `factsOf` throws for an element without facts, before anything is changed.
  element.facts = factsOf(element.id, element.type, props);
  element.props = props;
  for (let above = element.parent; above !== undefined; above = above.parent) recountFacts(above.tally, before, element.facts);
  forgetSnapshots(tree, element);
}

function found(tree: MutableTree, id: ElementId): MutableElement {
  const element = tree.elements.get(id);
  if (element === undefined) throw new RangeError(`no element "${id}"`);
  return element;
}

function parentOf(element: MutableElement): MutableElement {
  if (element.parent === undefined) throw new RangeError(`the Space "${element.id}" has no parent`);
  return element.parent;
}

function checkIndex(parent: MutableElement, index: number, last: number): void {
  if (Number.isInteger(index) && index >= 0 && index <= last) return;
  throw new RangeError(`${index} is no place among the children of "${parent.id}": 0 to ${last}`);
}
