import { fail, ok, type Result } from '../result';
import type { ElementId, ElementNode, Position } from './element';
import type { ElementFailure } from './element-failure';
import { checkChild, checkMethod } from './element-kind';
import { type ElementTree, walk } from './element-tree';
import { GROUP_TYPES } from './element-types.data';
import { indexAmongSiblings } from './find-elements';
import type { Operation } from './operation';

/** Where an element goes; what is absent stays, or is the end of the children and the parent's own place. */
export interface ElementTarget {
  readonly parentId?: ElementId;
  /** Among the children of the parent, from 0, the element itself not counted. */
  readonly index?: number;
  /** Metres, within the parent. */
  readonly position?: Position;
}

/** Puts a new element, with everything below it, into a parent; refused for kinds that do not fit and ids in use (EM2, EM4). */
export function addElement(
  tree: ElementTree,
  node: ElementNode,
  { parentId = tree.rootId, index, position = [0, 0, 0] }: ElementTarget = {},
): Result<readonly Operation[], ElementFailure> {
  const parent = tree.elements.get(parentId);
  if (parent === undefined) return notFound(parentId);
  const fits = checkNodeIn(tree, parent.type, node);
  if (!fits.ok) return fits;
  return ok([{ kind: 'insert', node, parentId, index: index ?? parent.childIds.length, position }]);
}

/** Takes an element, with everything below it, out; `Element not found` when it is not there (EM18). The Space stays (EM16). */
export function removeElement(tree: ElementTree, elementId: ElementId): Result<readonly Operation[], ElementFailure> {
  const element = tree.elements.get(elementId);
  if (element === undefined) return notFound(elementId);
  if (element.parentId === undefined) return methodInvalid('removeElement', element);
  return ok([{ kind: 'remove', elementId }]);
}

/**
 * Puts a new element in the place of one, at its position and among its siblings where it stood (EM18). `Element not found` when there
 * is none. The new one may bear the old one's id.
 */
export function replaceElement(tree: ElementTree, elementId: ElementId, node: ElementNode): Result<readonly Operation[], ElementFailure> {
  const element = tree.elements.get(elementId);
  if (element === undefined) return notFound(elementId);
  const parent = element.parentId === undefined ? undefined : tree.elements.get(element.parentId);
  if (parent === undefined) return methodInvalid('replaceElement', element);
  const leaving = new Set([...walk(tree, elementId)].map(({ id }) => id));
  const fits = checkNodeIn(tree, parent.type, node, leaving);
  if (!fits.ok) return fits;
  return ok([
    { kind: 'remove', elementId },
    { kind: 'insert', node, parentId: parent.id, index: indexAmongSiblings(tree, elementId), position: element.position },
  ]);
}

/**
 * Replaces an element of a group: one of its own children, else `Element not found` (EM18); what is no group is refused with
 * `This method is invalid for this element` (EM16).
 */
export function replaceInGroup(
  tree: ElementTree,
  groupId: ElementId,
  elementId: ElementId,
  node: ElementNode,
): Result<readonly Operation[], ElementFailure> {
  const group = tree.elements.get(groupId);
  if (group === undefined) return notFound(groupId);
  const fits = checkMethod('replaceInGroup', group.type, GROUP_TYPES);
  if (!fits.ok) return fits;
  return group.childIds.includes(elementId) ? replaceElement(tree, elementId, node) : notFound(elementId);
}

/**
 * Moves an element to another place, another parent, or among its siblings; `No element to move found` when there is none (EM19).
 * The Space stays (EM16). The operations are for the tree as it stands; applying them throws for an index that is not there.
 */
export function moveElement(
  tree: ElementTree,
  elementId: ElementId | undefined,
  target: ElementTarget,
): Result<readonly Operation[], ElementFailure> {
  const element = elementId === undefined ? undefined : tree.elements.get(elementId);
  if (element === undefined) return fail({ code: 'element.nothing-to-move', elementId });
  if (element.parentId === undefined) return methodInvalid('moveElement', element);
  const parent = tree.elements.get(target.parentId ?? element.parentId);
  if (parent === undefined) return notFound(target.parentId ?? element.parentId);
  const fits = checkChild(parent.type, element.type);
  if (!fits.ok) return fits;
  const stays = parent.id === element.parentId;
  const position = target.position ?? (stays ? element.position : [0, 0, 0]);
  const index = target.index ?? (stays ? indexAmongSiblings(tree, element.id) : parent.childIds.length);
  if (stays && target.index === undefined) return ok([{ kind: 'place', elementId: element.id, position }]);
  return ok([{ kind: 'move', elementId: element.id, parentId: parent.id, index, position }]);
}

/** Puts an element elsewhere among its siblings, 0 to their number (EM19). */
export function reorderElement(tree: ElementTree, elementId: ElementId, index: number): Result<readonly Operation[], ElementFailure> {
  return moveElement(tree, elementId, { index });
}

/** Refuses kinds that do not fit at or below a node, and ids that are in use by others than those that leave. */
function checkNodeIn(
  tree: ElementTree,
  parentType: ElementNode['type'],
  node: ElementNode,
  leaving: ReadonlySet<ElementId> = new Set(),
  seen: Set<ElementId> = new Set(),
): Result<undefined, ElementFailure> {
  const fits = checkChild(parentType, node.type);
  if (!fits.ok) return fits;
  if (seen.has(node.id) || (tree.elements.has(node.id) && !leaving.has(node.id)))
    return fail({ code: 'element.id-taken', elementId: node.id });
  seen.add(node.id);
  for (const { element } of node.elements) {
    const below = checkNodeIn(tree, node.type, element, leaving, seen);
    if (!below.ok) return below;
  }
  return ok(undefined);
}

function notFound(elementId: ElementId): Result<never, ElementFailure> {
  return fail({ code: 'element.not-found', elementId });
}

function methodInvalid(method: string, { type }: { readonly type: ElementNode['type'] }): Result<never, ElementFailure> {
  return fail({ code: 'element.method-invalid', method, elementType: type });
}
