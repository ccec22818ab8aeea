/** Lengths that differ by less are the same: what arithmetic with metres leaves over is never a gap or an overlap. Metres. */
export const TOLERANCE_METRES = 1e-9;

/** Largest measure in any unit: a larger one would overflow in a product. */
const MAX_MEASURE = 1e9;

/** The number when it is a finite one of at most {@link MAX_MEASURE}; throws a RangeError naming it otherwise, so that no NaN goes on. */
export function requireMeasure(value: number, name: string): number {
  // A NaN is not at most anything.
  if (!(Math.abs(value) <= MAX_MEASURE)) throw new RangeError(`${name} ${value} is no measure`);
  return value;
}

/** Metres as centimetres without the rounding error of the multiplication: 2.3 gives 230 and not 229.99999999999997. */
export function centimetresOf(metres: number): number {
  return Math.round(metres * 1e8) / 1e6;
}
