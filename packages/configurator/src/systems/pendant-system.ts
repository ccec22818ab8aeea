import type { EditorSystem } from '../editor/editor-system';
import { createPatternHand } from '../input/pattern-hand';
import { createPlacingHand } from '../input/placing';
import { NO_SYSTEM } from '../input/system-hand';
import { createPendantVerbs } from '../verbs/pendant-verbs';

/** Luminaires that hang by themselves, in compositions. */
export const pendantSystem: EditorSystem = {
  id: 'pendants',
  hand: (core) => ({ ...NO_SYSTEM, placing: createPlacingHand(core), pattern: createPatternHand(core) }),
  pendants: createPendantVerbs,
};
