import type { ElementId, ElementTree } from '@candil/domain';
import type { BeltPart } from './states';

/** The part as long as its belt is all that is selected and has it; else undefined. */
export function standingPart(tree: ElementTree, selection: readonly ElementId[], part: BeltPart | undefined): BeltPart | undefined {
  if (part === undefined || selection.length !== 1 || selection[0] !== part.beltId) return undefined;
  const geometry = tree.elements.get(part.beltId)?.props.geometry;
  if (geometry?.kind !== 'path') return undefined;
  const count = part.kind === 'point' ? geometry.points.length : geometry.slack.length;
  return Number.isInteger(part.index) && part.index >= 0 && part.index < count ? part : undefined;
}
