import {
  buildArticle,
  CODE_ATTRIBUTE_TYPES,
  type CodeAttributeType,
  initialSelection,
  isPendantHeightAllowed,
  type ModelDefinition,
  offeredSelection,
  type Selection,
} from '@candil/domain';
import { heightRangeOf } from './height-range';
import type { ProductOffer } from './product-offer';

/** Part of a selection that another model takes over. */
export interface CarriedOver {
  readonly selection: Selection;
  /** Values that the other model does not have, or not together with the others. */
  readonly lost: readonly CodeAttributeType[];
}

/** Keeps as much of a selection as a model can have: offered values, in the order of the reference, as long as they go together. */
export const carriedOver = (offer: ProductOffer, model: ModelDefinition, selection: Selection): CarriedOver => {
  const offered = offeredSelection(model, selection, offer.today);
  let kept: Selection = {};
  for (const type of CODE_ATTRIBUTE_TYPES) {
    const modifier = offered[type];
    if (modifier === undefined) continue;
    const candidate = { ...kept, [type]: modifier };
    if (isAllowed(offer, model, candidate)) kept = candidate;
  }
  const range = heightRangeOf(model, offer.today);
  const height = selection.pendantHeightCm;
  const fits = range !== undefined && height !== undefined && isPendantHeightAllowed(range, height);
  const completed = { ...initialSelection(model, offer.today), ...kept, ...(fits && { pendantHeightCm: height }) };
  return {
    selection: completed,
    lost: CODE_ATTRIBUTE_TYPES.filter((type) => selection[type] !== undefined && kept[type] !== selection[type]),
  };
};

const isAllowed = (offer: ProductOffer, model: ModelDefinition, selection: Selection): boolean => {
  const color = selection.color ?? initialSelection(model, offer.today).color;
  return color !== undefined && buildArticle(model, { ...selection, color }, offer.today).ok;
};
