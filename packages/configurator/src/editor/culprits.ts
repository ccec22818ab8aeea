import type { ElementId } from '@candil/domain';
import type { Refusal } from './refusal';

/** Returns the elements that stand in the way of a refused change, so that a screen can point at them; none where it is a matter of values. */
export function culpritsOf(refusal: Refusal): readonly ElementId[] {
  switch (refusal.code) {
    case 'edit.some-refuse':
      return refusal.refusals.map(({ elementId }) => elementId);
    case 'cluster.installation-refused':
      return refusal.lightIds;
    case 'editor.too-close':
      return [refusal.to];
    case 'edit.excluded':
      return [refusal.elementId];
    case 'rule.rejected':
      return [refusal.subject];
    case 'belt.spacing':
      return [refusal.other];
    case 'editor.belt-full':
      return [refusal.beltId];
    case 'virtual.different-parents':
      return refusal.parentIds;
    default:
      return [];
  }
}
