/** Lengths that differ by less are the same: what arithmetic with metres leaves over is never a gap or an overlap. Metres. */
export const TOLERANCE_METRES = 1e-9;

/** The number when it is finite; throws a RangeError naming it otherwise, so that no NaN goes on into geometry. */
export function finiteMeasure(value: number, name: string): number {
  if (!Number.isFinite(value)) throw new RangeError(`${name} ${value} is no finite number`);
  return value;
}

/** Metres as centimetres without what the multiplication leaves over: 2.3 gives 230 and not 229.99999999999997. */
export function centimetresOf(metres: number): number {
  return Math.round(metres * 1e8) / 1e6;
}
