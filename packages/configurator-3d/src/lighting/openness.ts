import { type Block, blockPoint, type Occluder } from './occluder';
import { polygonFactor } from './polygon-factor';
import type { Receivers } from './receivers';
import type { Vector } from './vector';

/** A block that fills less than this share of the view of a place does not count. */
const LEAST_SHARE = 0.004;
const DEEPEST = 0.08;

const SIDES: readonly (readonly [normal: Vector, corners: readonly Vector[]])[] = ([0, 1, 2] as const).flatMap((axis) =>
  [-1, 1].map((side): readonly [Vector, readonly Vector[]] => {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    const corner = (p: number, q: number): Vector => {
      const point = [0, 0, 0];
      point[axis] = side;
      point[a] = p;
      point[b] = q;
      return point as unknown as Vector;
    };
    return [corner(0, 0), [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
  }),
);

const sidesOf = (block: Block): readonly { readonly middle: Vector; readonly normal: Vector; readonly corners: readonly Vector[] }[] =>
  SIDES.map(([way, corners]) => {
    const middle = blockPoint(block, way);
    const normal = blockPoint({ ...block, centre: [0, 0, 0], half: [1, 1, 1] }, way);
    return { middle, normal, corners: corners.map((corner) => blockPoint(block, corner)) };
  });

/** How much of the room each place sees past the furniture; the contact shadows of what stands on a floor come of it. */
export const computeOpenness = ({ count, positions, normals, openness }: Receivers, occluders: readonly Occluder[]): void => {
  openness.fill(1);
  for (const { blocks } of occluders) {
    for (const block of blocks) {
      const sides = sidesOf(block);
      const radius = Math.hypot(...block.half);
      const [mx, my, mz] = block.centre;
      // A ball of the same size fills (r/d)² of the view at most.
      const farthest = (radius * radius) / LEAST_SHARE;
      for (let i = 0; i < count; i++) {
        const [dx, dy, dz] = [mx - positions[i * 3]!, my - positions[i * 3 + 1]!, mz - positions[i * 3 + 2]!];
        const square = dx * dx + dy * dy + dz * dz;
        if (square > farthest) continue;
        const [nx, ny, nz] = [normals[i * 3]!, normals[i * 3 + 1]!, normals[i * 3 + 2]!];
        if (dx * nx + dy * ny + dz * nz < -radius) continue;
        const point: Vector = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
        let covered = 0;
        for (const { middle, normal, corners } of sides) {
          const front = (point[0] - middle[0]) * normal[0] + (point[1] - middle[1]) * normal[1] + (point[2] - middle[2]) * normal[2];
          if (front > 1e-4) covered += polygonFactor(point, [nx, ny, nz], corners);
        }
        openness[i] = Math.max(DEEPEST, openness[i]! * (1 - Math.min(1, covered)));
      }
    }
  }
};
