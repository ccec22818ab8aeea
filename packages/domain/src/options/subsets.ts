/** Every subset of that many items, in the order of the items. */
export function subsetsOf<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => subsetsOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}
