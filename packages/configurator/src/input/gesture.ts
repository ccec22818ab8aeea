import type { Scope } from '../state/states';
import type { PointerInput } from './input';

/** Gesture from a press, or from a pick-up, until it is released. However it ends, nothing live is left of it. */
export interface PointerGesture {
  readonly scope: Scope;
  readonly move: (input: PointerInput) => void;
  /** Carries out the last valid state. */
  readonly drop: () => void;
  /** As if it had never begun. */
  readonly cancel: () => void;
}
