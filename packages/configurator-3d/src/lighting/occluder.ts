import { add, type Vector } from './vector';

/** A box that stands in the light, turned about the vertical. */
export interface Block {
  readonly centre: Vector;
  readonly half: Vector;
  readonly turnRadians: number;
}

/** Blocks of one piece of furniture and the level box around them. */
export interface Occluder {
  readonly minimum: Vector;
  readonly maximum: Vector;
  readonly blocks: readonly Block[];
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
  return { minimum: reach(Math.min), maximum: reach(Math.max), blocks };
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

const crosses = (from: number, way: number, low: number, high: number, span: [number, number]): boolean => {
  if (Math.abs(way) < 1e-9) return from > low && from < high;
  const [a, b] = [(low - from) / way, (high - from) / way];
  span[0] = Math.max(span[0], Math.min(a, b));
  span[1] = Math.min(span[1], Math.max(a, b));
  return span[0] < span[1];
};

const span: [number, number] = [0, 1];

const meetsBlock = ({ centre, half, turnRadians }: Block, from: Vector, way: Vector): boolean => {
  const [sine, cosine] = [Math.sin(turnRadians), Math.cos(turnRadians)];
  const [x, y, z] = [from[0] - centre[0], from[1] - centre[1], from[2] - centre[2]];
  span[0] = END_SHARE;
  span[1] = 1 - END_SHARE;
  const [a, b, c] = [half[0] - SKIN_METRES, half[1] - SKIN_METRES, half[2] - SKIN_METRES];
  return (
    crosses(x * cosine - z * sine, way[0] * cosine - way[2] * sine, -a, a, span) &&
    crosses(y, way[1], -b, b, span) &&
    crosses(x * sine + z * cosine, way[0] * sine + way[2] * cosine, -c, c, span)
  );
};

/** Returns whether anything stands between two places. */
export const isHidden = (occluders: readonly Occluder[], from: Vector, to: Vector): boolean => {
  const way: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  for (const { minimum, maximum, blocks } of occluders) {
    span[0] = 0;
    span[1] = 1;
    if (
      crosses(from[0], way[0], minimum[0], maximum[0], span) &&
      crosses(from[1], way[1], minimum[1], maximum[1], span) &&
      crosses(from[2], way[2], minimum[2], maximum[2], span)
    )
      for (const block of blocks) if (meetsBlock(block, from, way)) return true;
  }
  return false;
};
