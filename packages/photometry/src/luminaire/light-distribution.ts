/**
 * Luminous intensities by C-plane and γ. C turns from the x axis (C0) to the y axis (C90), seen from above counter-clockwise; γ is 0
 * downwards and 180 upwards. Plain data: it goes to a worker as it is.
 */
export interface LightDistribution {
  /** Ascending, from 0 to below 360; a single plane stands for light that is alike all round. */
  readonly planesDegrees: readonly number[];
  /** Ascending, from 0 to 180, both included; beyond the first and last there is no light. */
  readonly gammasDegrees: readonly number[];
  /** Plane after plane, not negative. */
  readonly candela: Float64Array;
}

/**
 * A distribution of these rows, one for each plane; a RangeError where angles, counts or intensities break the rules of the type, an intensity
 * below 0, without end or no number among them (LI1).
 */
export function lightDistribution(
  planesDegrees: readonly number[],
  gammasDegrees: readonly number[],
  rows: readonly (readonly number[])[],
): LightDistribution {
  if (!isAscending(planesDegrees, 0, 360) || planesDegrees[planesDegrees.length - 1] === 360)
    throw new RangeError('planes ascend from 0 to below 360');
  if (!isAscending(gammasDegrees, 0, 180)) throw new RangeError('gammas ascend from 0 to 180');
  const count = gammasDegrees.length;
  if (rows.length !== planesDegrees.length || rows.some((row) => row.length !== count))
    throw new RangeError('one row of intensities for each plane');
  const candela = new Float64Array(planesDegrees.length * count);
  for (const [plane, row] of rows.entries())
    for (let index = 0; index < count; index += 1) {
      const value = row[index] as number;
      if (!(value >= 0 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`an intensity is 0 or more, not ${value}`);
      candela[plane * count + index] = value;
    }
  return { planesDegrees, gammasDegrees, candela };
}

function isAscending(angles: readonly number[], least: number, most: number): boolean {
  return (
    angles.length > 0 &&
    angles.every((angle, index) => angle >= (index === 0 ? least : (angles[index - 1] as number) + Number.EPSILON) && angle <= most)
  );
}

/** Checks plain data that came from elsewhere, such as a worker, by the rules of the type (LI1). */
export function isLightDistribution({ planesDegrees, gammasDegrees, candela }: LightDistribution): boolean {
  return (
    isAscending(planesDegrees, 0, 360) &&
    planesDegrees[planesDegrees.length - 1] !== 360 &&
    isAscending(gammasDegrees, 0, 180) &&
    candela.length === planesDegrees.length * gammasDegrees.length &&
    candela.every((value) => value >= 0 && value < Number.POSITIVE_INFINITY)
  );
}

/** The same light, every intensity times a factor of 0 or more. */
export function scaled(distribution: LightDistribution, factor: number): LightDistribution {
  if (!(factor >= 0) || factor === Number.POSITIVE_INFINITY) throw new RangeError('a factor of light is 0 or more');
  return { ...distribution, candela: distribution.candela.map((value) => value * factor) };
}
