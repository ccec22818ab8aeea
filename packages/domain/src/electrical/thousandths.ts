/** Beyond this, thousandths are no longer whole numbers that a double holds exactly. */
const MOST_SUMMED = Number.MAX_SAFE_INTEGER / 1000;

/**
 * Returns the sum of decimals of at most three places, exact: added as whole thousandths.
 *
 * @throws {RangeError} for a value that is no number between −9,007,199,254,740 and 9,007,199,254,740.
 */
export function sumInThousandths(values: Iterable<number>): number {
  let thousandths = 0;
  for (const value of values) {
    if (!(Math.abs(value) <= MOST_SUMMED)) throw new RangeError(`${value} cannot be summed`);
    thousandths += Math.round(value * 1000);
  }
  return thousandths / 1000;
}
