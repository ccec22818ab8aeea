import { canopyOf } from '../../canopy';
import { type Element, type ElementId, walk } from '../../element';
import { type HangingParts, pendantHeightOfWire } from '../../pendant-height';
import { type Attempt, changeAttributes, elementIn } from '../attempt';

/** The cluster that an element hangs in. */
export function clusterAbove(attempt: Attempt, element: Element): Element | undefined {
  const parent = parentOf(attempt, element);
  return parent?.type === 'Cluster' ? parent : undefined;
}

/**
 * Parts of a height beside the wire: the canopy of the cluster, or of the element's own installation where it hangs alone, and the body
 * (PH11).
 */
export function hangingParts(attempt: Attempt, element: Element): HangingParts {
  return { canopyHeightMetres: canopyHeight(attempt, element), elementHeightMetres: element.size.height };
}

/** Takes wire lengths away, at and below an element, that no longer make the height beside which they stand (TC27). */
export function forgetWires(attempt: Attempt, topId: ElementId): void {
  for (const element of walk(attempt.configuration.tree, topId)) {
    const { wireLength, pendantHeight } = element.props.attributes;
    if (wireLength === undefined || pendantHeight === pendantHeightOfWire(wireLength, hangingParts(attempt, element))) continue;
    changeAttributes(attempt, element, { wireLength: undefined });
  }
}

function canopyHeight(attempt: Attempt, element: Element): number {
  const parent = parentOf(attempt, element);
  if (parent?.type === 'Cluster' && parent.props.virtual !== true) return parent.size.height;
  const { installation } = element.props.attributes;
  if (parent?.type === 'Track' || installation === undefined) return 0;
  return canopyOf(attempt.configuration.context.canopies, installation)?.heightMetres ?? 0;
}

function parentOf(attempt: Attempt, { parentId }: Element): Element | undefined {
  return parentId === undefined ? undefined : elementIn(attempt, parentId);
}
