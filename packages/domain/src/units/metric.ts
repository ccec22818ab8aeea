/** The marks of a written number; `group` stands between thousands and may be empty. The library knows no locale: they are arguments (UN8). */
export interface NumberMarks {
  /** Between whole and decimals. */
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
}

/** Keeps a number and its unit on one line. */
const NO_BREAK_SPACE = '\u00A0';
/** Largest number that is written with all its digits. */
const MOST = 1e15;
const MOST_DECIMALS = 6;

/** A number with exactly so many decimals (0–6) and the marks given, halves away from zero; throws a RangeError for numbers without such digits and for other decimals (UN8, UN14). */
export function formatDecimal(value: number, decimals: number, marks: NumberMarks): string {
  if (!(Math.abs(value) <= MOST)) throw new RangeError(`${value} is no number to be written`);
  if (!(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS))
    throw new RangeError(`${decimals} is no number of decimals`);
  const [whole = '', fraction] = rounded(Math.abs(value), decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,5}$)/g, () => marks.group);
  const written = fraction === undefined ? grouped : grouped + marks.decimal + fraction;
  return value < 0 && /[1-9]/.test(written) ? `−${written}` : written;
}

/** A length below 1 m in centimetres with at most one decimal, from 1 m in metres with two: `33 cm`, `1,90 m` (UN7). */
export function formatMetricLength(centimetres: number, marks: NumberMarks): string {
  const millimetres = Math.round(Math.abs(centimetres) * 10);
  if (millimetres >= 1000) return `${formatDecimal(centimetres / 100, 2, marks)}${NO_BREAK_SPACE}m`;
  return `${formatDecimal(centimetres, millimetres % 10 === 0 ? 0 : 1, marks)}${NO_BREAK_SPACE}cm`;
}

/** Shifts the point in the text of the number, so that 1.005 rounds to 1.01 as it reads. */
function rounded(value: number, decimals: number): string {
  const [mantissa, exponent = '0'] = String(value).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  return Number(`${shifted}e-${decimals}`).toFixed(decimals);
}
