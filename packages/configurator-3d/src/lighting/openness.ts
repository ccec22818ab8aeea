import { blockShare, type SeenBlock } from './block-share';
import type { Receivers } from './receivers';

/** A block that covers less than this share of the view of a place does not count. */
const LEAST_SHARE = 0.012;
const DEEPEST = 0.08;

/** Computes the part of the room that a run of places sees past the furniture; it yields the contact shadows of furniture on a floor. */
export const computeOpenness = (
  { positions, normals, openness }: Receivers,
  blocks: readonly SeenBlock[],
  { from, to }: { readonly from: number; readonly to: number },
): void => {
  openness.fill(1, from, to);
  for (const block of blocks) {
    const [mx, my, mz] = block.middle;
    // A convex body shows a quarter of its surface on average, and covers that over π d².
    const farthest = block.radius * block.radius + block.surface / (4 * Math.PI * LEAST_SHARE);
    for (let i = from; i < to; i++) {
      const at = i * 3;
      const [px, py, pz] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
      const [dx, dy, dz] = [mx - px, my - py, mz - pz];
      if (dx * dx + dy * dy + dz * dz > farthest) continue;
      const [nx, ny, nz] = [normals[at]!, normals[at + 1]!, normals[at + 2]!];
      if (dx * nx + dy * ny + dz * nz < -block.radius) continue;
      const share = blockShare(block, px, py, pz, nx, ny, nz);
      if (share > 0) openness[i] = Math.max(DEEPEST, openness[i]! * (1 - share));
    }
  }
};
