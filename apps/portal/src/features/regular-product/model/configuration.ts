import type { CodeAttributeType, ModelDefinition, Selection } from '@candil/domain';

/** Configuration of a purchase: a model, the values chosen for it, and the quantity. */
export interface Configuration {
  readonly model: string;
  readonly selection: Selection;
  readonly quantity: number;
}

/** One value of one attribute. */
export interface AttributeValue {
  readonly type: CodeAttributeType;
  readonly modifier: string;
}

const SELECTION_KEYS = ['color', 'temperature', 'control', 'installation', 'pendantHeightCm'] as const;

const isSameSelection = (one: Selection, other: Selection): boolean => SELECTION_KEYS.every((key) => one[key] === other[key]);

export const isSameConfiguration = (one: Configuration, other: Configuration): boolean =>
  one.model === other.model && one.quantity === other.quantity && isSameSelection(one.selection, other.selection);

/** The name of a value in a language, or its code where the model does not know it. */
export const variationOf = (model: ModelDefinition, type: string, modifier: string | undefined) =>
  model.variations.find((variation) => variation.type === type && variation.modifier === modifier);
