import type { RoomPoint } from '../geometry';
import { requireMeasure, TOLERANCE_METRES } from '../measure';
import { MOST_CHAINED } from './stick.data';
import { along, lengthOf, squareOn, towards, unit } from './vector';

/** Between which angles a joint opens, degrees; 180 = straight on. */
export interface JointRange {
  /** The least angle between two sticks, degrees, included. */
  readonly min: number;
  /** The most, degrees, included. */
  readonly max: number;
}

/** Sticks one behind the other, with the same angle at each joint and turns to either side. */
export interface StickChain {
  /** Lengths of the sticks in their order, metres. */
  readonly lengthsMetres: readonly number[];
  /** Angle at each joint, degrees; undefined for a single stick. */
  readonly jointDegrees: number | undefined;
  /** Distance between its two ends. */
  readonly spanMetres: number;
  /** Difference between the distance to span and its span: above 0 too short, below 0 too long, 0 = it fits. */
  readonly shortMetres: number;
}

/**
 * Chains of catalogue lengths for a distance, the nearest first (ST4): fitting chains before nearly fitting ones, of equals fewer sticks, then
 * straighter ones. Of one stick the length decides alone, of several the joints open as far as the distance asks and they can. At most three
 * sticks each; every combination of lengths once. Throws a RangeError for an invalid measure.
 */
export function chainsFor(distanceMetres: number, lengthsMetres: readonly number[], joint: JointRange): readonly StickChain[] {
  requireMeasure(distanceMetres, 'distance');
  for (const metres of lengthsMetres) requireMeasure(metres, 'length');
  for (const degrees of [joint.min, joint.max]) requireMeasure(degrees, 'angle');
  const chains = combinations([...new Set(lengthsMetres)].sort((one, other) => other - one)).map((lengths) =>
    chainOf(lengths, distanceMetres, joint),
  );
  const off = ({ shortMetres }: StickChain) => (Math.abs(shortMetres) <= TOLERANCE_METRES ? 0 : Math.abs(shortMetres));
  return chains.toSorted(
    (one, other) =>
      off(one) - off(other) ||
      one.lengthsMetres.length - other.lengthsMetres.length ||
      (other.jointDegrees ?? 180) - (one.jointDegrees ?? 180) ||
      one.spanMetres - other.spanMetres,
  );
}

function combinations(lengths: readonly number[]): readonly (readonly number[])[] {
  let chains: (readonly number[])[] = lengths.map((length) => [length]);
  const all = [...chains];
  for (let count = 2; count <= MOST_CHAINED; count += 1) {
    chains = chains.flatMap((chain) => lengths.filter((length) => length <= (chain.at(-1) as number)).map((length) => [...chain, length]));
    all.push(...chains);
  }
  return all;
}

/** Turns to either side leave every second stick in one direction: two directions with the lengths that lie in them. */
function sidesOf(lengths: readonly number[]): readonly [number, number] {
  const sum = (rest: 0 | 1) => lengths.reduce((metres, length, index) => (index % 2 === rest ? metres + length : metres), 0);
  return [sum(0), sum(1)];
}

function spanOf(lengths: readonly number[], jointDegrees: number): number {
  const [one, other] = sidesOf(lengths);
  return Math.sqrt(Math.max(one * one + other * other - 2 * one * other * Math.cos((jointDegrees * Math.PI) / 180), 0));
}

function chainOf(lengthsMetres: readonly number[], distanceMetres: number, { min, max }: JointRange): StickChain {
  const [one, other] = sidesOf(lengthsMetres);
  if (other === 0) return { lengthsMetres, jointDegrees: undefined, spanMetres: one, shortMetres: distanceMetres - one };
  const [shortest, longest] = [spanOf(lengthsMetres, min), spanOf(lengthsMetres, max)];
  if (distanceMetres > longest) return { lengthsMetres, jointDegrees: max, spanMetres: longest, shortMetres: distanceMetres - longest };
  if (distanceMetres < shortest) return { lengthsMetres, jointDegrees: min, spanMetres: shortest, shortMetres: distanceMetres - shortest };
  const cosine = (one * one + other * other - distanceMetres * distanceMetres) / (2 * one * other);
  const jointDegrees = (Math.acos(Math.min(Math.max(cosine, -1), 1)) * 180) / Math.PI;
  return { lengthsMetres, jointDegrees, spanMetres: distanceMetres, shortMetres: 0 };
}

/**
 * The points of a chain from one point towards another, each stick exactly as long as it is (ST5); its first joint lies to that side of the
 * line between them. The last point is the other one where the chain fits. Throws a RangeError for an invalid measure.
 */
export function pointsOfChain(
  { lengthsMetres, jointDegrees }: Pick<StickChain, 'lengthsMetres' | 'jointDegrees'>,
  from: RoomPoint,
  to: RoomPoint,
  side: RoomPoint,
): readonly RoomPoint[] {
  for (const metres of [...from, ...to, ...side, ...lengthsMetres]) requireMeasure(metres, 'measure');
  requireMeasure(jointDegrees ?? 0, 'angle');
  const ahead = unit(towards(from, to));
  const beside = squareOn(ahead, side) ?? squareOn(ahead, [0, -1, 0]) ?? squareOn(ahead, [1, 0, 0]) ?? [0, 0, 0];
  const [one, other] = sidesOf(lengthsMetres);
  const turn = jointDegrees === undefined ? 0 : Math.PI - (jointDegrees * Math.PI) / 180;
  // The two directions of the chain, turned so that its span lies along the line.
  const lean = Math.atan2(other * Math.sin(turn), one + other * Math.cos(turn));
  const directions = [lean, lean - turn].map((angle) => along(scaled(ahead, Math.cos(angle)), beside, Math.sin(angle)));
  const points: RoomPoint[] = [from];
  for (const [index, length] of lengthsMetres.entries()) {
    points.push(along(points[index] as RoomPoint, unit(directions[index % 2] as RoomPoint), length));
  }
  return points;
}

function scaled([x, y, z]: RoomPoint, by: number): RoomPoint {
  return [x * by, y * by, z * by];
}

/** Distance between two points, metres. */
export function distanceOf(from: RoomPoint, to: RoomPoint): number {
  return lengthOf(towards(from, to));
}
