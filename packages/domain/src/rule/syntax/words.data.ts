/** Names with a meaning of their own. */
export const KEYWORDS = ['true', 'false', 'null', 'in', 'pass'] as const;

/** Words that CEL keeps for other languages: a rule does not use them as names. */
export const RESERVED_WORDS = [
  'as',
  'break',
  'const',
  'continue',
  'else',
  'for',
  'function',
  'if',
  'import',
  'let',
  'loop',
  'namespace',
  'package',
  'return',
  'var',
  'void',
  'while',
] as const;

/** Escape sequences: the character after the backslash and the one that it stands for. */
export const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['?', '?'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
]);

/** Number of hexadecimal digits that follow. */
export const HEX_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);
