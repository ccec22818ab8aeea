import { type Block, blockPoint } from './occluder';
import type { Vector } from './vector';

/** A block ready to be asked many times: its eight corners and the planes of its sides. */
export interface SeenBlock {
  readonly middle: Vector;
  readonly radius: number;
  /** Whole surface, square metres. */
  readonly surface: number;
  readonly corners: Float64Array;
  /** Outward normal and its product with a place on the side. */
  readonly planes: Float64Array;
}

/** Corners of the six sides, each way round the same as seen from outside. Bits of a corner: x 1, y 2, z 4. */
const SIDES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const;
const WAYS: readonly Vector[] = [
  [-1, 0, 0],
  [1, 0, 0],
  [0, -1, 0],
  [0, 1, 0],
  [0, 0, -1],
  [0, 0, 1],
];

export const seenBlock = (block: Block): SeenBlock => {
  const corners = new Float64Array(24);
  for (let i = 0; i < 8; i++) corners.set(blockPoint(block, [i & 1 ? 1 : -1, i & 2 ? 1 : -1, i & 4 ? 1 : -1]), i * 3);
  const planes = new Float64Array(24);
  WAYS.forEach((way, i) => {
    const normal = blockPoint({ ...block, centre: [0, 0, 0], half: [1, 1, 1] }, way);
    const on = blockPoint(block, way);
    planes.set([...normal, normal[0] * on[0] + normal[1] * on[1] + normal[2] * on[2]], i * 4);
  });
  const [a, b, c] = block.half;
  return { middle: block.centre, radius: Math.hypot(a, b, c), surface: 8 * (a * b + b * c + c * a), corners, planes };
};

// A side cut by the horizon has five corners at most.
const clipped = new Float64Array(18);

const clip = (
  corners: Float64Array,
  side: readonly number[],
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
): number => {
  let count = 0;
  let [bx, by, bz] = [0, 0, 0];
  let below = 0;
  for (let i = 0; i <= 4; i++) {
    const at = side[i % 4]! * 3;
    const [x, y, z] = [corners[at]! - px, corners[at + 1]! - py, corners[at + 2]! - pz];
    const height = x * nx + y * ny + z * nz;
    if (i > 0 && height >= 0 !== below >= 0) {
      const t = below / (below - height);
      clipped[count++] = bx + (x - bx) * t;
      clipped[count++] = by + (y - by) * t;
      clipped[count++] = bz + (z - bz) * t;
    }
    if (i < 4 && height >= 0) {
      clipped[count++] = x;
      clipped[count++] = y;
      clipped[count++] = z;
    }
    [bx, by, bz, below] = [x, y, z, height];
  }
  return count / 3;
};

/** Share of the sky over a small plate that a block covers: `polygonFactor` of the sides that face it, without a single new object. */
export const blockShare = (
  { corners, planes }: SeenBlock,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
): number => {
  let sum = 0;
  for (let side = 0; side < 6; side++) {
    const plane = side * 4;
    if (planes[plane]! * px + planes[plane + 1]! * py + planes[plane + 2]! * pz - planes[plane + 3]! <= 1e-4) continue;
    const count = clip(corners, SIDES[side]!, px, py, pz, nx, ny, nz);
    let covered = 0;
    for (let i = 0; i < count; i++) {
      const a = i * 3;
      const b = i + 1 === count ? 0 : a + 3;
      const [ax, ay, az] = [clipped[a]!, clipped[a + 1]!, clipped[a + 2]!];
      const [bx, by, bz] = [clipped[b]!, clipped[b + 1]!, clipped[b + 2]!];
      const [cx, cy, cz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
      const sine = Math.sqrt(cx * cx + cy * cy + cz * cz);
      if (sine < 1e-12) continue;
      covered += (Math.atan2(sine, ax * bx + ay * by + az * bz) * (cx * nx + cy * ny + cz * nz)) / sine;
    }
    sum += Math.abs(covered);
  }
  return Math.min(1, sum / (2 * Math.PI));
};
