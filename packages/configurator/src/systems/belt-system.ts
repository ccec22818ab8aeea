import { createBeltVerbs } from '../belts/belt-verbs';
import { duplicateOnBelts } from '../belts/duplicate-on-belt';
import { refeedChanges } from '../belts/feed-belt';
import type { EditorSystem } from '../editor/editor-system';
import { createBeltHand } from '../input/belt-hand';

/** Belts with luminaires on them. */
export const beltSystem: EditorSystem = {
  id: 'belts',
  hand: createBeltHand,
  belts: createBeltVerbs,
  duplicate: duplicateOnBelts,
  // A feed delivers another power with another installation.
  reinstalled: refeedChanges,
};
