import type { ElementId, ElementType } from './element';
import { childrenOf, type Element, type ElementTree, elementOf, walk } from './element-tree';

/** The first element that the predicate takes, parents before their children (EM14). */
export function findElement(tree: ElementTree, predicate: (element: Element) => boolean, belowId?: ElementId): Element | undefined {
  for (const element of walk(tree, belowId)) if (predicate(element)) return element;
  return undefined;
}

/** Every element that the predicate takes, parents before their children, siblings in their order (EM14). */
export function findElements(tree: ElementTree, predicate: (element: Element) => boolean, belowId?: ElementId): readonly Element[] {
  const found: Element[] = [];
  for (const element of walk(tree, belowId)) if (predicate(element)) found.push(element);
  return found;
}

/** Every element of a type, the given element included (EM14). */
export function elementsOfType(tree: ElementTree, type: ElementType, belowId?: ElementId): readonly Element[] {
  return findElements(tree, (element) => element.type === type, belowId);
}

/** The parent, undefined for the Space; throws when there is no such element (EM14). */
export function parentOf(tree: ElementTree, id: ElementId): Element | undefined {
  const { parentId } = elementOf(tree, id);
  return parentId === undefined ? undefined : elementOf(tree, parentId);
}

/** The other children of the parent in their order, none for the Space; throws when there is no such element (EM14). */
export function siblingsOf(tree: ElementTree, id: ElementId): readonly Element[] {
  const parent = parentOf(tree, id);
  return parent === undefined ? [] : childrenOf(tree, parent.id).filter((child) => child.id !== id);
}

/** Index of an element among its parent's children, from 0; 0 for the Space; throws when there is no such element (EM14). */
export function indexAmongSiblings(tree: ElementTree, id: ElementId): number {
  const parent = parentOf(tree, id);
  return parent === undefined ? 0 : parent.childIds.indexOf(id);
}
