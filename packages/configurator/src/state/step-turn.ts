import type { LiveState } from './states';

const numbers = new WeakMap<LiveState, number>();
let count = 0;

/**
 * Whether a step of a gesture is an even one. Work that may lag a step behind, such as the side that a label stands on, is done at even steps
 * by the flat views and at odd ones by the picture in 3D: no step does all of it. The answer stays the same for the same state.
 */
export function isEvenStep(live: LiveState): boolean {
  const number = numbers.get(live) ?? count++;
  numbers.set(live, number);
  return number % 2 === 0;
}
