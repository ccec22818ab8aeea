import type { ScriptPosition } from './position';

/** Why a text is not a script or not a rule; the place is reported separately. */
export type ScriptProblem =
  /** The script has more characters than the most. */
  | { readonly code: 'rule.too-long'; readonly max: number }
  /** Its expressions are nested deeper than the most. */
  | { readonly code: 'rule.too-deep'; readonly max: number }
  /** It has more parts than the most. */
  | { readonly code: 'rule.too-many-nodes'; readonly max: number }
  /** A list has more items than the most. */
  | { readonly code: 'rule.list-too-long'; readonly max: number }
  /** No word of the language has the character. */
  | { readonly code: 'rule.character'; readonly character: string }
  | { readonly code: 'rule.string-open' }
  /** A text has an unknown escape. */
  | { readonly code: 'rule.escape'; readonly escape: string }
  /** A number is none. */
  | { readonly code: 'rule.number'; readonly number: string }
  /** The word means something in the language, and is no name. */
  | { readonly code: 'rule.word-reserved'; readonly word: string }
  /** Another token is expected at this place. */
  | { readonly code: 'rule.expected'; readonly expected: string; readonly found: string }
  /** Nothing has the name. */
  | { readonly code: 'rule.name-unknown'; readonly name: string }
  /** No function has the name. */
  | { readonly code: 'rule.function-unknown'; readonly name: string }
  /** A value of the type has no such member. */
  | { readonly code: 'rule.member-unknown'; readonly name: string; readonly type: string }
  /** The function takes another number of arguments. */
  | { readonly code: 'rule.arguments'; readonly name: string; readonly expected: number; readonly found: number }
  /** The text is none that can ever be there. */
  | { readonly code: 'rule.value-unknown'; readonly value: string; readonly allowed: readonly string[] }
  /** A value of another type belongs there. */
  | { readonly code: 'rule.type'; readonly expected: string; readonly found: string }
  /** The operator does not go with the types at its sides. */
  | { readonly code: 'rule.operands'; readonly operator: string; readonly left: string; readonly right: string }
  | { readonly code: 'rule.pass-misplaced' };

/** A problem of a script and where it stands. */
export type ScriptFailure = ScriptProblem & { readonly position: ScriptPosition };

/** Why a run broke off without a result (RU18–RU22). */
export type BrokenCode = 'rule.fuel' | 'rule.not-finite' | 'rule.no-value' | 'rule.value-too-long';
