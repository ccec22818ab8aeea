/** A set of rows, one bit each, the first row in the lowest bit of the first word. */
export type RowSet = Uint32Array;

export function emptyRows(count: number): RowSet {
  return new Uint32Array((count + 31) >>> 5);
}

/** Adds one row to the set. */
export function withRow(set: RowSet, index: number): RowSet {
  const word = index >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (index & 31));
  return set;
}

/** Adds the rows of another set. */
export function withRows(set: RowSet, others: RowSet): RowSet {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) | (others[word] ?? 0);
  return set;
}

/** The lowest row that all five sets hold, -1 when there is none. */
export function firstRow(a: RowSet, b: RowSet, c: RowSet, d: RowSet, e: RowSet): number {
  for (let word = 0; word < a.length; word += 1) {
    const bits = commonBits(a, b, c, d, e, word);
    if (bits !== 0) return (word << 5) + lowestBit(bits);
  }
  return -1;
}

/** Adds to `found` the rows that all five sets hold; whether there is any. */
export function addRows(found: RowSet, a: RowSet, b: RowSet, c: RowSet, d: RowSet, e: RowSet): boolean {
  let any = 0;
  for (let word = 0; word < a.length; word += 1) {
    const bits = commonBits(a, b, c, d, e, word);
    if (bits === 0) continue;
    any |= bits;
    found[word] = (found[word] ?? 0) | bits;
  }
  return any !== 0;
}

/** The rows of the set, ascending. */
export function rowIndexes(set: RowSet): readonly number[] {
  const indexes: number[] = [];
  set.forEach((bits, word) => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) indexes.push((word << 5) + lowestBit(rest));
  });
  return indexes;
}

function commonBits(a: RowSet, b: RowSet, c: RowSet, d: RowSet, e: RowSet, word: number): number {
  return (a[word] ?? 0) & (b[word] ?? 0) & (c[word] ?? 0) & (d[word] ?? 0) & (e[word] ?? 0);
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
