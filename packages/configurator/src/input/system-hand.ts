import type { ElementId } from '@candil/domain';
import type { PointerGesture } from './gesture';
import type { KeyInput, PointerInput } from './input';
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
  /** Placing hand of a system whose luminaires hang on its parts. */
  readonly placing?: PlacingHand;
}

/** Hand of a collection whose luminaires hang by themselves. */
export const NO_SYSTEM: SystemHand = {
  tools: {},
  drag: () => undefined,
  pickUp: () => undefined,
  click: () => false,
  key: () => false,
};
