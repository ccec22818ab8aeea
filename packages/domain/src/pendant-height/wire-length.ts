import { centimetresOf, requireMeasure } from '../measure';
import { fail, ok, type Result } from '../result';

/** Parts of a pendant height besides its wire, metres. */
export interface HangingParts {
  /** Height of the canopy below the ceiling, metres. */
  readonly canopyHeightMetres: number;
  /** Height of the element's body, metres. */
  readonly elementHeightMetres: number;
}

/** Why a height leaves no wire: it is less than canopy and element; `min` in centimetres, inclusive (PH12). */
export interface WireFailure {
  readonly code: 'pendant-height.no-wire';
  /** The height that was asked for, centimetres. */
  readonly value: number;
  /** Least height of canopy and body together, centimetres. */
  readonly min: number;
}

/**
 * The pendant height that a wire makes: canopy, wire and element, rounded to the nearest whole centimetre, half upwards (PH11).
 * Throws a RangeError for a measure that is negative or no finite number (PH14).
 */
export function pendantHeightOfWire(wireLengthCm: number, parts: HangingParts): number {
  if (wireLengthCm < 0) throw new RangeError(`wire length ${wireLengthCm} is negative`);
  // Cleaned again: the sum of clean halves may end just below the half.
  return Math.round(centimetresOf((requireMeasure(wireLengthCm, 'wire length') + partsCm(parts)) / 100));
}

/**
 * The wire that a pendant height leaves, centimetres, not always whole: height less canopy and element (PH12).
 * Throws a RangeError for a measure that is negative or no finite number (PH14).
 */
export function wireLengthOfHeight(heightCm: number, parts: HangingParts): Result<number, WireFailure> {
  const min = partsCm(parts);
  const wireCm = centimetresOf((requireMeasure(heightCm, 'pendant height') - min) / 100);
  return wireCm < 0 ? fail({ code: 'pendant-height.no-wire', value: heightCm, min }) : ok(wireCm);
}

function partsCm({ canopyHeightMetres, elementHeightMetres }: HangingParts): number {
  for (const [name, metres] of Object.entries({ canopyHeightMetres, elementHeightMetres })) {
    if (requireMeasure(metres, name) < 0) throw new RangeError(`${name} ${metres} is negative`);
  }
  return centimetresOf(canopyHeightMetres + elementHeightMetres);
}
