import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';

/** So many cases are made at once, that a million of them fit into memory. */
const AT_ONCE = 20_000;

/**
 * Counts the cases that fail the property; a throw counts as a failure. The seed is the number of the figure, so that a run can be
 * repeated.
 */
export function countDifferences<T>(cases: Arbitrary<T>, count: number, seed: number, holds: (value: T) => boolean): number {
  let differences = 0;
  for (let made = 0; made < count; made += AT_ONCE) {
    for (const value of fc.sample(cases, { numRuns: Math.min(AT_ONCE, count - made), seed: seed + made })) {
      if (!isHolding(holds, value)) differences += 1;
    }
  }
  return differences;
}

function isHolding<T>(holds: (value: T) => boolean, value: T): boolean {
  try {
    return holds(value);
  } catch {
    return false;
  }
}
