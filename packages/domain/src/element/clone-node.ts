import type { ElementId, ElementNode } from './element';
import type { ElementGeometry } from './element-geometry';

/**
 * Copies the element and everything below it under new ids, parents before their children; all else is the same (EM17). References to
 * elements inside the copy are renamed with it.
 */
export function cloneNode(node: ElementNode, nextId: () => ElementId, createdAt?: string): ElementNode {
  const ids = new Map<ElementId, ElementId>();
  return withNames(renamed(node, nextId, createdAt, ids), ids);
}

function renamed(node: ElementNode, nextId: () => ElementId, createdAt: string | undefined, ids: Map<ElementId, ElementId>): ElementNode {
  const id = nextId();
  ids.set(node.id, id);
  const elements = node.elements.map(({ element, options }) => ({ element: renamed(element, nextId, createdAt, ids), options }));
  return { ...node, id, createdAt: createdAt ?? node.createdAt, elements };
}

function withNames(node: ElementNode, ids: ReadonlyMap<ElementId, ElementId>): ElementNode {
  const elements = node.elements.map(({ element, options }) => ({ element: withNames(element, ids), options }));
  const { geometry } = node.props;
  if (geometry === undefined) return { ...node, elements };
  return { ...node, props: { ...node.props, geometry: namedIn(geometry, ids) }, elements };
}

/** Ids of elements outside of the clone stay. */
function namedIn(geometry: ElementGeometry, ids: ReadonlyMap<ElementId, ElementId>): ElementGeometry {
  const nameOf = (id: ElementId) => ids.get(id) ?? id;
  switch (geometry.kind) {
    case 'path':
      return geometry;
    case 'hosted':
      return { ...geometry, trackId: nameOf(geometry.trackId) };
    case 'stick':
      return { ...geometry, joints: geometry.joints.map((joint) => ({ ...joint, elementId: nameOf(joint.elementId) })) };
  }
}
