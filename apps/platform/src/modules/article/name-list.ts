/** The texts that things are found by, folded, in one text; a scan of it finds any part of any of them. */
export interface NameList {
  /** Things one of whose names begins with the folded phrase, in the order of those names. */
  beginningWith(phrase: string): Iterable<number>;
  /** Things that hold every folded word in any of their names, in the order they were given. */
  holding(words: readonly string[]): Iterable<number>;
}

const BETWEEN_NAMES = '\t';
const BETWEEN_THINGS = '\n';

/** `names[thing]` are folded and hold neither tab nor line break. */
export const nameListOf = (names: readonly (readonly string[])[]): NameList => {
  const text = names.map((each) => `${each.join(BETWEEN_NAMES)}${BETWEEN_THINGS}`).join('');
  const starts = new Uint32Array(names.length + 1);
  const thingsOfName = new Map<string, number[]>();
  names.forEach((each, thing) => {
    starts[thing + 1] =
      (starts[thing] ?? 0) +
      Math.max(
        1,
        each.reduce((length, name) => length + name.length + 1, 0),
      );
    for (const name of each) {
      const things = thingsOfName.get(name);
      if (things === undefined) thingsOfName.set(name, [thing]);
      else things.push(thing);
    }
  });
  const sorted = [...thingsOfName.keys()].sort();

  const thingAt = (position: number): number => {
    let low = 0;
    let high = names.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle + 1] ?? 0) > position) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  return {
    *beginningWith(phrase) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? '') < phrase) low = middle + 1;
        else high = middle;
      }
      for (let place = low; ; place += 1) {
        const name = sorted[place];
        if (name === undefined || !name.startsWith(phrase)) return;
        yield* thingsOfName.get(name) ?? [];
      }
    },
    *holding(words) {
      const [rarest = '', ...others] = words.toSorted((first, second) => second.length - first.length);
      // A word that stands nowhere makes looking for the others needless.
      if (others.some((word) => !text.includes(word))) return;
      for (let position = text.indexOf(rarest); position >= 0; ) {
        const thing = thingAt(position);
        if (thing >= names.length) return;
        const end = starts[thing + 1] ?? text.length;
        const own = others.length === 0 ? '' : text.slice(starts[thing], end);
        if (others.every((word) => own.includes(word))) yield thing;
        position = text.indexOf(rarest, end);
      }
    },
  };
};
