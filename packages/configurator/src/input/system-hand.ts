import type { ElementId } from '@candil/domain';
import type { PointerGesture } from './gesture';
import type { KeyInput, PointerInput } from './input';
import type { PatternHand } from './pattern-hand';
import type { PlacingHand } from './placing';
import type { ToolHands } from './tool-hand';

/**
 * Input handlers for the parts of a system. A handler that returns nothing, or false, leaves the input to the handlers
 * of every document.
 */
export interface SystemHand {
  readonly tools: ToolHands;
  /** A drag that begins on a part of it. */
  readonly drag: (from: PointerInput) => PointerGesture | undefined;
  /** Picks up elements to be put down by the next click. */
  readonly pickUp: (ids: readonly ElementId[], at: PointerInput) => PointerGesture | undefined;
  /** Handles a click on a part of the system; returns whether it was taken. */
  readonly click: (input: PointerInput) => boolean;
  /** Handles a key for the selection; returns whether it was taken. */
  readonly key: (input: KeyInput) => boolean;
  /** A model of the library in the hand. */
  readonly placing: PlacingHand;
  /** A pattern in the hand; undefined where lights are not placed so. */
  readonly pattern?: PatternHand;
}

/** Hand of a collection without parts of its own. */
export const NO_SYSTEM: Omit<SystemHand, 'placing'> = {
  tools: {},
  drag: () => undefined,
  pickUp: () => undefined,
  click: () => false,
  key: () => false,
};
