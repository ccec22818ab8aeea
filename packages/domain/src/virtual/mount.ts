import {
  checkChild,
  checkMethod,
  type Element,
  type ElementFailure,
  type ElementId,
  type ElementNode,
  type ElementTree,
  elementOf,
  indexAmongSiblings,
  type Operation,
} from '../element';
import { fail, ok, type Result } from '../result';

/** Why a virtual composition is not mounted or unmounted. */
export type VirtualFailure =
  | ElementFailure
  /** The elements to mount together have different parents. */
  | { readonly code: 'virtual.different-parents'; readonly parentIds: readonly ElementId[] }
  | { readonly code: 'virtual.no-clusters' };

/**
 * Puts clusters that share a parent into a new virtual composition, which stands at the place of that parent, before the first of them
 * (VC1–VC3): the operations to apply as one step. They keep their places and their order. Refused with
 * `Hay clusters con distintos padres` when their parents differ (VC2), and for elements that are no virtual composition or no cluster (VC5).
 */
export function mountComposition(
  tree: ElementTree,
  composition: ElementNode,
  clusterIds: readonly ElementId[],
): Result<readonly Operation[], VirtualFailure> {
  const virtual = checkVirtual('mountComposition', composition);
  if (!virtual.ok) return virtual;
  if (tree.elements.has(composition.id)) return fail({ code: 'element.id-taken', elementId: composition.id });
  const clusters = clustersOf(tree, clusterIds);
  if (!clusters.ok) return clusters;
  const [first] = clusters.value;
  if (first === undefined) return fail({ code: 'virtual.no-clusters' });
  const parentId = first.parentId as ElementId;
  const parent = elementOf(tree, parentId);
  const fits = checkChild(parent.type, composition.type);
  if (!fits.ok) return fits;
  const node = { ...composition, elements: [], props: { ...composition.props, mountedFrom: [...parent.childIds] } };
  return ok([
    { kind: 'insert', node, parentId, index: indexAmongSiblings(tree, first.id), position: [0, 0, 0] },
    ...clusters.value.map(
      ({ id, position }, index): Operation => ({ kind: 'move', elementId: id, parentId: composition.id, index, position }),
    ),
  ]);
}

/** The clusters in the order of their parent, each once; refused when one is absent, no cluster, or has another parent. */
function clustersOf(tree: ElementTree, ids: readonly ElementId[]): Result<readonly Element[], VirtualFailure> {
  const clusters: Element[] = [];
  for (const id of new Set(ids)) {
    const cluster = tree.elements.get(id);
    if (cluster === undefined) return fail({ code: 'element.not-found', elementId: id });
    const fits = checkMethod('mountComposition', cluster.type, ['Cluster']);
    if (!fits.ok) return fits;
    clusters.push(cluster);
  }
  const parentIds = [...new Set(clusters.map(({ parentId }) => parentId as ElementId))];
  if (parentIds.length > 1) return fail({ code: 'virtual.different-parents', parentIds });
  return ok(clusters.toSorted((a, b) => indexAmongSiblings(tree, a.id) - indexAmongSiblings(tree, b.id)));
}

/** Refuses everything but a virtual Composition (VC5). */
export function checkVirtual(method: string, { type, props }: Pick<ElementNode, 'type' | 'props'>): Result<undefined, ElementFailure> {
  return checkMethod(method, type, props.virtual === true ? ['Composition'] : []);
}
