import type { ElementId } from '@candil/domain';
import type { PointerGesture } from './gesture';
import type { KeyInput, PointerInput } from './input';
import type { PlacingHand } from './placing';
import type { ToolHands } from './tool-hand';

/** How the parts of a system are taken hold of. What answers nothing, or false, is left to what serves every document. */
export interface SystemHand {
  readonly tools: ToolHands;
  /** A drag that begins on a part of it. */
  readonly drag: (from: PointerInput) => PointerGesture | undefined;
  /** What is taken up to be put down by the next click. */
  readonly pickUp: (ids: readonly ElementId[], at: PointerInput) => PointerGesture | undefined;
  /** Whether a click on a part of it was taken. */
  readonly click: (input: PointerInput) => boolean;
  /** Whether a key was taken that is about what is selected. */
  readonly key: (input: KeyInput) => boolean;
  /** Of a system whose luminaires hang on its parts. */
  readonly placing?: PlacingHand;
}

/** Of a collection whose luminaires hang by themselves. */
export const NO_SYSTEM: SystemHand = {
  tools: {},
  drag: () => undefined,
  pickUp: () => undefined,
  click: () => false,
  key: () => false,
};
