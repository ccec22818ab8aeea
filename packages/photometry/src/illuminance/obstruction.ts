import type { Vector } from '../light';

/** What stands in the way of light: a box along the axes of the room, or a flat disc. */
export type Obstruction =
  | { readonly kind: 'box'; readonly lowMetres: Vector; readonly highMetres: Vector }
  | { readonly kind: 'disc'; readonly centreMetres: Vector; readonly normal: Vector; readonly radiusMetres: number };

/** Ends of a ray count as outside: a lamp may lie on a shade, a point on a table. */
const SKIN = 1e-6;

function crossesBox(low: Vector, high: Vector, from: Vector, to: Vector): boolean {
  let enter = SKIN;
  let leave = 1 - SKIN;
  for (const axis of [0, 1, 2] as const) {
    const step = to[axis] - from[axis];
    if (step === 0) {
      if (from[axis] <= low[axis] || from[axis] >= high[axis]) return false;
      continue;
    }
    const [a, b] = [(low[axis] - from[axis]) / step, (high[axis] - from[axis]) / step];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
}

function crossesDisc(centre: Vector, normal: Vector, radius: number, from: Vector, to: Vector): boolean {
  const height = (point: Vector) =>
    (point[0] - centre[0]) * normal[0] + (point[1] - centre[1]) * normal[1] + (point[2] - centre[2]) * normal[2];
  const [a, b] = [height(from), height(to)];
  if (a * b >= 0) return false;
  const share = a / (a - b);
  if (share <= SKIN || share >= 1 - SKIN) return false;
  const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share - centre[axis];
  return Math.hypot(at(0), at(1), at(2)) < radius;
}

/** Whether light on its straight way from one place to another meets an obstruction; touching is none (IL4). */
export function isObstructed(from: Vector, to: Vector, obstructions: readonly Obstruction[]): boolean {
  return obstructions.some((it) =>
    it.kind === 'box'
      ? crossesBox(it.lowMetres, it.highMetres, from, to)
      : crossesDisc(it.centreMetres, it.normal, it.radiusMetres, from, to),
  );
}
