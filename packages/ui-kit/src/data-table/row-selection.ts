/** The keys from one row to another, in the order shown, both included. */
const between = (keys: readonly string[], from: string, to: string): readonly string[] => {
  const [one, other] = [keys.indexOf(from), keys.indexOf(to)];
  if (one < 0 || other < 0) return [to];
  return keys.slice(Math.min(one, other), Math.max(one, other) + 1);
};

/** The selection with one row turned on or off. */
export const toggleKey = (selection: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** The selection with all rows from the anchor to this one brought to the anchor's state. */
export const extendTo = (selection: ReadonlySet<string>, keys: readonly string[], anchor: string, key: string): ReadonlySet<string> => {
  const next = new Set(selection);
  for (const each of between(keys, anchor, key)) {
    if (selection.has(anchor)) next.add(each);
    else next.delete(each);
  }
  return next;
};

/** All of these rows added, or taken away where all are selected; rows that are not shown keep their state. */
export const toggleAll = (selection: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> => {
  const next = new Set(selection);
  const everyone = keys.every((key) => selection.has(key));
  for (const key of keys) {
    if (everyone) next.delete(key);
    else next.add(key);
  }
  return next;
};
