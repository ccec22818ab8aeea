import type { ElementId, ElementNode } from './element';

/** The element and everything below it under new ids, given out parents before their children; all else is the same (EM17). */
export function cloneNode(node: ElementNode, nextId: () => ElementId, createdAt?: string): ElementNode {
  const id = nextId();
  const elements = node.elements.map(({ element, options }) => ({ element: cloneNode(element, nextId, createdAt), options }));
  return { ...node, id, createdAt: createdAt ?? node.createdAt, elements };
}
