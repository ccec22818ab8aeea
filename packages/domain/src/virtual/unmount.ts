import { type ElementFailure, type ElementId, type ElementTree, elementOf, type Operation, type Position } from '../element';
import { fail, ok, type Result } from '../result';
import { checkVirtual } from './mount';

/**
 * Returns the elements of a virtual composition to its parent and takes it away (VC4): the operations to apply as one step. Each keeps
 * its absolute place; those that were mounted stand to the siblings as they stood then, others in the place of the composition.
 * Refused when there is no such element, and for other elements than virtual compositions (VC5).
 */
export function unmountComposition(tree: ElementTree, compositionId: ElementId): Result<readonly Operation[], ElementFailure> {
  const composition = tree.elements.get(compositionId);
  if (composition === undefined) return fail({ code: 'element.not-found', elementId: compositionId });
  const virtual = checkVirtual('unmountComposition', composition);
  if (!virtual.ok) return virtual;
  const parentId = composition.parentId as ElementId;
  const siblings = [...elementOf(tree, parentId).childIds];
  const operations = placesFor(composition.childIds, composition.props.mountedFrom ?? [], siblings, compositionId).map(
    ({ elementId, index }): Operation => {
      const position = sum(composition.position, elementOf(tree, elementId).position);
      return { kind: 'move', elementId, parentId, index, position };
    },
  );
  return ok([...operations, { kind: 'remove', elementId: compositionId }]);
}

/**
 * Returns the place of each element, one after the other, while the composition is still among the siblings: behind the nearest that
 * preceded it when they were mounted, else before the nearest that followed it, else before the composition.
 */
function placesFor(
  ids: readonly ElementId[],
  mountedFrom: readonly ElementId[],
  siblings: ElementId[],
  compositionId: ElementId,
): readonly { readonly elementId: ElementId; readonly index: number }[] {
  const mounted = [...new Set(mountedFrom)].filter((id) => ids.includes(id));
  const others = ids.filter((id) => !mounted.includes(id));
  return [...others, ...mounted].map((elementId) => {
    const index = placeFor(mountedFrom, mountedFrom.indexOf(elementId), siblings) ?? siblings.indexOf(compositionId);
    siblings.splice(index, 0, elementId);
    return { elementId, index };
  });
}

function placeFor(mountedFrom: readonly ElementId[], own: number, siblings: readonly ElementId[]): number | undefined {
  if (own === -1) return undefined;
  const before = mountedFrom.slice(0, own).findLast((id) => siblings.includes(id));
  if (before !== undefined) return siblings.indexOf(before) + 1;
  const behind = mountedFrom.slice(own + 1).find((id) => siblings.includes(id));
  return behind === undefined ? undefined : siblings.indexOf(behind);
}

function sum([x, y, z]: Position, [dx, dy, dz]: Position): Position {
  return [x + dx, y + dy, z + dz];
}
