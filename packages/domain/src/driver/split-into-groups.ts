import { MAX_LIGHTS, MAX_NUMBER_SUPPORT } from './driver-models.data';
import { fewestDeficits } from './fewest-deficits';

/** Lights that share one driver, and the size of that driver. */
export interface LightGroup {
  /** Number of lights, 1 or more. */
  readonly lights: number;
  /** Smallest supported size that is at least `lights`. */
  readonly number_support: number;
}

/**
 * Splits lights over drivers of the supported sizes, larger groups first (DR1–DR10). The number of groups is the count divided by
 * the largest size, rounded up. When supported sizes sum to the count, each group is as large as its driver; otherwise groups are as
 * even as possible, each with the smallest driver that supports it. No lights or no sizes: no groups.
 *
 * `count` is whole, 0–99,999, and sizes are whole, 1–250, in any order; throws otherwise (DR11). The array of sizes is treated as
 * immutable: what is derived from it is kept per object.
 */
export function splitIntoGroups(count: number, supportedSizes: readonly number[]): readonly LightGroup[] {
  if (!Number.isInteger(count) || count < 0 || count > MAX_LIGHTS) throw new RangeError(`${count} is no number of lights`);
  const sizes = knownSizes.get(supportedSizes) ?? readSizes(supportedSizes);
  if (count === 0 || sizes.largest === 0) return [];
  const groups = Math.ceil(count / sizes.largest);
  return exactGroups(sizes, groups, groups * sizes.largest - count) ?? evenGroups(sizes, groups, count);
}

interface Sizes {
  /** 0 = there are none. */
  readonly largest: number;
  /** Difference of each size from the largest, ascending. */
  readonly deficits: readonly number[];
  /** A full group and its smaller ones by number of lights, 1 to the largest. */
  readonly groupOf: readonly LightGroup[];
  /** Groups of exactly supported sizes, by their total difference from the largest size and their number; null = none fit. */
  readonly plans: (readonly LightGroup[] | null | undefined)[];
}

const knownSizes = new WeakMap<readonly number[], Sizes>();

function readSizes(supportedSizes: readonly number[]): Sizes {
  for (const size of supportedSizes) {
    if (!Number.isInteger(size) || size < 1 || size > MAX_NUMBER_SUPPORT)
      throw new RangeError(`${size} is no number of lights of a driver`);
  }
  const descending = [...new Set(supportedSizes)].sort((a, b) => b - a);
  const largest = descending[0] ?? 0;
  const groupOf = Array.from({ length: largest + 1 }, (_, lights) => ({
    lights,
    number_support: descending.findLast((size) => size >= lights) ?? largest,
  }));
  const sizes = {
    largest,
    deficits: descending.map((size) => largest - size),
    groupOf,
    plans: new Array(triangular(largest)).fill(undefined),
  };
  knownSizes.set(supportedSizes, sizes);
  return sizes;
}

function exactGroups({ largest, deficits, groupOf, plans }: Sizes, groups: number, deficit: number): readonly LightGroup[] | undefined {
  // Groups beyond that number have no deficit: they are full.
  const planned = Math.min(groups, deficit + 1);
  const place = triangular(deficit) + planned - 1;
  let plan = plans[place];
  if (plan === undefined) {
    plan = fewestDeficits(deficits, planned, deficit)?.map((lacking) => groupOf[largest - lacking] as LightGroup) ?? null;
    plans[place] = plan;
  }
  if (plan === null) return undefined;
  const fullGroups = groups - planned;
  if (fullGroups === 0) return plan;
  const all = new Array<LightGroup>(groups);
  const full = groupOf[largest] as LightGroup;
  for (let group = 0; group < groups; group += 1) all[group] = group < fullGroups ? full : (plan[group - fullGroups] as LightGroup);
  return all;
}

/** Index of the first plan of a deficit: a deficit of n has plans of 1 to n + 1 groups. */
function triangular(deficit: number): number {
  return (deficit * (deficit + 1)) / 2;
}

function evenGroups({ groupOf }: Sizes, groups: number, count: number): readonly LightGroup[] {
  const surplus = count % groups;
  const lights = (count - surplus) / groups;
  const all = new Array<LightGroup>(groups);
  const larger = groupOf[lights + 1] as LightGroup;
  const smaller = groupOf[lights] as LightGroup;
  for (let group = 0; group < groups; group += 1) all[group] = group < surplus ? larger : smaller;
  return all;
}
