/** The type of a value in a script. `nothing` is the element type of an empty list, `verdict` what may also be `pass`. */
export type RuleType =
  /** A value without parts. */
  | { readonly kind: 'bool' | 'number' | 'string' | 'null' | 'verdict' | 'nothing' }
  /** Several values of one type, or one that may be absent. */
  | { readonly kind: 'list' | 'optional'; readonly of: RuleType }
  /** An object of the host, by the name of its kind. */
  | { readonly kind: 'object'; readonly name: string };

/** True or false. */
export const BOOL: RuleType = { kind: 'bool' };
/** A double, always finite. */
export const NUMBER: RuleType = { kind: 'number' };
/** Text. */
export const STRING: RuleType = { kind: 'string' };
export const NULL: RuleType = { kind: 'null' };
export const VERDICT: RuleType = { kind: 'verdict' };
export const NOTHING: RuleType = { kind: 'nothing' };

/** A list of values of one type. */
export function listOf(of: RuleType): RuleType {
  return { kind: 'list', of };
}

/** An object of a kind that the host declares. */
export function objectOf(name: string): RuleType {
  return { kind: 'object', name };
}

/** A value that may be missing: `null` in a script, `null` or `undefined` in the data of the host. */
export function optionalOf(of: RuleType): RuleType {
  return of.kind === 'optional' || of.kind === 'null' ? of : { kind: 'optional', of };
}

/** The type as a message shows it: `list(string)`, `number?`. */
export function describeType(type: RuleType): string {
  if (type.kind === 'list') return `list(${describeType(type.of)})`;
  if (type.kind === 'optional') return `${describeType(type.of)}?`;
  return type.kind === 'object' ? type.name : type.kind;
}

/** Union of two types; undefined where they have none. */
export function joinTypes(left: RuleType, right: RuleType): RuleType | undefined {
  if (left.kind === 'nothing') return right;
  if (right.kind === 'nothing') return left;
  if (left.kind === 'null' || right.kind === 'null') return joinNull(left.kind === 'null' ? right : left);
  if (left.kind === 'optional' || right.kind === 'optional') {
    const of = joinTypes(withoutNull(left), withoutNull(right));
    return of === undefined || of.kind === 'verdict' ? undefined : optionalOf(of);
  }
  if (left.kind === 'list' && right.kind === 'list') {
    const of = joinTypes(left.of, right.of);
    return of === undefined ? undefined : listOf(of);
  }
  if (left.kind === 'object' && right.kind === 'object') return left.name === right.name ? left : undefined;
  if (left.kind === right.kind) return left;
  const isVerdict = (type: RuleType) => type.kind === 'verdict' || type.kind === 'bool';
  return isVerdict(left) && isVerdict(right) ? VERDICT : undefined;
}

/** The type without its null. */
export function withoutNull(type: RuleType): RuleType {
  return type.kind === 'optional' ? type.of : type;
}

/** Checks that `==` compares values of the type: bools, numbers and strings. */
export function isScalar(type: RuleType): boolean {
  return type.kind === 'bool' || type.kind === 'number' || type.kind === 'string';
}

function joinNull(other: RuleType): RuleType | undefined {
  return other.kind === 'verdict' ? undefined : optionalOf(other);
}
