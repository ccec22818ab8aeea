import { type Element, type ElementId, type ElementTree, elementOf } from '../element';
import { type CompiledRules, compileRules } from './compile-rules';
import { ELEMENT_RULE_HOST } from './element-host';
import { type EvaluateOptions, evaluateElement, evaluateElements } from './evaluate-rules';
import type { RuleDefinition, RuleVerdict } from './rule-definition';
import type { RuleElement } from './rule-element';
import type { RuleTree } from './rule-tree';

/** The rules of a catalogue, ready for configurations. */
export type ElementRules = CompiledRules<RuleElement>;

const TREE: RuleTree<RuleElement> = {
  typeOf: ({ element }) => element.type,
  parentOf: ({ tree, element }) => (element.parentId === undefined ? undefined : ruleElementOf(tree, element.parentId)),
};

/** Compiles rules against what rules may name of an element (RU26, RU32); those that cannot be compiled are reported. */
export function compileElementRules(definitions: readonly RuleDefinition[]): ElementRules {
  return compileRules(definitions, ELEMENT_RULE_HOST);
}

/** The rules of a catalogue that has none. */
export function noElementRules(): ElementRules {
  return { rules: [], uncompiled: [], chains: { bound: [], above: new Map() } };
}

/**
 * Checks one element of a configuration by the rules of its type and of its ancestors' types (RU28); throws when there is no such element.
 */
export function checkElementRules(rules: ElementRules, tree: ElementTree, id: ElementId, options: EvaluateOptions): RuleVerdict {
  return byId(evaluateElement(rules, TREE, ruleElementOf(tree, id), options));
}

/** Checks a whole configuration by its rules, parents before their children (RU29). */
export function checkTreeRules(rules: ElementRules, tree: ElementTree, options: EvaluateOptions): RuleVerdict {
  return byId(evaluateElements(rules, TREE, addRuleElements([], tree, elementOf(tree, tree.rootId)), options));
}

function ruleElementOf(tree: ElementTree, id: ElementId): RuleElement {
  return { tree, element: elementOf(tree, id), below: undefined };
}

function addRuleElements(all: RuleElement[], tree: ElementTree, element: Element): readonly RuleElement[] {
  all.push({ tree, element, below: undefined });
  for (const childId of element.childIds) addRuleElements(all, tree, elementOf(tree, childId));
  return all;
}

function byId({ rejections, broken }: RuleVerdict<RuleElement>): RuleVerdict {
  return {
    rejections: rejections.map((rejection) => ({ ...rejection, subject: rejection.subject.element.id })),
    broken: broken.map((rule) => ({ ...rule, subject: rule.subject.element.id })),
  };
}
