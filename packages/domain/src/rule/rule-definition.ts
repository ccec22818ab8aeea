import type { IsoLanguage, LocalisedText } from '../attribute';
import type { ElementId } from '../element';
import type { ScriptPosition } from './position';
import type { BrokenCode, ScriptFailure } from './script-failure';

/** A rule as the catalogue carries it (RU26). */
export interface RuleDefinition {
  /** Id for verdicts. */
  readonly id: string;
  /** The types of the elements it is about. */
  readonly elementTypes: readonly string[];
  /** Condition on the element, in the language of rules. */
  readonly script: string;
  /** Reasons for the rejection, in words for the user. */
  readonly reasons?: LocalisedText;
  /** An inactive rule stays in the data and never runs. */
  readonly active: boolean;
  /** `order`: it holds no change back and stands in the way of validating and ordering alone (TC39); absent = it refuses changes too. */
  readonly blocks?: 'order';
}

/** A rule whose script could not be compiled. */
export interface UncompiledRule {
  /** Id of the rule. */
  readonly ruleId: string;
  /** Failure of compilation, with its position. */
  readonly failure: ScriptFailure;
}

/** A rule that refuses an element; `subject` is the element or ancestor that it was bound to (RU27). */
export interface RuleRejection<Subject = ElementId> {
  readonly code: 'rule.rejected';
  /** Id of the rule. */
  readonly ruleId: string;
  /** The element that it does not hold for. */
  readonly subject: Subject;
  /** Reasons in words for the user; absent = the rule gives none. */
  readonly reasons?: LocalisedText;
  /** Script of the rule. */
  readonly script: string;
  /** Effect as the rule defines it. */
  readonly blocks?: 'order';
}

/** A rule that came to no result: a notice while editing, a block on save, validate and order (RU30). */
export interface BrokenRule<Subject = ElementId> {
  readonly code: 'rule.broken';
  /** Id of the rule. */
  readonly ruleId: string;
  /** Reason why it could not run or be compiled. */
  readonly cause: BrokenCode | ScriptFailure['code'];
  /** Position in its script. */
  readonly position: ScriptPosition;
  /** Element that it was bound to. */
  readonly subject: Subject;
}

/** Result of the rules for one element or for a whole configuration. */
export interface RuleVerdict<Subject = ElementId> {
  /** In data order; the first one is shown to the user. Empty = accepted. */
  readonly rejections: readonly RuleRejection<Subject>[];
  /** Rules that could not decide. */
  readonly broken: readonly BrokenRule<Subject>[];
}

/** Why a rule rejects: its reason in the language, else its script; an empty reason is none (RU27). */
export function reasonOf({ reasons, script }: Pick<RuleRejection, 'reasons' | 'script'>, language: IsoLanguage = 'en'): string {
  return reasons?.[language] || script;
}
