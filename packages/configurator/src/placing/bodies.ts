import { type Canopy, canopyOf, type Element, type ElementId, type ElementTree, elementOf, walk } from '@candil/domain';
import type { PlanPlace } from '../scene/scene';

/** Area that an element takes up in the plan. */
export interface Body extends PlanPlace {
  readonly id: ElementId;
  readonly radiusMetres: number;
}

/** The bodies by which elements collide, in the order of the tree. */
export function bodiesOf(tree: ElementTree, canopies: readonly Canopy[]): readonly Body[] {
  const places = new Map<ElementId, PlanPlace>();
  const bodies: Body[] = [];
  for (const element of walk(tree)) {
    const above = (element.parentId !== undefined && places.get(element.parentId)) || { x: 0, z: 0 };
    const place = { x: above.x + element.position[0], z: above.z + element.position[2] };
    places.set(element.id, place);
    const radiusMetres = radiusOf(tree, element, canopies);
    if (radiusMetres > 0) bodies.push({ id: element.id, ...place, radiusMetres });
  }
  return bodies;
}

/** Half the width of a body or of the canopy that it hangs from by itself, as the domain has it (CO1, CO16); 0 for none. */
export function radiusOf(tree: ElementTree, { type, props, size, parentId }: Element, canopies: readonly Canopy[]): number {
  if (type === 'Cluster') return props.virtual === true ? 0 : size.width / 2;
  if (type !== 'Light' && type !== 'Pendant' && type !== 'Complement') return 0;
  const parent = parentId === undefined ? undefined : elementOf(tree, parentId);
  const hangsFromOther = parent?.type === 'Track' || (parent?.type === 'Cluster' && parent.props.virtual !== true);
  const { installation } = props.attributes;
  const canopy = hangsFromOther || installation === undefined ? undefined : canopyOf(canopies, installation);
  return Math.max(size.width, canopy?.widthMetres ?? 0) / 2;
}
