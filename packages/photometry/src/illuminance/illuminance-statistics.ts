/** Statistics of illuminance values. */
export interface IlluminanceStatistics {
  /** Average over all points, with equal weights. */
  readonly averageLux: number;
  /** Smallest value. */
  readonly minLux: number;
  /** Largest value. */
  readonly maxLux: number;
  /** Smallest by average, 0 where there is no light. */
  readonly uniformity: number;
  /** Smallest by largest, 0 where there is no light. */
  readonly diversity: number;
}

/** Average, smallest and largest of at least one value, and their ratios (RO6); a RangeError without any. */
export function illuminanceStatistics(valuesLux: ArrayLike<number>): IlluminanceStatistics {
  if (valuesLux.length === 0) throw new RangeError('no values');
  let sum = 0;
  let minLux = Number.POSITIVE_INFINITY;
  let maxLux = 0;
  for (let index = 0; index < valuesLux.length; index += 1) {
    const value = valuesLux[index] as number;
    sum += value;
    minLux = Math.min(minLux, value);
    maxLux = Math.max(maxLux, value);
  }
  const averageLux = sum / valuesLux.length;
  return { averageLux, minLux, maxLux, uniformity: averageLux > 0 ? minLux / averageLux : 0, diversity: maxLux > 0 ? minLux / maxLux : 0 };
}
