type Point = readonly [number, number, number];

/** The least distance of two segments by narrowing down to it, which is convex; written apart from the code it checks. */
export function slowSegmentDistance(from: Point, to: Point, otherFrom: Point, otherTo: Point): number {
  const at = (start: Point, end: Point, share: number) => start.map((value, axis) => value + share * ((end[axis] ?? 0) - value));
  const distance = (s: number, t: number) => {
    const other = at(otherFrom, otherTo, t);
    return Math.hypot(...at(from, to, s).map((value, axis) => value - (other[axis] ?? 0)));
  };
  return least((s) => least((t) => distance(s, t)));
}

function least(f: (share: number) => number): number {
  let low = 0;
  let high = 1;
  for (let narrowing = 0; narrowing < 60; narrowing += 1) {
    const third = (high - low) / 3;
    if (f(low + third) < f(high - third)) high -= third;
    else low += third;
  }
  return Math.min(f(low), f(0), f(1));
}
