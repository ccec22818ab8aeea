import { isRecord } from './is-record';

/** Place of invalid data, e.g. `elements[0].element.size.width`, and the expected value; undefined = none, the field is unknown. */
export interface Misfit {
  readonly path: string;
  readonly expected: string | undefined;
}

/** Returns the fault of a value, undefined when it is valid; an absent value is undefined. */
export type Shape = (value: unknown, path: string) => Misfit | undefined;

export function malformed(path: string, expected: string): Misfit {
  return { path, expected };
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

/** A number, whole or not, finite or not: what else it has to be is asked where it is used. */
export const anyNumber: Shape = (value, path) => (typeof value === 'number' ? undefined : malformed(path, 'a number'));

/** A text of any length. */
export const anyText: Shape = (value, path) => (typeof value === 'string' ? undefined : malformed(path, 'a text'));

/** Accepts anything; checked elsewhere. */
export const anything: Shape = () => undefined;

export function text(most: number, least = 0): Shape {
  return (value, path) =>
    typeof value === 'string' && value.length >= least && value.length <= most
      ? undefined
      : malformed(path, `a text of ${least} to ${most} characters`);
}

export function matching(pattern: RegExp, expected: string): Shape {
  return (value, path) => (typeof value === 'string' && pattern.test(value) ? undefined : malformed(path, expected));
}

export function oneOf(values: readonly (string | number | null)[]): Shape {
  return (value, path) =>
    values.some((known) => known === value) ? undefined : malformed(path, `one of ${values.map((known) => String(known)).join(', ')}`);
}

export function list(of: Shape, most: number): Shape {
  return (value, path) => {
    if (!Array.isArray(value) || value.length > most) return malformed(path, `a list of at most ${most}`);
    return firstFailure(value, (item: unknown, index) => of(item, `${path}[${index}]`));
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
  const requiredKeys = Object.keys(required);
  return (value, path) => {
    if (!isRecord(value)) return malformed(path, 'an object');
    const missing = requiredKeys.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return malformed(fieldPath(path, missing), 'a value');
    return firstFailure(Object.entries(value), ([key, item]) => {
      const shape = known.get(key);
      return shape === undefined ? { path: fieldPath(path, key), expected: undefined } : shape(item, fieldPath(path, key));
    });
  };
}

function firstFailure<T>(items: readonly T[], check: (item: T, index: number) => Misfit | undefined): Misfit | undefined {
  for (const [index, item] of items.entries()) {
    const failure = check(item, index);
    if (failure !== undefined) return failure;
  }
  return undefined;
}
