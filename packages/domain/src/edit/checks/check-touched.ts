import { elementOf } from '../../element';
import { type BrokenRule, checkElementRules } from '../../rule';
import type { Attempt } from '../attempt';
import type { EditFailure } from '../edit-failure';
import { exclusionRefusal } from './exclusion-refusal';

/** What the exclusions and rules say of a change. */
export interface TouchedCheck {
  /** The first rejection. */
  readonly failure: EditFailure | undefined;
  readonly brokenRules: readonly BrokenRule[];
}

/** Asks the exclusions of every touched element, then the rules of each and of what holds it (TC11). */
export function checkTouched({ configuration, touched }: Attempt): TouchedCheck {
  const { tree, context } = configuration;
  for (const id of touched) {
    const failure = tree.elements.has(id) ? exclusionRefusal(elementOf(tree, id), context) : undefined;
    if (failure !== undefined) return { failure, brokenRules: [] };
  }
  const brokenRules: BrokenRule[] = [];
  for (const id of touched) {
    if (!tree.elements.has(id)) continue;
    const { rejections, broken } = checkElementRules(context.rules, tree, id, { enabled: context.rulesOn });
    brokenRules.push(...broken);
    if (rejections[0] !== undefined) return { failure: rejections[0], brokenRules };
  }
  return { failure: undefined, brokenRules };
}
