import { createBeltVerbs } from '../belts/belt-verbs';
import { refeedChanges } from '../belts/feed-belt';
import type { EditorSystem } from '../editor/editor-system';
import { createBeltHand } from '../input/belt-hand';

/** Belts with luminaires on them. */
export const beltSystem: EditorSystem = {
  id: 'belts',
  hand: createBeltHand,
  belts: createBeltVerbs,
  // A feed delivers another power with another installation.
  reinstalled: refeedChanges,
};
