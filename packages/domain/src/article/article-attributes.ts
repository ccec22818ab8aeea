import {
  ATTRIBUTE_GRID_NAMES,
  type Bov,
  bovOf,
  formatTemperatureDescription,
  type IsoLanguage,
  type LocalisedText,
  parseLedColourTemp,
  type Variation,
} from '../attribute';
import type { Article } from './article';

/** A chosen attribute of an article, in an article written down and in a bill of materials alike. */
export interface ArticleAttribute {
  /** The modifier. */
  readonly code: string;
  /** Name and code of the value, the same for every model that has it. */
  readonly id: string;
  /** Description in the catalogue. */
  readonly description: LocalisedText;
  /** Flag of the value: base, optional, variation or temporal. */
  readonly bov: Bov;
}

/** The attributes by the names of grids and articles; one that is not chosen is absent (AT8, AT20). */
export interface ArticleAttributes {
  /** Surface finish; absent where the model does not vary it, like the other attributes. */
  readonly finish?: ArticleAttribute;
  /** `value` in whole kelvin; absent for one without a number, as tunable white. */
  readonly ledColourTemp?: ArticleAttribute & { readonly value?: number };
  /** Switching and dimming of the light. */
  readonly control?: ArticleAttribute;
  /** Mounting. */
  readonly installation?: ArticleAttribute;
  /** `value` in whole centimetres. */
  readonly pendantHeight?: ArticleAttribute & { readonly value: number };
}

/** The chosen attributes of an article by the names of grids, each with code, id, descriptions and flag (AT8, BO5); temperatures with their blank and their kelvin, heights with their centimetres (AT7, AT9, BO6). */
export function articleAttributes({ chosen, selection }: Pick<Article, 'chosen' | 'selection'>): ArticleAttributes {
  return Object.assign(
    {},
    ...chosen.map((variation): ArticleAttributes => {
      const attribute = attributeOf(variation);
      if (variation.type === 'temperature') return { ledColourTemp: ledColourTempOf(variation, attribute) };
      if (variation.type === 'pendantHeight') return { pendantHeight: { ...attribute, value: selection.pendantHeightCm ?? 0 } };
      return { [ATTRIBUTE_GRID_NAMES[variation.type]]: attribute };
    }),
  );
}

function attributeOf(variation: Variation): ArticleAttribute {
  const { type, modifier, description } = variation;
  return { code: modifier, id: `${ATTRIBUTE_GRID_NAMES[type]}-${modifier}`, description, bov: bovOf(variation) };
}

/** Whole kelvin from the value of the data, else from the beginning of its description. */
function ledColourTempOf({ value, description }: Variation, attribute: ArticleAttribute): ArticleAttributes['ledColourTemp'] & object {
  const written = { ...attribute, description: withBlanks(description) };
  const kelvin = parseLedColourTemp(typeof value === 'object' || value === undefined ? description.en : String(value));
  return kelvin.ok ? { ...written, value: kelvin.value } : written;
}

function withBlanks(description: LocalisedText): LocalisedText {
  const blank = (language: IsoLanguage) => formatTemperatureDescription(description[language]);
  return { en: blank('en'), es: blank('es'), de: blank('de'), fr: blank('fr'), it: blank('it'), us: blank('us') };
}
