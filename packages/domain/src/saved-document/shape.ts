import type { Json } from './json';
import { objectOf } from './json';

/** Why a document is not as its version says (SV5). `path` tells where, e.g. `elements[0].element.size.width`. */
export type SavedFieldFailure =
  | { readonly code: 'saved-document.malformed'; readonly path: string; readonly expected: string }
  | { readonly code: 'saved-document.unknown-field'; readonly path: string };

/** Tells what is wrong with a value, undefined when nothing is; an absent value is undefined. */
export type Shape = (value: Json | undefined, path: string) => SavedFieldFailure | undefined;

export function malformed(path: string, expected: string): SavedFieldFailure {
  return { code: 'saved-document.malformed', path, expected };
}

/** The path of a field in an object. */
export function fieldPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

export const flag: Shape = (value, path) => (typeof value === 'boolean' ? undefined : malformed(path, 'true or false'));

export function number({ min, max }: { readonly min: number; readonly max: number }): Shape {
  return (value, path) =>
    typeof value === 'number' && value >= min && value <= max ? undefined : malformed(path, `a number from ${min} to ${max}`);
}

export function whole({ min, max }: { readonly min: number; readonly max: number }): Shape {
  return (value, path) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : malformed(path, `a whole number from ${min} to ${max}`);
}

export function text(most: number, least = 0): Shape {
  return (value, path) =>
    typeof value === 'string' && value.length >= least && value.length <= most
      ? undefined
      : malformed(path, `a text of ${least} to ${most} characters`);
}

export function matching(pattern: RegExp, expected: string): Shape {
  return (value, path) => (typeof value === 'string' && pattern.test(value) ? undefined : malformed(path, expected));
}

export function oneOf(values: readonly Json[]): Shape {
  return (value, path) =>
    value !== undefined && values.includes(value)
      ? undefined
      : malformed(path, `one of ${values.map((known) => String(known)).join(', ')}`);
}

export function list(of: Shape, most: number): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return malformed(path, `a list of at most ${most}`);
    return firstFailure(value, (item: Json, index) => of(item, `${path}[${index}]`));
  };
}

/** A list of exactly these, e.g. the three of a position. */
export function tuple(...shapes: readonly Shape[]): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return malformed(path, `a list of ${shapes.length}`);
    return firstFailure(shapes, (shape, index) => shape(value[index], `${path}[${index}]`));
  };
}

/** An object with these fields and no other. */
export function fields(required: Readonly<Record<string, Shape>>, optional: Readonly<Record<string, Shape>> = {}): Shape {
  const known = new Map([...Object.entries(required), ...Object.entries(optional)]);
  const asked = Object.keys(required);
  return (value, path) => {
    const object = objectOf(value);
    if (object === undefined) return malformed(path, 'an object');
    const missing = asked.find((key) => !Object.hasOwn(object, key));
    if (missing !== undefined) return malformed(fieldPath(path, missing), 'a value');
    return firstFailure(Object.entries(object), ([key, item]) => {
      const shape = known.get(key);
      return shape === undefined ? { code: 'saved-document.unknown-field', path: fieldPath(path, key) } : shape(item, fieldPath(path, key));
    });
  };
}

function firstFailure<T>(
  items: readonly T[],
  check: (item: T, index: number) => SavedFieldFailure | undefined,
): SavedFieldFailure | undefined {
  for (const [index, item] of items.entries()) {
    const failure = check(item, index);
    if (failure !== undefined) return failure;
  }
  return undefined;
}
