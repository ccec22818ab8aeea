import { add, type Vector } from './vector';

/** A box that stands in the light, turned about the vertical. */
export interface Block {
  readonly centre: Vector;
  readonly half: Vector;
  readonly turnRadians: number;
}

/** A block with the turn of its frame. */
interface TurnedBlock extends Block {
  readonly sine: number;
  readonly cosine: number;
}

/** Blocks of one piece of furniture and the level box around them. */
export interface Occluder {
  readonly minimum: Vector;
  readonly maximum: Vector;
  readonly blocks: readonly TurnedBlock[];
}

const CORNERS = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [x, y, z])));

/** A place in the block's own frame, in the room. */
export const blockPoint = ({ centre, half, turnRadians }: Block, [x, y, z]: Vector): Vector => {
  const [sine, cosine] = [Math.sin(turnRadians), Math.cos(turnRadians)];
  return add(centre, [x * half[0] * cosine + z * half[2] * sine, y * half[1], z * half[2] * cosine - x * half[0] * sine]);
};

export const occluderOf = (blocks: readonly Block[]): Occluder => {
  const corners = blocks.flatMap((block) => CORNERS.map((corner) => blockPoint(block, corner)));
  const reach = (pick: (...values: number[]) => number): Vector => {
    const along = (axis: 0 | 1 | 2): number => pick(...corners.map((corner) => corner[axis]));
    return [along(0), along(1), along(2)];
  };
  return {
    minimum: reach(Math.min),
    maximum: reach(Math.max),
    // Every way through the room is tried against every block: sines are not for then.
    blocks: blocks.map((block) => ({ ...block, sine: Math.sin(block.turnRadians), cosine: Math.cos(block.turnRadians) })),
  };
};

/** Legs and bars thinner than the grid of the light throw no shadow that it could show. */
const THIN_METRES = 0.03;

export const thickOf = (occluders: readonly Occluder[]): readonly Occluder[] =>
  occluders.map(({ blocks, ...bounds }) => ({
    ...bounds,
    blocks: blocks.filter(({ half }) => half.filter((length) => 2 * length < THIN_METRES).length < 2),
  }));

/** Blocks end a little before their surface, so that objects on it do not shade themselves. */
const SKIN_METRES = 0.004;
/** Ends of a way that do not count, as a share of it. */
const END_SHARE = 1e-3;

/** Where a way enters and leaves what it is tried against, as shares of it. */
let enters = 0;
let leaves = 1;

const crosses = (from: number, way: number, low: number, high: number): boolean => {
  if (Math.abs(way) < 1e-9) return from > low && from < high;
  const a = (low - from) / way;
  const b = (high - from) / way;
  if (a < b) {
    if (a > enters) enters = a;
    if (b < leaves) leaves = b;
  } else {
    if (b > enters) enters = b;
    if (a < leaves) leaves = a;
  }
  return enters < leaves;
};

const meetsBlock = ({ centre, half, sine, cosine }: TurnedBlock, from: Vector, wayX: number, wayY: number, wayZ: number): boolean => {
  const x = from[0] - centre[0];
  const y = from[1] - centre[1];
  const z = from[2] - centre[2];
  enters = END_SHARE;
  leaves = 1 - END_SHARE;
  const a = half[0] - SKIN_METRES;
  const b = half[1] - SKIN_METRES;
  const c = half[2] - SKIN_METRES;
  return (
    crosses(x * cosine - z * sine, wayX * cosine - wayZ * sine, -a, a) &&
    crosses(y, wayY, -b, b) &&
    crosses(x * sine + z * cosine, wayX * sine + wayZ * cosine, -c, c)
  );
};

/** Returns whether anything stands between two places. Nothing is allocated: it is asked for each place and lamp of a room. */
export const isHidden = (occluders: readonly Occluder[], from: Vector, to: Vector): boolean => {
  const wayX = to[0] - from[0];
  const wayY = to[1] - from[1];
  const wayZ = to[2] - from[2];
  for (const { minimum, maximum, blocks } of occluders) {
    // Most ways between a lamp and the upper half of a room pass over all furniture.
    if (from[1] > maximum[1] && to[1] > maximum[1]) continue;
    enters = 0;
    leaves = 1;
    if (
      crosses(from[1], wayY, minimum[1], maximum[1]) &&
      crosses(from[0], wayX, minimum[0], maximum[0]) &&
      crosses(from[2], wayZ, minimum[2], maximum[2])
    )
      for (const block of blocks) if (meetsBlock(block, from, wayX, wayY, wayZ)) return true;
  }
  return false;
};
