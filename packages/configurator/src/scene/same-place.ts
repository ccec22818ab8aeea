import type { Position } from '@candil/domain';

/** Less than the finest step of a drag, and more than rounding to it: what lies nearer together is the same place. */
const SAME_METRES = 0.0006;

export function isSameLength(one: number, other: number): boolean {
  return Math.abs(one - other) < SAME_METRES;
}

export function isSamePlace(one: Position, other: Position): boolean {
  return one.every((metres, axis) => isSameLength(metres, other[axis] ?? metres));
}
