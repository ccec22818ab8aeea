import { fail, ok, type Result } from '../result';
import { SAVED_DOCUMENT_LIMITS, type SavedDocumentLimit } from './limits.data';

/** Plain data, as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Why a value is no plain data of bearable size (SV6, SV7). `path` is the place, e.g. `elements[0].element.props`. */
export type PlainDataFailure =
  /** JSON cannot hold the value at this place. */
  | { readonly code: 'saved-document.not-plain'; readonly path: string }
  /** The total of belt points is limited by the check of belts, not here. */
  | { readonly code: 'saved-document.too-large'; readonly limit: SavedDocumentLimit | 'points'; readonly max: number };

/** The keys of an object, else undefined. */
export function objectOf(value: Json | undefined): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/**
 * A copy of a value as plain data, so that the caller cannot change it afterwards. Refuses what JSON cannot hold (SV6) and what
 * passes the limits (SV7), circles included; fields that are undefined are left out. Never throws.
 */
export function copyPlain(value: unknown): Result<Json, PlainDataFailure> {
  const copier: Copier = { values: 0, characters: 0, failure: undefined };
  try {
    const copy = copied(copier, value, '', 0);
    return copier.failure === undefined ? ok(copy) : fail(copier.failure);
  } catch {
    // A getter or proxy that throws.
    return fail({ code: 'saved-document.not-plain', path: '' });
  }
}

interface Copier {
  values: number;
  characters: number;
  failure: PlainDataFailure | undefined;
}

function copied(copier: Copier, value: unknown, path: string, depth: number): Json {
  copier.values += 1;
  if (copier.values > SAVED_DOCUMENT_LIMITS.values) return refused(copier, tooLarge('values'));
  if (depth > SAVED_DOCUMENT_LIMITS.depth) return refused(copier, tooLarge('depth'));
  if (value === null || typeof value === 'boolean') return value;
  // JSON has no negative zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : refused(copier, { code: 'saved-document.not-plain', path });
  if (typeof value === 'string') return copiedText(copier, value);
  if (Array.isArray(value)) return copiedList(copier, value, path, depth);
  if (isPlainObject(value)) return copiedObject(copier, value, path, depth);
  return refused(copier, { code: 'saved-document.not-plain', path });
}

function copiedText(copier: Copier, text: string): Json {
  copier.characters += text.length;
  return copier.characters > SAVED_DOCUMENT_LIMITS.characters ? refused(copier, tooLarge('characters')) : text;
}

function copiedList(copier: Copier, list: readonly unknown[], path: string, depth: number): Json {
  const copy: Json[] = [];
  for (let index = 0; index < list.length && copier.failure === undefined; index += 1) {
    copy.push(copied(copier, list[index], `${path}[${index}]`, depth + 1));
  }
  return copy;
}

function copiedObject(copier: Copier, object: object, path: string, depth: number): Json {
  const copy: [string, Json][] = [];
  for (const [key, value] of Object.entries(object)) {
    copier.characters += key.length;
    if (copier.failure !== undefined) break;
    if (value !== undefined) copy.push([key, copied(copier, value, path === '' ? key : `${path}.${key}`, depth + 1)]);
  }
  // Not by assignment: a key `__proto__` would set the prototype.
  return Object.fromEntries(copy);
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function tooLarge(limit: SavedDocumentLimit): PlainDataFailure {
  return { code: 'saved-document.too-large', limit, max: SAVED_DOCUMENT_LIMITS[limit] };
}

function refused(copier: Copier, failure: PlainDataFailure): Json {
  copier.failure ??= failure;
  return null;
}

/** What a value takes of the limits of a document (SV7). */
export interface PlainSize {
  /** Values of any kind, lists and objects among them. */
  readonly values: number;
  /** Characters of all texts and names of fields. */
  readonly characters: number;
}

/** The size of plain data, as `copyPlain` counts it. */
export function plainSize(value: unknown): PlainSize {
  if (typeof value === 'string') return { values: 1, characters: value.length };
  if (typeof value !== 'object' || value === null) return { values: 1, characters: 0 };
  let [values, characters] = [1, 0];
  for (const [key, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const own = plainSize(item);
    values += own.values;
    characters += own.characters + (Array.isArray(value) ? 0 : key.length);
  }
  return { values, characters };
}
