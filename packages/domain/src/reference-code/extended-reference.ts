import { ok, type Result } from '../result';
import { compactCode, isCodeAt, isDigitsAt } from './code-text';
import { formatReference, invalidReference, type ReferenceFailure, type ReferenceParts } from './reference-code';

/** A reference with the pendant height in whole centimetres where it needs one. */
export interface ExtendedReference {
  /** The parts that the short form has too. */
  readonly parts: ReferenceParts;
  /** Whole centimetres; absent = the standard of the model. */
  readonly pendantHeightCm?: number;
}

const LENGTH = 16;
const STARTS = [0, 4, 6, 7, 8, 10, 16];
const MAX_HEIGHT_CM = 9999;

/**
 * Writes the 16-character form, or the 21-character one with hyphens for a reference with a hyphen (RC10, RC11).
 * Absent parts are zeros; the height, 0–9999 whole centimetres, is `LW` and four digits, absent six zeros.
 */
export function formatExtendedReference(parts: ReferenceParts, pendantHeightCm?: number): string {
  const height = pendantHeightCm === undefined ? '000000' : `LW${heightDigits(pendantHeightCm)}`;
  const fields = [parts.model, parts.color, parts.temperature ?? '0', parts.control ?? '0', parts.installation ?? '00', height];
  return fields.join(parts.dash ? '-' : '');
}

/** Reads the 16- or 21-character form; installation `00` and temperature with control `00` are absent parts (RC10, RC12, RC19). */
export function parseExtendedReference(text: unknown): Result<ExtendedReference, ReferenceFailure> {
  if (typeof text !== 'string') return invalidReference(text);
  const compact = compactCode(text);
  const dash = compact.length === LENGTH + 5;
  const code = dash ? withoutHyphens(compact) : compact;
  if (code.length !== LENGTH || !isDigitsAt(code, 0, 4) || !isCodeAt(code, 4, 6)) return invalidReference(text);
  const height = code.slice(10);
  const long = height.startsWith('LW') && isDigitsAt(height, 2, 4);
  if (!long && height !== '000000') return invalidReference(text);
  const temperature = code.charAt(6);
  const control = code.charAt(7);
  const installation = code.slice(8, 10);
  const parts: ReferenceParts = {
    model: code.slice(0, 4),
    dash,
    color: code.slice(4, 6),
    ...(temperature === '0' && control === '0' ? {} : { temperature, control }),
    ...(installation === '00' ? {} : { installation }),
  };
  return ok(long ? { parts, pendantHeightCm: Number(height.slice(2)) } : { parts });
}

/** The short form of an extended code; the height is lost (RC18). */
export function shortReference(extended: unknown): Result<string, ReferenceFailure> {
  const parsed = parseExtendedReference(extended);
  return parsed.ok ? ok(formatReference(parsed.value.parts)) : parsed;
}

/** The fields of 21 characters run together, or nothing: whole fields with hyphens between them fill these only when all six are there. */
function withoutHyphens(code: string): string {
  const fields = code.split('-');
  const whole = fields.every((field, index) => field.length === (STARTS[index + 1] ?? 0) - (STARTS[index] ?? 0));
  return whole ? fields.join('') : '';
}

function heightDigits(heightCm: number): string {
  if (!Number.isInteger(heightCm) || heightCm < 0 || heightCm > MAX_HEIGHT_CM) throw new RangeError(`${heightCm} cm fits no LW code`);
  return String(heightCm).padStart(4, '0');
}
