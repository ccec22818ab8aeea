import type { CatalogId } from '../catalogue';
import { fail, ok, type Result } from '../result';
import { compactCode, isCodeAt, isDigitsAt } from './code-text';

/** The parts of a reference code; temperature and control stand together or not at all in a parsed one. */
export interface ReferenceParts {
  /** Four digits. */
  readonly model: string;
  /** True when a hyphen follows the model, the mark of the USA catalogue. */
  readonly dash: boolean;
  /** Two characters. */
  readonly color: string;
  /** One character. */
  readonly temperature?: string;
  /** One character. */
  readonly control?: string;
  /** Two characters. */
  readonly installation?: string;
}

/** Why a code cannot be read or composed; `reference` is the text as given (RC3, RC5, RC20). */
export type ReferenceFailure =
  /** It has not the length or the shape of a code. */
  | { readonly code: 'reference.invalid'; readonly reference: string }
  /** The code lacks the part. */
  | { readonly code: 'reference.part-missing'; readonly part: string; readonly reference: string };

const HYPHEN = 45;
const SLASH = 47;
const UNDERSCORE = 95;

/** Reads `MODEL[-]COLOUR[/TC][_II]`, white space and letter case aside; wrong length or shape is `reference.invalid` (RC1–RC4). */
export function parseReference(text: unknown): Result<ReferenceParts, ReferenceFailure> {
  if (typeof text !== 'string') return invalidReference(text);
  // Codes mostly come compact already: only one that does not read as it stands is rewritten.
  const parts = partsOfCompact(text) ?? partsOfCompact(compactCode(text));
  return parts === undefined ? invalidReference(text) : ok(parts);
}

/** Refuses a text, or a value that is no text and is named by its kind (RC3). */
export function invalidReference(given: unknown): Result<never, ReferenceFailure> {
  return fail({ code: 'reference.invalid', reference: typeof given === 'string' ? given : typeof given });
}

function partsOfCompact(code: string): ReferenceParts | undefined {
  const length = code.length;
  const dash = code.charCodeAt(4) === HYPHEN;
  const start = dash ? 5 : 4;
  const end = start + 2;
  if (!isDigitsAt(code, 0, 4) || !isCodeAt(code, start, 2)) return undefined;
  const model = code.slice(0, 4);
  const color = code.slice(start, end);
  if (length === end) return { model, dash, color };
  if (length !== end + 3 && length !== end + 6) return undefined;
  if (!isCodeAt(code, end + 1, 2)) return undefined;
  if (code.charCodeAt(end) === UNDERSCORE) {
    return length === end + 3 ? { model, dash, color, installation: code.slice(end + 1) } : undefined;
  }
  if (code.charCodeAt(end) !== SLASH) return undefined;
  const temperature = code.charAt(end + 1);
  const control = code.charAt(end + 2);
  if (length === end + 3) return { model, dash, color, temperature, control };
  if (code.charCodeAt(end + 3) !== UNDERSCORE || !isCodeAt(code, end + 4, 2)) return undefined;
  return { model, dash, color, temperature, control, installation: code.slice(end + 4) };
}

/** Writes the parts as a code; drops `_00`, and writes a missing one of temperature and control as 0 (RC6, RC12). */
export function formatReference(parts: ReferenceParts): string {
  const { temperature, control, installation } = parts;
  let reference = referenceBase(parts);
  if (temperature !== undefined || control !== undefined) reference += `/${temperature ?? '0'}${control ?? '0'}`;
  if (installation !== undefined && installation !== '00') reference += `_${installation}`;
  return reference;
}

/** Model and colour, with the hyphen of the USA catalogue: 6 or 7 characters (RC8). */
export function referenceBase(parts: Pick<ReferenceParts, 'model' | 'dash' | 'color'>): string {
  return parts.dash ? `${parts.model}-${parts.color}` : parts.model + parts.color;
}

/** The catalogue a code belongs to: 21 when it holds a hyphen, else 16 (RC9). */
export function catalogOfReference(text: string): CatalogId {
  return text.includes('-') ? 21 : 16;
}

/** The model of any code, short, extended or a model alone: its first four characters, which are digits; else refused (RC22). */
export function modelOfReference(text: unknown): Result<string, ReferenceFailure> {
  const code = typeof text === 'string' ? compactCode(text) : '';
  return isDigitsAt(code, 0, 4) ? ok(code.slice(0, 4)) : invalidReference(text);
}

/** One part of a parsed code; an absent one is `reference.part-missing`, "Cannot get {attr} for reference" (RC5). */
export function partOfReference(
  parts: ReferenceParts,
  part: 'color' | 'temperature' | 'control' | 'installation',
): Result<string, ReferenceFailure> {
  const value = parts[part];
  return value === undefined ? fail({ code: 'reference.part-missing', part, reference: formatReference(parts) }) : ok(value);
}
