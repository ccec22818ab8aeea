import type { ModelTechnicalInfo, VariationOption } from '@candil/contract';
import {
  ATTRIBUTE_TYPES,
  bovOf,
  formatTemperatureDescription,
  type IsoLanguage,
  type ModelDefinition,
  pendantHeightRangeOf,
  type Variation,
  variationsOf,
} from '@candil/domain';
import { type CatalogueContext, displayMoneyToWire, fromPriceOf, type PriceBase } from '../price';
import { shownPriceOf } from './shown-price';

const optionOf = (
  context: CatalogueContext,
  base: PriceBase,
  model: ModelDefinition,
  variation: Variation,
  language: IsoLanguage,
): VariationOption => {
  const { pictures, book, today } = context;
  const { type, modifier, description, value, ral, validUntil } = variation;
  const words = description[language];
  const heights = type === 'pendantHeight' ? pendantHeightRangeOf(variation) : undefined;
  return {
    modifier,
    description: type === 'temperature' ? formatTemperatureDescription(words) : words,
    bov: bovOf(variation),
    picture: type === 'color' ? pictures.ofFinish(model.model, modifier) : null,
    ...(type === 'color' && typeof value === 'string' && { hex: value }),
    ...(ral !== undefined && { ral }),
    ...(type === 'temperature' && typeof value === 'number' && { kelvin: value }),
    ...(heights !== undefined && {
      centimetres: { min: heights.min, standard: heights.standard, max: heights.max, delta: heights.delta },
    }),
    ...(validUntil !== undefined && validUntil !== '' && { validUntil }),
    ...(type === 'color' && {
      fromPrice: displayMoneyToWire(fromPriceOf(book, base, model, today, modifier)),
      price: displayMoneyToWire(shownPriceOf(context, base, model, modifier)),
    }),
  };
};

/** Returns the values that the model offers today, attribute by attribute; an attribute without a choice is left out. */
export const variationsToWire = (
  context: CatalogueContext,
  base: PriceBase,
  model: ModelDefinition,
  language: IsoLanguage,
): ModelTechnicalInfo['variations'] =>
  ATTRIBUTE_TYPES.flatMap((type) => {
    const options = variationsOf(model, type, context.today).map((variation) => optionOf(context, base, model, variation, language));
    return options.length === 0 ? [] : [{ type, options }];
  });
