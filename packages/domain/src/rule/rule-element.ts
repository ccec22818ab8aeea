import type { Element, ElementFacts, ElementTree } from '../element';

/** An element as rules see it, with the configuration it stands in; made anew after a change of the tree. */
export interface RuleElement {
  /** The configuration that it stands in. */
  readonly tree: ElementTree;
  /** Element that the rule checks. */
  readonly element: Element;
  /** Facts of everything below it, computed on first use. */
  below: readonly ElementFacts[] | undefined;
}
