import { canopyMismatches, outletPlaces } from '../../canopy';
import { lightsOffOutlets, maxLightsOf } from '../../cluster';
import { type Element, elementOf } from '../../element';
import { checkPendantHeight } from '../../pendant-height';
import { refusalOfOwnValues } from '../changes/element-options';
import type { Configuration } from '../configuration';
import type { ElementRefusal } from '../edit-failure';
import { heightLimitsOf, roomOf } from '../surroundings';

/**
 * Checks structure that no change can produce, but a document from elsewhere may hold: a cluster too full, a canopy too deep, a height out
 * of range.
 */
export function structureRefusals(configuration: Configuration, element: Element): readonly ElementRefusal[] {
  return [
    clusterRefusal(element),
    outletRefusal(configuration, element),
    hangingRefusal(configuration, element),
    valueRefusal(configuration, element),
    ceilingRefusal(configuration, element),
    heightRefusal(configuration, element),
  ].filter((refusal) => refusal !== undefined);
}

function clusterRefusal({ type, props, childIds }: Element): ElementRefusal | undefined {
  const { installation = '' } = props.attributes;
  if (type !== 'Cluster' || childIds.length <= maxLightsOf(installation)) return undefined;
  return { code: 'cluster.too-many-lights', installation, count: childIds.length };
}

/** From a canopy with outlets one light hangs at each; a cluster of any other model has none (CL9). */
function outletRefusal({ tree, context }: Configuration, { type, props, childIds }: Element): ElementRefusal | undefined {
  if (type !== 'Cluster' || props.code === undefined) return undefined;
  const canopy = context.modelOf(props.code)?.canopy;
  const outlets = canopy === undefined ? [] : outletPlaces(canopy, props.pose?.yaw ?? 0);
  const lights = childIds.map((id) => {
    const [x, , z] = elementOf(tree, id).position;
    return { id, x, z };
  });
  const lightIds = lightsOffOutlets(outlets, lights);
  if (canopy !== undefined && lightIds.length === 0) return undefined;
  return { code: 'cluster.off-outlet', lightIds, outlets: outlets.length };
}

/** An element in a cluster hangs as the cluster does (TC16). */
function hangingRefusal({ tree }: Configuration, element: Element): ElementRefusal | undefined {
  const cluster = element.parentId === undefined ? undefined : elementOf(tree, element.parentId);
  const installation = cluster?.type === 'Cluster' ? cluster.props.attributes.installation : undefined;
  const own = element.props.attributes.installation;
  if (installation === undefined || own === undefined || own === installation) return undefined;
  return { code: 'cluster.installation-refused', installation, lightIds: [element.id] };
}

/** Values of a part with a model are checked with its article. */
function valueRefusal({ context }: Configuration, element: Element): ElementRefusal | undefined {
  const { code } = element.props;
  return code === undefined || context.modelOf(code) !== undefined ? undefined : refusalOfOwnValues(element, context);
}

/** A composition is mounted by its parts, a light by its cluster. */
function ceilingRefusal(configuration: Configuration, element: Element): ElementRefusal | undefined {
  const { tree, context } = configuration;
  const { installation } = element.props.attributes;
  const hangsInCluster = element.parentId !== undefined && elementOf(tree, element.parentId).type === 'Cluster';
  if (installation === undefined || hangsInCluster || element.type === 'Composition') return undefined;
  const why = canopyMismatches(context.canopies, installation, roomOf(configuration));
  return why.length === 0 ? undefined : { code: 'edit.ceiling-refuses', installation, why };
}

function heightRefusal(configuration: Configuration, element: Element): ElementRefusal | undefined {
  const { pendantHeight } = element.props.attributes;
  if (pendantHeight === undefined) return undefined;
  const limits = heightLimitsOf(configuration, element);
  const height = limits.ok ? checkPendantHeight(pendantHeight, limits.value) : limits;
  return height.ok ? undefined : height.failure;
}
