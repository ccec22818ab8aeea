/** The sum of decimals of at most three places, exact: added as whole thousandths. Throws on a value that is no finite number. */
export function sumInThousandths(values: Iterable<number>): number {
  let thousandths = 0;
  for (const value of values) {
    if (!Number.isFinite(value)) throw new RangeError(`${value} cannot be summed`);
    thousandths += Math.round(value * 1000);
  }
  return thousandths / 1000;
}
