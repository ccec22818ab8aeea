import type { ElementId, ElementNode, ElementProps } from '@candil/domain';

/** Last object made of an element; gone with its props, which stay the same object while nothing is chosen anew. Copies share them. */
export type LastMade<T> = WeakMap<ElementProps, Map<ElementId, T>>;

/** Returns the last object made of the element if it is equal, so that views see unchanged elements by identity. */
export function sameObject<T extends object>(last: LastMade<T>, { id, props }: ElementNode, made: T): T {
  let byId = last.get(props);
  if (byId === undefined) {
    byId = new Map();
    last.set(props, byId);
  }
  const before = byId.get(id);
  if (before !== undefined && isAlike(before, made)) return before;
  byId.set(id, made);
  return made;
}

function isAlike<T extends object>(one: T, other: T): boolean {
  for (const key in other) if (!isEqual(one[key], other[key])) return false;
  return true;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
