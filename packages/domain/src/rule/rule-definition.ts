import type { IsoLanguage, LocalisedText } from '../attribute';
import type { ElementId } from '../element';
import type { ScriptPosition } from './position';
import type { BrokenCode, ScriptFailure } from './script-failure';

/** A rule as the catalogue carries it (RU26). */
export interface RuleDefinition {
  /** By which it is named in verdicts. */
  readonly id: string;
  /** The types of the elements it is about. */
  readonly elementTypes: readonly string[];
  /** What must be true of the element, in the language of rules. */
  readonly script: string;
  /** Why it rejects, as users read it. */
  readonly reasons?: LocalisedText;
  /** An inactive rule stays in the data and never runs. */
  readonly active: boolean;
  /** `order`: it holds no change back and stands in the way of validating and ordering alone (TC39); absent = it refuses changes too. */
  readonly blocks?: 'order';
}

/** A rule whose script could not be compiled. */
export interface UncompiledRule {
  /** Of the rule. */
  readonly ruleId: string;
  /** Why it cannot be compiled, and where. */
  readonly failure: ScriptFailure;
}

/** A rule that refuses an element; `subject` is the element or ancestor that it was bound to (RU27). */
export interface RuleRejection<Subject = ElementId> {
  readonly code: 'rule.rejected';
  /** Of the rule. */
  readonly ruleId: string;
  /** The element that it does not hold for. */
  readonly subject: Subject;
  /** Why, in words for the user; absent = the rule tells none. */
  readonly reasons?: LocalisedText;
  /** What the rule asks for. */
  readonly script: string;
  /** As the rule has it. */
  readonly blocks?: 'order';
}

/** A rule that came to no result: a notice while editing, a block on save, validate and order (RU30). */
export interface BrokenRule<Subject = ElementId> {
  readonly code: 'rule.broken';
  /** Of the rule. */
  readonly ruleId: string;
  /** Why it could not run, or could not be compiled. */
  readonly cause: BrokenCode | ScriptFailure['code'];
  /** Where in its script. */
  readonly position: ScriptPosition;
  /** What it was bound to. */
  readonly subject: Subject;
}

/** What the rules say of one element or of a whole configuration. */
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
