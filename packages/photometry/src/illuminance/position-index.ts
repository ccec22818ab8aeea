/** Range of the position index, relative to the distance ahead: sources farther aside or higher up do not count. */
const MOST_ASIDE = 3;
const MOST_UP = 1.9;
const DEGREES = 180 / Math.PI;

/**
 * Guth's position index of a source at these distances ahead of an eye, beside its line of sight and above it, in one unit; undefined
 * outside of the defined range. A source below the line counts as if it were as far above (CIE 117).
 */
export function positionIndex(ahead: number, aside: number, up: number): number | undefined {
  const height = Math.abs(up);
  if (ahead <= 0 || aside / ahead > MOST_ASIDE || height / ahead > MOST_UP) return undefined;
  const fromSight = Math.acos(ahead / Math.sqrt(ahead * ahead + aside * aside + height * height)) * DEGREES;
  const fromUpright = Math.atan2(aside, height) * DEGREES;
  const linear = 35.2 - 0.31889 * fromUpright - 1.22 * Math.exp((-2 * fromUpright) / 9);
  const square = 21 + 0.26667 * fromUpright - 0.002963 * fromUpright * fromUpright;
  return Math.exp(linear * 1e-3 * fromSight + square * 1e-5 * fromSight * fromSight);
}
