import type { BeltVerbs } from '../belts/belt-verbs';
import type { SystemHand } from '../input/system-hand';
import type { StickVerbs } from '../sticks/stick-verbs';
import type { PendantVerbs } from '../verbs/pendant-verbs';
import type { EditorCore, SystemParts } from './core';

/**
 * What an editor knows of the construction of one collection. It is given to the editor, so that a page that shows one collection
 * loads nothing of the others. What is left out the construction has none of.
 */
export interface EditorSystem extends SystemParts {
  readonly hand: (core: EditorCore) => SystemHand;
  readonly pendants?: (core: EditorCore) => PendantVerbs;
  readonly belts?: (core: EditorCore) => BeltVerbs;
  readonly sticks?: (core: EditorCore) => StickVerbs;
}
