import type { Element, ElementFacts, ElementTree } from '../element';

/** An element as rules see it, with the configuration it stands in; made anew after a change of the tree. */
export interface RuleElement {
  /** The configuration that it stands in. */
  readonly tree: ElementTree;
  /** What the rule looks at. */
  readonly element: Element;
  /** The facts of everything below it, made when a rule first asks. */
  below: readonly ElementFacts[] | undefined;
}
