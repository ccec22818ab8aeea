import type { EditorCore } from '../editor/core';
import { systemOf } from '../editor/system';
import { createBeltHand } from './belt-hand';
import { createStickHand } from './stick/stick-hand';
import { NO_SYSTEM, type SystemHand } from './system-hand';

/** The hand for the parts of the collection that is drawn. */
export function systemHandOf(core: EditorCore): SystemHand {
  switch (systemOf(core.input.sources)) {
    case 'belts':
      return createBeltHand(core);
    case 'sticks':
      return createStickHand(core);
    case 'pendants':
      return NO_SYSTEM;
  }
}
