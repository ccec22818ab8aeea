export { checkRules, type RuleDataFailure, type RuleDataProblem } from './check-rules';
export { checkScript } from './check-script';
export type { RunState } from './closure/run-state';
export type { BoundRule, CompiledRule, CompiledRules, RuleChain } from './compile-rules';
export { compileScript } from './compile-script';
export { ELEMENT_RULE_HOST } from './element-host';
export { checkElementRules, checkTreeRules, compileElementRules, type ElementRules, noElementRules } from './element-rules';
export type { EvaluateOptions } from './evaluate-rules';
export { formatScript } from './format-script';
export { namesOf, type RuleField, type RuleFunction, type RuleHost, type RuleName, type RuleParameter } from './host';
export { SCRIPT_LIMITS } from './limits.data';
export type { ScriptPosition } from './position';
export { aloneInRoom, type RuleRefusal, ruleRefusalOf } from './product-rules';
export {
  type BrokenRule,
  type RuleDefinition,
  type RuleRejection,
  type RuleVerdict,
  reasonOf,
  type UncompiledRule,
} from './rule-definition';
export type { RuleElement } from './rule-element';
export type { RuleTree } from './rule-tree';
export { type RunOptions, runScript, type Script, type ScriptOutcome } from './script';
export type { BrokenCode, ScriptFailure, ScriptProblem } from './script-failure';
export { BOOL, listOf, NUMBER, objectOf, optionalOf, type RuleType, STRING } from './typing/rule-type';
