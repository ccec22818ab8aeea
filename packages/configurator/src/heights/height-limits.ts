import {
  absolutePositionOf,
  absoluteVerticalPosition,
  DEFAULT_SPACE_CONFIG,
  type ElementId,
  type ElementTree,
  elementOf,
  type HeightLimits,
  type HeightRange,
  type PendantHeightFailure,
  pendantHeightLimits,
  type Result,
  walk,
} from '@candil/domain';

/** Returns the hanging elements at and below others, in the order of the tree, each once. */
export function hangingBelow(tree: ElementTree, ids: readonly ElementId[]): readonly ElementId[] {
  const hanging = ids
    .filter((id) => tree.elements.has(id))
    .flatMap((id) => [...walk(tree, id)].filter((each) => heightOf(tree, each.id) !== undefined));
  return [...new Set(hanging.map(({ id }) => id))];
}

/** Whole centimetres below the ceiling; undefined for an element without height. */
export function heightOf(tree: ElementTree, id: ElementId): number | undefined {
  const { attributes, attributeOptions } = elementOf(tree, id).props;
  return attributes.pendantHeight ?? attributeOptions.pendantHeight?.standard;
}

/** Whole centimetres below the ceiling. */
export interface CommonHeights {
  readonly minCm: number;
  readonly maxCm: number;
}

/** The heights that all of these elements may have; undefined where there is none, or none of them hangs. */
export function commonHeightsOf(tree: ElementTree, ids: readonly ElementId[]): CommonHeights | undefined {
  const hanging = ids.filter((id) => tree.elements.has(id) && heightOf(tree, id) !== undefined);
  const limits = hanging.flatMap((id) => {
    const own = heightLimitsOf(tree, id);
    return own.ok ? [own.value] : [];
  });
  if (limits.length === 0 || limits.length < hanging.length) return undefined;
  const minCm = Math.max(...limits.map((each) => each.minCm));
  const maxCm = Math.min(...limits.map((each) => each.maxCm));
  return minCm <= maxCm ? { minCm, maxCm } : undefined;
}

/** The heights that an element, or another model in its place, may have where it hangs (PH). */
export function heightLimitsOf(
  tree: ElementTree,
  id: ElementId,
  range: HeightRange = elementOf(tree, id).props.attributeOptions.pendantHeight ?? {},
): Result<HeightLimits, PendantHeightFailure> {
  const { height: roomHeightMetres } = (elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG).roomSize;
  const [, y] = absolutePositionOf(tree, id);
  const absoluteVerticalMetres = absoluteVerticalPosition(y, roomHeightMetres);
  return pendantHeightLimits(range, { roomHeightMetres, absoluteVerticalMetres });
}
