import type { Handling } from '../editor/core';
import type { EditorSources } from '../editor/sources';
import { systemOf } from '../editor/system';
import { beltHandling } from '../input/belt-handling';
import { commonHandling } from '../input/common-handling';

export { beltHandling };

/** The handling for the parts of any collection; a page of belts names theirs itself. */
export function handlingOf(sources: Pick<EditorSources, 'subFamilyId'>): Handling {
  return systemOf(sources) === 'belts' ? beltHandling : commonHandling;
}
