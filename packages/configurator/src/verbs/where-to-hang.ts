import { type Element, type ElementId, type ElementTree, elementOf, isFreeWire } from '@candil/domain';

/** Parent of a new light. */
export type WhereToHang =
  /** A free-wire canopy, which holds several. */
  | { readonly kind: 'canopy'; readonly canopyId: ElementId }
  /** A composition, under a canopy of its own. */
  | { readonly kind: 'composition'; readonly compositionId: ElementId }
  | { readonly kind: 'new-composition' };

/** The free-wire canopy that is selected or that a selected light hangs from, else its composition, else a new one. */
export function whereToHang(tree: ElementTree, selection: readonly ElementId[]): WhereToHang {
  const lines = selection.filter((id) => tree.elements.has(id)).map((id) => [...lineOf(tree, id)]);
  const canopy = lines.flat().find(({ type, props }) => type === 'Cluster' && isFreeWire(props));
  if (canopy !== undefined) return { kind: 'canopy', canopyId: canopy.id };
  const composition = lines.flat().find(({ type, props }) => type === 'Composition' && props.virtual !== true);
  return composition === undefined ? { kind: 'new-composition' } : { kind: 'composition', compositionId: composition.id };
}

/** The element and its holders. */
function* lineOf(tree: ElementTree, id: ElementId): Generator<Element> {
  for (let at: ElementId | undefined = id; at !== undefined; at = elementOf(tree, at).parentId) yield elementOf(tree, at);
}
