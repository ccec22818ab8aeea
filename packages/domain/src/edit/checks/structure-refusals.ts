import { canopyMismatches } from '../../canopy';
import { maxLightsOf } from '../../cluster';
import { absolutePositionOf, type Element, elementOf } from '../../element';
import { checkPendantHeight, pendantHeightLimits } from '../../pendant-height';
import { absoluteVerticalPosition, DEFAULT_SPACE_CONFIG } from '../../space';
import type { Configuration } from '../configuration';
import type { ElementRefusal } from '../edit-failure';

/** What no change could have led to, and a document from elsewhere may hold: a cluster too full, a canopy too deep, a height out of range. */
export function structureRefusals(configuration: Configuration, element: Element): readonly ElementRefusal[] {
  return [clusterRefusal(element), ceilingRefusal(configuration, element), heightRefusal(configuration, element)].filter(
    (refusal) => refusal !== undefined,
  );
}

function clusterRefusal({ type, props, childIds }: Element): ElementRefusal | undefined {
  const { installation = '' } = props.attributes;
  if (type !== 'Cluster' || childIds.length <= maxLightsOf(installation)) return undefined;
  return { code: 'cluster.too-many-lights', installation, count: childIds.length };
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
  const range = element.props.attributeOptions.pendantHeight;
  if (pendantHeight === undefined || range === undefined) return undefined;
  const { height: roomHeightMetres } = roomOf(configuration).roomSize;
  const [, y] = absolutePositionOf(configuration.tree, element.id);
  const limits = pendantHeightLimits(range, { roomHeightMetres, absoluteVerticalMetres: absoluteVerticalPosition(y, roomHeightMetres) });
  const height = limits.ok ? checkPendantHeight(pendantHeight, limits.value) : limits;
  return height.ok ? undefined : height.failure;
}

function roomOf({ tree }: Configuration) {
  return elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
}
