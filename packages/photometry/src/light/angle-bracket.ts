/** Index of the last angle that is not above the one asked for; −1 when all are above. Angles ascend. */
export function lastNotAbove(angles: readonly number[], degrees: number): number {
  const last = angles.length - 1;
  // Most files have even steps: then the place is known without a search.
  const first = angles[0] as number;
  const guess = Math.floor(((degrees - first) / ((angles[last] as number) - first)) * last);
  if (guess >= 0 && guess < last && (angles[guess] as number) <= degrees && (angles[guess + 1] as number) > degrees) return guess;
  let low = 0;
  let high = angles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((angles[middle] as number) <= degrees) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** An angle from 0 to below 360. */
export function turn(degrees: number): number {
  const rest = degrees % 360;
  // Adding 360 to a tiny negative rest gives 360 itself.
  return rest < 0 ? (rest + 360) % 360 : rest;
}
