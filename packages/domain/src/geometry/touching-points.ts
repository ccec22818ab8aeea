import type { PlanCircle, PlanPoint } from './plan';
import type { Floor } from './room-bounds';

/** Returns the points at which the edges of two circles cross: two, or none. */
export function circleCrossings(one: PlanCircle, other: PlanCircle): readonly PlanPoint[] {
  const dx = other.x - one.x;
  const dz = other.z - one.z;
  const distance = Math.hypot(dx, dz);
  if (distance === 0) return [];
  // Along the line of the centres to the chord, then half the chord to either side.
  const along = (distance ** 2 + one.radius ** 2 - other.radius ** 2) / (2 * distance);
  const aside = Math.sqrt(one.radius ** 2 - along ** 2);
  if (Number.isNaN(aside)) return [];
  const at = (side: number): PlanPoint => ({
    x: one.x + (dx * along - dz * side) / distance,
    z: one.z + (dz * along + dx * side) / distance,
  });
  return [at(aside), at(-aside)];
}

/** Returns the points at which the edge of a circle crosses the walls of a room, and the lines of the walls. */
export function wallCrossings({ x, z, radius }: PlanCircle, { width, depth }: Floor): readonly PlanPoint[] {
  const crossings: PlanPoint[] = [];
  for (const side of [-1, 1]) {
    const wallX = (side * width) / 2;
    const wallZ = (side * depth) / 2;
    const alongX = Math.sqrt(radius ** 2 - (wallX - x) ** 2);
    const alongZ = Math.sqrt(radius ** 2 - (wallZ - z) ** 2);
    if (!Number.isNaN(alongX)) crossings.push({ x: wallX, z: z - alongX }, { x: wallX, z: z + alongX });
    if (!Number.isNaN(alongZ)) crossings.push({ x: x - alongZ, z: wallZ }, { x: x + alongZ, z: wallZ });
  }
  return crossings;
}
