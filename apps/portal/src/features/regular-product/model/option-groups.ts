import {
  type AttributeOption,
  type AttributeType,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  type ModelDefinition,
  optionsFor,
  type Variation,
} from '@candil/domain';
import type { Configuration } from './configuration';
import { type Effect, effectOf } from './effect';
import type { ProductOffer } from './product-offer';
import { type Quote, quoteOf } from './quote';

/** A value that can be chosen, with its effect. */
export interface ConfiguratorOption extends AttributeOption {
  /** Undefined for one that does not go with the rest. */
  readonly quote: Quote | undefined;
  readonly effect: Effect | undefined;
}

export interface OptionGroup {
  readonly type: CodeAttributeType;
  readonly options: readonly ConfiguratorOption[];
  readonly chosen: Variation | undefined;
}

/** The groups of options of a model in the order of its reference, each value with its effect on total and delivery. */
export const optionGroupsOf = (
  offer: ProductOffer,
  model: ModelDefinition,
  { selection, quantity }: Configuration,
  current: Quote | undefined,
): readonly OptionGroup[] =>
  optionsFor(model, selection, offer.today).flatMap(({ type, options }): OptionGroup[] => {
    if (!isCodeAttribute(type)) return [];
    const judged = options.map((option): ConfiguratorOption => {
      if (!option.compatible) return { ...option, quote: undefined, effect: undefined };
      const quote = option.selected ? current : quoteOf(offer, model, { ...selection, [type]: option.variation.modifier }, quantity);
      return { ...option, quote, effect: quote && effectOf(offer, current, quote) };
    });
    return [{ type, options: judged, chosen: judged.find(({ selected }) => selected)?.variation }];
  });

const isCodeAttribute = (type: AttributeType): type is CodeAttributeType => CODE_ATTRIBUTE_TYPES.some((known) => known === type);
