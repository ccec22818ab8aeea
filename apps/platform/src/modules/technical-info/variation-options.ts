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
import type { Offer } from '../price';

const optionOf = ({ pictures }: Offer, model: ModelDefinition, variation: Variation, language: IsoLanguage): VariationOption => {
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
  };
};

/** What the model offers today, attribute by attribute; an attribute without a choice is left out. */
export const variationsToWire = (offer: Offer, model: ModelDefinition, language: IsoLanguage): ModelTechnicalInfo['variations'] =>
  ATTRIBUTE_TYPES.flatMap((type) => {
    const options = variationsOf(model, type, offer.today).map((variation) => optionOf(offer, model, variation, language));
    return options.length === 0 ? [] : [{ type, options }];
  });
