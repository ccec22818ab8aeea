/** Bounds of a script; a script beyond one is refused before it runs, a value beyond one breaks the run (RU14, RU20, RU21). */
export const SCRIPT_LIMITS = {
  /** UTF-16 units of the text. */
  characters: 10_000,
  nodes: 1_000,
  /** Depth of nested expressions. */
  depth: 64,
  /** Elements of one list as written. */
  listElements: 500,
  /** UTF-16 units of a string that a run makes. */
  stringMade: 4_096,
  /** Elements of a list that a run makes. */
  listMade: 10_000,
} as const;

/** Steps a run may take unless the caller says otherwise: a script that loops over 100 elements within 100 stays below it. */
export const DEFAULT_FUEL = 25_000;
