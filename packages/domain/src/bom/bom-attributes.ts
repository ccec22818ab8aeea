import type { Article } from '../article';
import { type Bov, bovOf, type LocalisedText, parseLedColourTemp, type Variation } from '../attribute';

/** A chosen attribute of an article. */
export interface BomAttribute {
  /** The modifier that stands in the reference. */
  readonly code: string;
  /** `type/code`: unique within the model. */
  readonly id: string;
  readonly description: LocalisedText;
  readonly bov: Bov;
}

/** The chosen attributes of an article by the names of grids (AT8); an attribute not chosen is absent. */
export interface BomAttributes {
  readonly finish?: BomAttribute;
  /** `value`: whole kelvin; absent for light whose colour is none. */
  readonly ledColourTemp?: BomAttribute & { readonly value?: number };
  readonly control?: BomAttribute;
  readonly installation?: BomAttribute;
  /** `value`: whole centimetres. */
  readonly pendantHeight?: BomAttribute & { readonly value: number };
}

/** The attributes of an article with code, id, descriptions and flag, temperatures in kelvin, heights in centimetres (BO5, BO6). */
export function bomAttributes({ chosen, selection }: Pick<Article, 'chosen' | 'selection'>): BomAttributes {
  const attributes: { -readonly [Name in keyof BomAttributes]: BomAttributes[Name] } = {};
  for (const variation of chosen) {
    const attribute = attributeOf(variation);
    switch (variation.type) {
      case 'color':
        attributes.finish = attribute;
        break;
      case 'temperature': {
        const value = kelvinOf(variation);
        attributes.ledColourTemp = value === undefined ? attribute : { ...attribute, value };
        break;
      }
      case 'control':
        attributes.control = attribute;
        break;
      case 'installation':
        attributes.installation = attribute;
        break;
      case 'pendantHeight':
        attributes.pendantHeight = { ...attribute, value: selection.pendantHeightCm as number };
        break;
      default:
        variation.type satisfies never;
    }
  }
  return attributes;
}

function attributeOf(variation: Variation): BomAttribute {
  const { type, modifier, description } = variation;
  return { code: modifier, id: `${type}/${modifier}`, description, bov: bovOf(variation) };
}

/** Whole kelvin from the value of a temperature, else from the beginning of its description (AT9). */
function kelvinOf({ value, description }: Variation): number | undefined {
  const kelvin = parseLedColourTemp(typeof value === 'object' || value === undefined ? description.en : String(value));
  return kelvin.ok ? kelvin.value : undefined;
}
