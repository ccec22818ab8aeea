import { arrange } from '../arrange/arrange';
import type { Handling } from '../editor/core';
import { duplicate } from '../verbs/duplicate';
import { moveTo } from '../verbs/move-to';
import { nudge } from '../verbs/nudge';
import { setAngle, turnBy } from '../verbs/turn-chosen';
import { beginCopy } from './copy-gesture';
import { beginFurniture } from './furniture-gesture';
import { beginMarquee } from './marquee-gesture';
import { beginMove } from './move-gesture';
import { beginRaise } from './raise-gesture';
import { beginTurn } from './turn-gesture';
import { beginTyping, typingKey } from './typing';
import { beginWall } from './wall-gesture';

/** Handling of what every collection has. */
export const commonHandling: Handling = {
  copy: beginCopy,
  move: beginMove,
  raise: beginRaise,
  furniture: beginFurniture,
  marquee: beginMarquee,
  turn: beginTurn,
  wall: beginWall,
  duplicate,
  arrange,
  moveTo,
  nudge,
  setAngle,
  turnBy,
  beginTyping,
  typingKey,
};
