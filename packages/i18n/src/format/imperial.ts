/** Factors of UN: the specification's text has them the wrong way round. */
const CENTIMETRES_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.454;
const CUBIC_METRES_PER_CUBIC_FOOT = 0.0283;
const INCHES_PER_FOOT = 12;
const SIXTEENTHS_PER_INCH = 16;

/** Pounds of a mass in kilograms (UN). */
export const poundsFromKilograms = (kilograms: number): number => kilograms / KILOGRAMS_PER_POUND;

/** Cubic feet of a volume in cubic metres (UN). */
export const cubicFeetFromCubicMetres = (cubicMetres: number): number => cubicMetres / CUBIC_METRES_PER_CUBIC_FOOT;

/** Whole sixteenths of an inch nearest to a length in centimetres; halves away from zero. */
const sixteenthsFromCentimetres = (centimetres: number): number => {
  const exact = (Math.abs(centimetres) * SIXTEENTHS_PER_INCH) / CENTIMETRES_PER_INCH;
  return Math.round(exact);
};

const inchText = (sixteenths: number): string => {
  const whole = Math.floor(sixteenths / SIXTEENTHS_PER_INCH);
  let numerator = sixteenths % SIXTEENTHS_PER_INCH;
  let denominator = SIXTEENTHS_PER_INCH;
  if (numerator === 0) return `${whole}″`;
  while (numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  return `${whole} ${numerator}/${denominator}″`;
};

const signed = (centimetres: number, sixteenths: number, text: string): string => (centimetres < 0 && sixteenths > 0 ? `−${text}` : text);

/** A product size in inches, in reduced sixteenths: 100 cm → `39 3/8″` (UN). */
export const formatInches = (centimetres: number): string => {
  const sixteenths = sixteenthsFromCentimetres(centimetres);
  return signed(centimetres, sixteenths, inchText(sixteenths));
};

/** A room or a height in feet and inches, carried: 213.36 cm → `7′ 0″`; below one foot in inches alone (UN). */
export const formatFeetAndInches = (centimetres: number): string => {
  const sixteenths = sixteenthsFromCentimetres(centimetres);
  const perFoot = SIXTEENTHS_PER_INCH * INCHES_PER_FOOT;
  const feet = Math.floor(sixteenths / perFoot);
  const inches = inchText(sixteenths % perFoot);
  return signed(centimetres, sixteenths, feet === 0 ? inches : `${feet}′ ${inches}`);
};

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const FRACTION = String.raw`(\d+)\/(\d+)`;
const IMPERIAL = new RegExp(String.raw`^(?:(${NUMBER})\s*′)?\s*(?:(?:(${NUMBER})(?:\s+${FRACTION})?|${FRACTION})\s*″?)?$`);

/**
 * Centimetres of a length as Americans write it: `3′ 3 3/8″`, `39 3/8"`, `7'`, `0,5`. A number without a mark is inches.
 * Accepts `'` and `"` beside `′` and `″`, decimals with point or comma. Undefined for anything else (UN).
 */
export const parseImperialLength = (text: string): number | undefined => {
  const normal = text.trim().replace(/['’]/g, '′').replace(/["”]/g, '″').replaceAll(',', '.');
  const match = normal === '' ? null : IMPERIAL.exec(normal);
  if (match === null) return undefined;
  const [, feet = '0', inches = '0', numeratorAfter, denominatorAfter, numeratorAlone, denominatorAlone] = match;
  const fraction = Number(numeratorAfter ?? numeratorAlone ?? 0) / Number(denominatorAfter ?? denominatorAlone ?? 1);
  const centimetres = (Number(feet) * INCHES_PER_FOOT + Number(inches) + fraction) * CENTIMETRES_PER_INCH;
  return Number.isFinite(centimetres) ? centimetres : undefined;
};
