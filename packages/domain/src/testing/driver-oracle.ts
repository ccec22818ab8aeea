/** A group as the rules define it; written apart from the code it checks. */
export interface SlowGroup {
  readonly lights: number;
  readonly number_support: number;
}

/** The groups by looking at every partition into that many supported sizes. */
export function slowGroups(count: number, sizes: readonly number[]): readonly SlowGroup[] {
  if (count === 0 || sizes.length === 0) return [];
  const kinds = [...new Set(sizes)].sort((a, b) => b - a);
  const largest = Math.max(...kinds);
  let number = 0;
  while (number * largest < count) number += 1;
  const exact = partitions(count, number, kinds).sort(byRank)[0] ?? evenly(count, number);
  return exact.map((lights) => ({ lights, number_support: Math.min(...kinds.filter((size) => size >= lights)) }));
}

/** Every non-increasing list of `number` of the kinds (descending) with that sum. */
function partitions(sum: number, number: number, kinds: readonly number[]): number[][] {
  if (number === 0) return sum === 0 ? [[]] : [];
  return kinds.flatMap((kind, index) =>
    kind > sum || kind * number < sum ? [] : partitions(sum - kind, number - 1, kinds.slice(index)).map((rest) => [kind, ...rest]),
  );
}

/** Smallest spread, then smallest sum of squares, then the larger group at the first place that differs. */
function byRank(a: readonly number[], b: readonly number[]): number {
  const spread = (list: readonly number[]) => Math.max(...list) - Math.min(...list);
  const squares = (list: readonly number[]) => list.reduce((sum, size) => sum + size ** 2, 0);
  const place = a.findIndex((size, index) => size !== b[index]);
  return spread(a) - spread(b) || squares(a) - squares(b) || (b[place] ?? 0) - (a[place] ?? 0);
}

/** One light after the other to the smallest group so far. */
function evenly(count: number, number: number): number[] {
  const groups = new Array<number>(number).fill(0);
  for (let light = 0; light < count; light += 1) groups[light % number] = (groups[light % number] ?? 0) + 1;
  return groups;
}
