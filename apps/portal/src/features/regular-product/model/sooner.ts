import type { Selection, Variation } from '@candil/domain';
import type { Configuration } from './configuration';
import type { Effect } from './effect';
import type { OptionGroup } from './option-groups';
import type { Quote } from './quote';

/** One other value that would be on site earlier. */
interface SoonerOption {
  readonly variation: Variation;
  readonly selection: Selection;
  readonly weeksSooner: number;
  readonly effect: Effect;
}

/** The single change that brings a complete choice to the site the most weeks earlier, the cheaper of equals; undefined when none does. */
export const soonerOptionOf = (
  { selection, quantity }: Configuration,
  groups: readonly OptionGroup[],
  current: Quote | undefined,
): SoonerOption | undefined => {
  if (!current?.complete) return undefined;
  let best: SoonerOption | undefined;
  for (const { type, options } of groups) {
    for (const { variation, selected, quote, effect } of options) {
      // A minimum above the quantity would put a new obstacle in place of the wait.
      if (selected || effect?.weeks === undefined || effect.weeks >= 0 || quote === undefined || quote.article.moq > quantity) continue;
      const candidate = { variation, effect, weeksSooner: -effect.weeks, selection: { ...selection, [type]: variation.modifier } };
      if (best === undefined || isBetter(candidate, best)) best = candidate;
    }
  }
  return best;
};

const isBetter = (one: SoonerOption, other: SoonerOption): boolean =>
  one.weeksSooner === other.weeksSooner
    ? (one.effect.amountMinor ?? Infinity) < (other.effect.amountMinor ?? Infinity)
    : one.weeksSooner > other.weeksSooner;
