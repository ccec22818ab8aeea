import type { LuminousOpening } from '../luminaire';

/** Area in m² of an opening as seen from a direction of the luminaire, x along C0, y along C90, of any length. */
export function seenArea(
  { shape, alongC0Metres: a, alongC90Metres: b, heightMetres: h }: LuminousOpening,
  x: number,
  y: number,
  z: number,
): number {
  const length = Math.sqrt(x * x + y * y + z * z);
  const isRectangle = shape === 'rectangle';
  const below = (isRectangle ? 1 : Math.PI / 4) * a * b * Math.abs(z);
  const aside = isRectangle ? h * (a * Math.abs(y) + b * Math.abs(x)) : h * Math.sqrt((a * y) ** 2 + (b * x) ** 2);
  return (below + aside) / length;
}

/** Sizes of files are rounded to millimetres: sides that differ by less are alike. */
const LONGER = 1.01;

/** The plane that the lamps of a luminaire lie along, C0 or C90: its longer side; C90 where both are alike, as EULUMDAT has it (IL7). */
export function lampAxisDegrees({ shape, alongC0Metres, alongC90Metres }: LuminousOpening): 0 | 90 {
  if (shape === 'cylinder-along-c0') return 0;
  return shape !== 'cylinder-along-c90' && alongC0Metres > alongC90Metres * LONGER ? 0 : 90;
}
