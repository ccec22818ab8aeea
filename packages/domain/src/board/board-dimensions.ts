import { cornersOf } from './board-overlap';
import type { BoardBody } from './board-shape';

/** A box around parts. */
export interface BoardExtent {
  /** Its left edge, metres from the middle of the board. */
  readonly x: number;
  /** Its upper edge in the plan, metres from the middle of the board. */
  readonly z: number;
  /** Along x, metres. */
  readonly widthMetres: number;
  /** Along z, metres. */
  readonly depthMetres: number;
}

/** Places along one axis between which lengths are written, ascending. */
export interface BoardDimensions {
  /** The rectangle around all parts. */
  readonly extent: BoardExtent;
  /** Ends of the dimension lines along x, ascending, metres. */
  readonly alongX: readonly number[];
  /** Ends of the dimension lines along z, ascending, metres. */
  readonly alongZ: readonly number[];
}

/** Narrower parts, such as a spacer seen from its end, have no length of their own on that axis. */
const LEAST_METRES = 0.05;
const SAME_METRES = 0.001;
/** More lengths in one chain cannot be read. */
const CHAIN_MOST = 24;

/** The box around parts; undefined around none. */
export function extentOf(bodies: readonly BoardBody[]): BoardExtent | undefined {
  if (bodies.length === 0) return undefined;
  const corners = bodies.flatMap(cornersOf);
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  const [x, z] = [least(xs), least(zs)];
  return { x, z, widthMetres: most(xs) - x, depthMetres: most(zs) - z };
}

/** The lengths of a board: from edge to edge of its carriers, else of all parts, along both axes (TB12). */
export function boardDimensions(bodies: readonly BoardBody[]): BoardDimensions | undefined {
  const extent = extentOf(bodies);
  if (extent === undefined) return undefined;
  const carriers = bodies.filter(({ shape }) => shape.layer === 'carrier');
  const boxes = (carriers.length === 0 ? bodies : carriers).flatMap((body) => extentOf([body]) ?? []);
  return {
    extent,
    alongX: chain(boxes.map(({ x, widthMetres }) => [x, widthMetres] as const)),
    alongZ: chain(boxes.map(({ z, depthMetres }) => [z, depthMetres] as const)),
  };
}

function chain(spans: readonly (readonly [from: number, metres: number])[]): readonly number[] {
  const edges = spans
    .filter(([, metres]) => metres >= LEAST_METRES)
    .flatMap(([from, metres]) => [from, from + metres])
    .sort((one, other) => one - other);
  const distinct = edges.filter((edge, index) => index === 0 || edge - (edges[index - 1] as number) > SAME_METRES);
  const [first, last] = [distinct[0], distinct.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isCrowded = distinct.some((edge, index) => index > 0 && edge - (distinct[index - 1] as number) < LEAST_METRES - SAME_METRES);
  return isCrowded || distinct.length > CHAIN_MOST ? [first, last] : distinct;
}

function least(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
}
