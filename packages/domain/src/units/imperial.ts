import { MOST_CENTIMETRES, UNITS } from './units.data';

const SIXTEENTHS_PER_INCH = 16;
const SIXTEENTHS_PER_FOOT = 12 * SIXTEENTHS_PER_INCH;

/** A product size in inches, in reduced and carried sixteenths: 100 cm → `39 3/8″`; throws for an invalid length (UN4, UN6). */
export function formatInches(centimetres: number): string {
  const sixteenths = sixteenthsOf(centimetres);
  return minus(centimetres, sixteenths) + inchText(sixteenths);
}

/** A room or a height in feet and inches: 213.36 cm → `7′ 0″`, below a foot inches alone; throws for an invalid length (UN5, UN6). */
export function formatFeetAndInches(centimetres: number): string {
  const sixteenths = sixteenthsOf(centimetres);
  const feet = Math.floor(sixteenths / SIXTEENTHS_PER_FOOT);
  const inches = inchText(sixteenths % SIXTEENTHS_PER_FOOT);
  return minus(centimetres, sixteenths) + (feet === 0 ? inches : `${feet}′ ${inches}`);
}

/** The nearest whole number of sixteenths of an inch, halves away from zero, without sign. */
function sixteenthsOf(centimetres: number): number {
  if (!(Math.abs(centimetres) <= MOST_CENTIMETRES)) throw new RangeError(`${centimetres} cm is no length`);
  return Math.round((Math.abs(centimetres) * SIXTEENTHS_PER_INCH) / UNITS.in.size);
}

function inchText(sixteenths: number): string {
  const whole = Math.floor(sixteenths / SIXTEENTHS_PER_INCH);
  let numerator = sixteenths % SIXTEENTHS_PER_INCH;
  let denominator = SIXTEENTHS_PER_INCH;
  if (numerator === 0) return `${whole}″`;
  while (numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  return `${whole} ${numerator}/${denominator}″`;
}

function minus(centimetres: number, sixteenths: number): string {
  return centimetres < 0 && sixteenths > 0 ? '−' : '';
}
