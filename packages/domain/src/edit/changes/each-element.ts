import type { Element, ElementId } from '../../element';
import { type Attempt, elementIn } from '../attempt';
import type { EditFailure } from '../edit-failure';

/** Why one element refuses; `undefined` = it takes the change. */
type OneChange = (element: Element) => EditFailure | undefined;

/**
 * Applies a change to each element. A single one returns its own failure; of several all that refuse are named, so that a user can take them
 * out of the selection (TC7).
 */
export function eachElement(attempt: Attempt, elementIds: readonly ElementId[], change: OneChange): EditFailure | undefined {
  const refusals: { elementId: ElementId; failure: EditFailure }[] = [];
  for (const elementId of elementIds) {
    if (!attempt.configuration.tree.elements.has(elementId)) return { code: 'element.not-found', elementId };
    const failure = change(elementIn(attempt, elementId));
    if (failure !== undefined) refusals.push({ elementId, failure });
  }
  const [first] = refusals;
  if (first === undefined) return undefined;
  return elementIds.length === 1 ? first.failure : { code: 'edit.some-refuse', total: elementIds.length, refusals };
}
