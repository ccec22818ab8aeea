/** Ids that count up: `new-1`, `new-2`, … */
export function countingIds(prefix = 'new'): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}

/** A clock that advances only on demand. */
export function testClock(startMilliseconds = 1000): { readonly now: () => number; readonly advance: (milliseconds: number) => void } {
  let time = startMilliseconds;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
