import type { ModelDefinition, Selection, Variation } from '@candil/domain';
import type { Configuration } from './configuration';
import type { Effect } from './effect';
import type { OptionGroup } from './option-groups';
import type { Quote } from './quote';

/** A quantity under the minimum of the choice, and a value without that minimum where one exists. */
interface MinimumOrder {
  readonly moq: number;
  /** The chosen value that sets the minimum; undefined when the model itself does. */
  readonly setBy: Variation | undefined;
  readonly alternative: { readonly variation: Variation; readonly selection: Selection; readonly effect: Effect } | undefined;
}

/** Returns the requirement of the minimum order; undefined while the quantity reaches it (AT11). */
export const minimumOrderOf = (
  model: ModelDefinition,
  { selection, quantity }: Configuration,
  groups: readonly OptionGroup[],
  current: Quote | undefined,
): MinimumOrder | undefined => {
  const moq = current?.article.moq ?? model.moq;
  if (moq <= quantity) return undefined;
  const group = groups.find(({ chosen }) => chosen?.moq === moq);
  const setBy = group?.chosen;
  if (group === undefined || setBy === undefined || moq === model.moq) return { moq, setBy: undefined, alternative: undefined };
  const [nearest] = group.options
    .flatMap(({ variation, quote, effect }) =>
      quote && effect && quote.article.moq <= quantity
        ? [{ variation, effect, selection: { ...selection, [group.type]: variation.modifier } }]
        : [],
    )
    .toSorted((one, other) => Math.abs(one.effect.amountMinor ?? 0) - Math.abs(other.effect.amountMinor ?? 0));
  return { moq, setBy, alternative: nearest };
};
