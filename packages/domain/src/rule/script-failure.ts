import type { ScriptPosition } from './position';

/** Why a text is no script, or no rule: what is told besides the place. */
export type ScriptProblem =
  | { readonly code: 'rule.too-long'; readonly max: number }
  | { readonly code: 'rule.too-deep'; readonly max: number }
  | { readonly code: 'rule.too-many-nodes'; readonly max: number }
  | { readonly code: 'rule.list-too-long'; readonly max: number }
  | { readonly code: 'rule.character'; readonly character: string }
  | { readonly code: 'rule.string-open' }
  | { readonly code: 'rule.escape'; readonly escape: string }
  | { readonly code: 'rule.number'; readonly number: string }
  | { readonly code: 'rule.word-reserved'; readonly word: string }
  | { readonly code: 'rule.expected'; readonly expected: string; readonly found: string }
  | { readonly code: 'rule.name-unknown'; readonly name: string }
  | { readonly code: 'rule.function-unknown'; readonly name: string }
  | { readonly code: 'rule.member-unknown'; readonly name: string; readonly type: string }
  | { readonly code: 'rule.arguments'; readonly name: string; readonly expected: number; readonly found: number }
  | { readonly code: 'rule.value-unknown'; readonly value: string; readonly allowed: readonly string[] }
  | { readonly code: 'rule.type'; readonly expected: string; readonly found: string }
  | { readonly code: 'rule.operands'; readonly operator: string; readonly left: string; readonly right: string }
  | { readonly code: 'rule.pass-misplaced' };

/** A problem of a script and where it stands. */
export type ScriptFailure = ScriptProblem & { readonly position: ScriptPosition };

/** Why a run broke off without a result (RU18–RU22). */
export type BrokenCode = 'rule.fuel' | 'rule.not-finite' | 'rule.no-value' | 'rule.value-too-long';
