import { type Canopy, canopyOf } from '../canopy';
import { absolutePositionOf, type Element, type ElementId, type ElementTree, elementOf } from '../element';
import type { Stick } from '../geometry';

/**
 * Half the width of a body or of the canopy that a light hangs from by itself, whichever is wider: both stand around one centre (CO1, CO16).
 * A cluster is as wide as its canopy; tracks and groups without a body have no circle.
 */
export function circleRadius(tree: ElementTree, element: Element, canopies: readonly Canopy[]): number | undefined {
  const { type, size, props } = element;
  if (type === 'Cluster') return props.virtual !== true && size.width > 0 ? size.width / 2 : undefined;
  if (type !== 'Light' && type !== 'Pendant' && type !== 'Complement') return undefined;
  const width = Math.max(size.width, ownCanopyWidth(tree, element, canopies));
  return width > 0 ? width / 2 : undefined;
}

/** A light in a cluster hangs from the canopy of that, one on a track from none. */
function ownCanopyWidth(tree: ElementTree, { parentId, props }: Element, canopies: readonly Canopy[]): number {
  const { installation } = props.attributes;
  if (installation === undefined) return 0;
  const parent = parentId === undefined ? undefined : elementOf(tree, parentId);
  if (parent?.type === 'Track' || (parent?.type === 'Cluster' && parent.props.virtual !== true)) return 0;
  return canopyOf(canopies, installation)?.widthMetres ?? 0;
}

/** A track as a stick: its length along x, its place in the middle, as thick as it is deep (CO17). */
export function stickOf(tree: ElementTree, id: ElementId): Stick {
  const { size, props } = elementOf(tree, id);
  const half = (props.technicalData.productLength ?? size.width) / 2;
  const [x, y, z] = absolutePositionOf(tree, id);
  return { from: [x - half, y, z], to: [x + half, y, z], diameterMetres: size.depth };
}
