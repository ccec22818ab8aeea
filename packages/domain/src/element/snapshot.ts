import type { ElementId, ElementNode } from './element';
import { type ElementTree, type MutableElement, type MutableTree, mutableOf } from './element-tree';

/** The element with everything below it as plain data; the same object as long as nothing in it changes (EM7). */
export function snapshotOf(tree: ElementTree, id: ElementId = tree.rootId): ElementNode {
  const mutable = mutableOf(tree);
  const element = mutable.elements.get(id);
  if (element === undefined) throw new RangeError(`no element "${id}"`);
  return takeSnapshot(mutable, element);
}

function takeSnapshot(tree: MutableTree, element: MutableElement): ElementNode {
  if (element.snapshot !== undefined) return element.snapshot;
  const node: ElementNode = {
    id: element.id,
    type: element.type,
    props: element.props,
    size: element.size,
    data: element.data,
    createdAt: element.createdAt,
    elements: element.childIds.map((childId) => {
      const child = tree.elements.get(childId) as MutableElement;
      return { element: takeSnapshot(tree, child), options: { position: child.position } };
    }),
  };
  // Snapshots taken during a trial may be undone, so they are not cached.
  if (tree.journal === undefined) element.snapshot = node;
  return node;
}

/** Takes the snapshots of an element and of everything above it away. */
export function forgetSnapshots(tree: MutableTree, element: MutableElement | undefined): void {
  for (let above = element; above?.snapshot !== undefined; above = above.parent) {
    if (above.bornIn !== tree.trials) tree.journal?.push({ elementId: above.id, snapshot: above.snapshot });
    above.snapshot = undefined;
  }
}
