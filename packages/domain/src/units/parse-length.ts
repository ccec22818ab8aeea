import { fail, ok, type Result } from '../result';
import type { UnitSystem } from './convert';
import { MOST_CENTIMETRES, UNITS } from './units.data';

/** The text is no length (UN11). */
export type LengthFailure = { readonly code: 'units.length-malformed'; readonly text: unknown };

const LONGEST_TEXT = 40;
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const FRACTION = String.raw`(\d+)/(\d+)`;
const METRIC = new RegExp(`^(${NUMBER}) ?(cm|m)$`);
// Feet and inches; only the last of them may go without its mark, and a fraction follows whole inches or stands alone.
const IMPERIAL = new RegExp(`^(?:(${NUMBER}) ?′)? ?(?:(?:(${NUMBER})(?: ${FRACTION})?|${FRACTION}) ?(″)?)?$`);
const BARE = new RegExp(`^${NUMBER}$`);

/**
 * Centimetres of a length as people write it: `190cm`, `1,9 m`, `6'3 1/4"`, `75.25in`, `6 ft 3 in`; `'` `"` and `′` `″` mark feet and inches,
 * the decimal mark is point or comma (UN9). A number without a mark is centimetres in the metric system, inches in the imperial one (UN10).
 * Anything else, a sign too, is refused (UN11).
 */
export function parseLength(text: unknown, system: UnitSystem): Result<number, LengthFailure> {
  const centimetres = typeof text === 'string' && text.length <= LONGEST_TEXT ? centimetresOf(normalised(text), system) : undefined;
  // A fraction over 0 is no number and not below the limit either.
  if (centimetres === undefined || !(centimetres <= MOST_CENTIMETRES)) return fail({ code: 'units.length-malformed', text });
  return ok(centimetres);
}

function normalised(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replaceAll(',', '.')
    .replace(/''|′′|["”]|in(?:ch|ches)?\.?$/gu, '″')
    .replace(/['’]|f(?:oo|ee)?t\.?/gu, '′');
}

function centimetresOf(text: string, system: UnitSystem): number | undefined {
  const metric = METRIC.exec(text);
  if (metric !== null) return Number(metric[1]) * (metric[2] === 'm' ? UNITS.m.size : 1);
  if (system === 'metric' && BARE.test(text)) return Number(text);
  const imperial = text === '' ? null : IMPERIAL.exec(text);
  if (imperial === null) return undefined;
  const [, feet, inches, after, afterDenominator, alone, aloneDenominator, mark] = imperial;
  // In the metric system a fraction without any mark might be anything.
  if (system === 'metric' && feet === undefined && mark === undefined) return undefined;
  const fraction = Number(after ?? alone ?? 0) / Number(afterDenominator ?? aloneDenominator ?? 1);
  return Number(feet ?? 0) * UNITS.ft.size + (Number(inches ?? 0) + fraction) * UNITS.in.size;
}
