export { namesOf, type RuleField, type RuleFunction, type RuleHost, type RuleName, type RuleParameter } from './host';
export { DEFAULT_FUEL, SCRIPT_LIMITS } from './limits.data';
export type { ScriptPosition } from './position';
export { compileScript, type RunOptions, runScript, type Script, type ScriptOutcome } from './script';
export type { BrokenCode, ScriptFailure, ScriptProblem } from './script-failure';
export { BOOL, describeType, listOf, NUMBER, objectOf, optionalOf, type RuleType, STRING } from './typing/rule-type';
