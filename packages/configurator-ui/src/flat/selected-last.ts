import type { ElementId } from '@candil/domain';

/** Draws the selection over everything else, so that its handle can be taken; the rest stays in its order. */
export const selectedLast = <Part extends { readonly id: ElementId }>(
  parts: readonly Part[],
  selection: readonly ElementId[],
): readonly Part[] => [...parts.filter(({ id }) => !selection.includes(id)), ...parts.filter(({ id }) => selection.includes(id))];
