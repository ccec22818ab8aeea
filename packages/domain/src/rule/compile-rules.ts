import type { Result } from '../result';
import { compileScript } from './compile-script';
import type { RuleHost } from './host';
import type { RuleDefinition, UncompiledRule } from './rule-definition';
import type { Script } from './script';
import type { ScriptFailure } from './script-failure';

/** An active rule with its script, or why that could not be compiled. */
export interface CompiledRule<Subject> {
  /** Definition as it was given. */
  readonly definition: RuleDefinition;
  /** Its script, ready to run, or why it is none. */
  readonly script: Result<Script<Subject>, ScriptFailure>;
}

/** A rule and its binding: 0 the element, 1 its parent, and so on. */
export interface BoundRule<Subject> {
  /** The rule. */
  readonly rule: CompiledRule<Subject>;
  /** Distance above the element: 0 = itself, 1 = its parent. */
  readonly level: number;
}

/** The rules for elements of one chain of types, from an element's own to those of its ancestors; made as chains are met. */
export interface RuleChain<Subject> {
  /** In data order. */
  readonly bound: readonly BoundRule<Subject>[];
  /** The chains with one more type above, by that type. */
  readonly above: Map<string, RuleChain<Subject>>;
}

/** The active rules of a catalogue, ready to run (RU26). */
export interface CompiledRules<Subject> {
  /** In data order. */
  readonly rules: readonly CompiledRule<Subject>[];
  /** Rules that cannot run. */
  readonly uncompiled: readonly UncompiledRule[];
  /** The chain without any type, from which the others grow. */
  readonly chains: RuleChain<Subject>;
}

/** Compiles the active rules against a host; a rule that cannot be compiled is reported and the others run. */
export function compileRules<Subject>(definitions: readonly RuleDefinition[], host: RuleHost<Subject>): CompiledRules<Subject> {
  const rules = definitions
    .filter(({ active }) => active)
    .map((definition): CompiledRule<Subject> => ({ definition, script: compileScript(definition.script, host) }));
  const uncompiled = rules.flatMap(({ definition, script }) => (script.ok ? [] : [{ ruleId: definition.id, failure: script.failure }]));
  return { rules, uncompiled, chains: { bound: [], above: new Map() } };
}

/** The chain with one more type above it: its rules stay in data order, a rule's nearest binding first (RU28). */
export function chainAbove<Subject>(
  { rules }: CompiledRules<Subject>,
  chain: RuleChain<Subject>,
  type: string,
  level: number,
): RuleChain<Subject> {
  const known = chain.above.get(type);
  if (known !== undefined) return known;
  const bound = rules.flatMap((rule) => [
    ...chain.bound.filter((earlier) => earlier.rule === rule),
    ...(rule.definition.elementTypes.includes(type) ? [{ rule, level }] : []),
  ]);
  const made = { bound, above: new Map() };
  chain.above.set(type, made);
  return made;
}
