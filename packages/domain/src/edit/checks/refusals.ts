import { type ElementId, elementOf } from '../../element';
import { type BrokenRule, checkElementRules } from '../../rule';
import type { Configuration } from '../configuration';
import type { ElementRefusal } from '../edit-failure';
import { exclusionRefusal } from './exclusion-refusal';

/** Refusals of some elements by exclusions and rules. */
export interface Refusals {
  /** Refusals of the exclusions first, then of the rules, each in the order of the elements. */
  readonly refusals: readonly ElementRefusal[];
  readonly brokenRules: readonly BrokenRule[];
}

/** Checks the exclusions of changed choices, then the rules of every touched element and of its ancestors (TC11), except those that block ordering alone (TC39). */
export function refusalsOf(configuration: Configuration, chosen: Iterable<ElementId>, touched: Iterable<ElementId>): Refusals {
  const { tree, context } = configuration;
  const refusals: ElementRefusal[] = [];
  const brokenRules: BrokenRule[] = [];
  for (const id of chosen) {
    const refusal = tree.elements.has(id) ? exclusionRefusal(elementOf(tree, id), context) : undefined;
    if (refusal !== undefined) refusals.push(refusal);
  }
  if (!context.rulesOn) return { refusals, brokenRules };
  for (const id of touched) {
    if (!tree.elements.has(id)) continue;
    const { rejections, broken } = checkElementRules(context.rules, tree, id, { enabled: true });
    for (const rejection of rejections) if (rejection.blocks !== 'order') refusals.push(rejection);
    if (broken.length > 0) brokenRules.push(...broken);
  }
  return { refusals, brokenRules };
}

/** The refusals that are not among the others: another row or rule, or one that asks about another element. */
export function refusalsBeyond(refusals: readonly ElementRefusal[], others: readonly ElementRefusal[]): readonly ElementRefusal[] {
  return refusals.filter((refusal) => !others.some((other) => isSameRefusal(refusal, other)));
}

function isSameRefusal(one: ElementRefusal, other: ElementRefusal): boolean {
  if (one.code === 'rule.rejected') return other.code === one.code && other.ruleId === one.ruleId && other.subject === one.subject;
  return one.code === 'edit.excluded' && other.code === one.code && other.row === one.row && other.elementId === one.elementId;
}
