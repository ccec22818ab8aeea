type Point = readonly [number, number, number];

/** The least distance of two segments by narrowing down to it, which is convex; written apart from the code it checks. */
export function slowSegmentDistance(from: Point, to: Point, otherFrom: Point, otherTo: Point): number {
  const axis = (index: 0 | 1 | 2, s: number, t: number) =>
    from[index] + s * (to[index] - from[index]) - otherFrom[index] - t * (otherTo[index] - otherFrom[index]);
  return least((s) => least((t) => Math.sqrt(axis(0, s, t) ** 2 + axis(1, s, t) ** 2 + axis(2, s, t) ** 2)));
}

function least(f: (share: number) => number): number {
  let low = 0;
  let high = 1;
  for (let narrowing = 0; narrowing < 45; narrowing += 1) {
    const third = (high - low) / 3;
    if (f(low + third) < f(high - third)) high -= third;
    else low += third;
  }
  return Math.min(f(low), f(0), f(1));
}
