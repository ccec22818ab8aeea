import type { Vector } from '../light';

/** Obstruction of light: a box, or a flat disc such as the top of a round table. */
export type Obstruction =
  | {
      readonly kind: 'box';
      /** The corner with the least coordinates, from the corner of the room. */
      readonly lowMetres: Vector;
      /** The corner with the largest, each above the least. */
      readonly highMetres: Vector;
      /** About its own upright middle axis, counter-clockwise from above; default 0, along the axes of the room. */
      readonly turnDegrees?: number;
    }
  /** A flat disc around its centre, square to its normal of length 1. */
  | { readonly kind: 'disc'; readonly centreMetres: Vector; readonly normal: Vector; readonly radiusMetres: number };

/** A box by its middle, half its sides, and cosine and sine of its turn. */
export interface TurnedBox {
  readonly centre: Vector;
  readonly half: Vector;
  readonly cosine: number;
  readonly sine: number;
}

/** An obstruction prepared for many rays. */
export type PreparedObstruction = ({ readonly kind: 'box' } & TurnedBox) | Extract<Obstruction, { readonly kind: 'disc' }>;

const RADIANS = Math.PI / 180;
/** Ends of a ray count as outside: a lamp may lie on a shade, a point on a table. */
const SKIN = 1e-6;
/** Metres of a ray along an axis that it runs across. */
const STILL = 1e-12;

export function prepareObstruction(obstruction: Obstruction): PreparedObstruction {
  if (obstruction.kind === 'disc') return obstruction;
  const { lowMetres: low, highMetres: high, turnDegrees = 0 } = obstruction;
  return {
    kind: 'box',
    centre: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    half: [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2],
    cosine: Math.cos(turnDegrees * RADIANS),
    sine: turnDegrees === 0 ? 0 : Math.sin(turnDegrees * RADIANS),
  };
}

/** A position in the axes of a box, from its centre. */
export function inBox({ centre, cosine, sine }: TurnedBox, [x, y, z]: Vector): Vector {
  const [dx, dy] = [x - centre[0], y - centre[1]];
  return [cosine * dx + sine * dy, cosine * dy - sine * dx, z - centre[2]];
}

/** Millions of rays are asked: without a vector for each. */
function crossesBox({ centre, half, cosine, sine }: TurnedBox, from: Vector, to: Vector): boolean {
  const [fx, fy] = [from[0] - centre[0], from[1] - centre[1]];
  const [tx, ty] = [to[0] - centre[0], to[1] - centre[1]];
  const [x, y, z] = [cosine * fx + sine * fy, cosine * fy - sine * fx, from[2] - centre[2]];
  const [dx, dy, dz] = [cosine * tx + sine * ty - x, cosine * ty - sine * tx - y, to[2] - from[2]];
  let enter = SKIN;
  let leave = 1 - SKIN;
  for (let axis = 0; axis < 3; axis += 1) {
    const place = axis === 0 ? x : axis === 1 ? y : z;
    const step = axis === 0 ? dx : axis === 1 ? dy : dz;
    const side = half[axis] as number;
    if (Math.abs(step) < STILL) {
      if (Math.abs(place) >= side) return false;
      continue;
    }
    const a = (-side - place) / step;
    const b = (side - place) / step;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
    if (enter >= leave) return false;
  }
  return true;
}

const heightOver = (centre: Vector, normal: Vector, point: Vector) =>
  (point[0] - centre[0]) * normal[0] + (point[1] - centre[1]) * normal[1] + (point[2] - centre[2]) * normal[2];

function crossesDisc(centre: Vector, normal: Vector, radius: number, from: Vector, to: Vector): boolean {
  const a = heightOver(centre, normal, from);
  const b = heightOver(centre, normal, to);
  if (a * b >= 0) return false;
  const share = a / (a - b);
  if (share <= SKIN || share >= 1 - SKIN) return false;
  const x = from[0] + (to[0] - from[0]) * share - centre[0];
  const y = from[1] + (to[1] - from[1]) * share - centre[1];
  const z = from[2] + (to[2] - from[2]) * share - centre[2];
  return x * x + y * y + z * z < radius * radius;
}

export function crosses(it: PreparedObstruction, from: Vector, to: Vector): boolean {
  return it.kind === 'box' ? crossesBox(it, from, to) : crossesDisc(it.centreMetres, it.normal, it.radiusMetres, from, to);
}

/** Checks whether the straight line from one place to another, in metres, crosses an obstruction; it may touch one (IL4). */
export function isObstructed(from: Vector, to: Vector, obstructions: readonly Obstruction[]): boolean {
  return obstructions.some((it) => crosses(prepareObstruction(it), from, to));
}
