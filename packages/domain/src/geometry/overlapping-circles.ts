import { type CircleCells, MAX_CIRCLE_ID, NONE, PER_CIRCLE } from './circle-cells';

/** Exempts two overlapping circles from colliding, in either order; called only for circles that overlap (CO3). */
export type ExemptPair = (id: number, other: number) => boolean;

/**
 * Writes into `found` the circles that would overlap this one with its centre there, without exempt ones, in no order, and returns their
 * number, stopping at `most`. Entries behind that number are stale, as clearing the array costs more than the search.
 */
export function findOverlaps(
  cells: CircleCells,
  id: number,
  x: number,
  z: number,
  isExempt: ExemptPair | undefined,
  found: number[],
  most = MAX_CIRCLE_ID,
): number {
  const { circles, next, heads, mask, rowStep } = cells.ready();
  const reach = circles[id * PER_CIRCLE + 2] as number;
  let count = 0;
  const centre = cells.bucketAt(x, z) - 1;
  // The own row first: a circle that overlaps is there more often than in either of the others.
  let row = centre;
  for (let rows = 0; rows < 3; rows += 1) {
    for (let column = 0; column < 3; column += 1) {
      for (let other = heads[(row + column) & mask] as number; other >= 0; other = next[other] as number) {
        const at = other * PER_CIRCLE;
        const dx = (circles[at] as number) - x;
        const dz = (circles[at + 1] as number) - z;
        const sum = (circles[at + 2] as number) + reach;
        if (dx * dx + dz * dz < sum * sum && other !== id && !isExempt?.(id, other)) {
          found[count] = other;
          count += 1;
          if (count === most) return count;
        }
      }
    }
    row = rows === 0 ? centre + rowStep : centre - rowStep;
  }
  return count;
}

/** Every circle that overlaps another, by id, without exempt pairs; looks at each pair once. */
export function sweepOverlaps(cells: CircleCells, isExempt: ExemptPair | undefined): readonly number[] {
  const { circles, next, buckets, heads, mask, rowStep, idEnd } = cells.ready();
  const overlaps = new Uint8Array(idEnd);
  for (let id = 0; id < idEnd; id += 1) {
    const bucket = buckets[id] as number;
    if (bucket === NONE) continue;
    // Scans the rest of the own cell, the cell to the right and three of the next row: the other four cells scan this one.
    const after = next[id] as number;
    const right = heads[(bucket + 1) & mask] as number;
    const row = bucket + rowStep;
    const left = heads[(row - 1) & mask] as number;
    const below = heads[row & mask] as number;
    const corner = heads[(row + 1) & mask] as number;
    // NONE has every bit set: where all lists are empty one branch suffices, which is quicker than five.
    if ((after & right & left & below & corner) === NONE) continue;
    const at = id * PER_CIRCLE;
    const x = circles[at] as number;
    const z = circles[at + 1] as number;
    const reach = circles[at + 2] as number;
    let list = after;
    for (let cell = 0; ; cell += 1) {
      for (let other = list; other >= 0; other = next[other] as number) {
        const otherAt = other * PER_CIRCLE;
        const dx = (circles[otherAt] as number) - x;
        const dz = (circles[otherAt + 1] as number) - z;
        const sum = (circles[otherAt + 2] as number) + reach;
        if (dx * dx + dz * dz < sum * sum && !isExempt?.(id, other)) {
          overlaps[id] = 1;
          overlaps[other] = 1;
        }
      }
      if (cell === 4) break;
      list = cell === 0 ? right : cell === 1 ? left : cell === 2 ? below : corner;
    }
  }
  const ids: number[] = [];
  for (let id = 0; id < idEnd; id += 1) if (overlaps[id] === 1) ids.push(id);
  return ids;
}
