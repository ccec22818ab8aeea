import { stickRepairs, wholeLines } from '../derived/stick-repairs';
import type { EditorSystem } from '../editor/editor-system';
import { createStickHand } from '../input/stick/stick-hand';
import { stickScene } from '../scene/stick-scene';
import { duplicateLines } from '../sticks/copy-lines';
import { withBesides } from '../sticks/feed-line';
import { isOfSticks, withoutSticks } from '../sticks/join-sticks';
import { createStickVerbs } from '../sticks/stick-verbs';

/** Sticks that are joined to lines. */
export const stickSystem: EditorSystem = {
  id: 'sticks',
  hand: createStickHand,
  sticks: createStickVerbs,
  drawSticks: stickScene,
  duplicate: duplicateLines,
  removalOf: (core, ids) => (isOfSticks(core, ids) ? withoutSticks(core, ids) : undefined),
  sharingControl: withBesides,
  repairsOf: stickRepairs,
  lastResorts: wholeLines,
};
