import type { ProjectProduct } from '@candil/contract';
import { CODE_ATTRIBUTE_TYPES, initialSelection, isPendantHeightAllowed, type ModelDefinition, offeredSelection } from '@candil/domain';
import type { AttributeValue, Configuration } from './configuration';
import type { KeptConfiguration } from './draft-form';
import { heightRangeOf } from './height-range';
import { configurationAt, type Location } from './location';
import type { ProductOffer } from './product-offer';
import type { CodeFailure } from './read-code';

/** Initial state of the configurator, with the notices about it. */
export interface Opening {
  readonly configuration: Configuration;
  /** State that needs no saving: the model's first choice, or the line as it was saved. */
  readonly unchanged: Configuration;
  /** Values that were saved or kept and are not offered any more. */
  readonly gone: readonly AttributeValue[];
  /** Reason that the code of the address could not be used. */
  readonly codeFailure: CodeFailure | undefined;
  /** When the draft was kept that came back. */
  readonly draftKeptAt: string | undefined;
}

interface OpeningFacts {
  readonly location: Location;
  readonly saved: Configuration | undefined;
  readonly kept: KeptConfiguration | undefined;
}

/** The address decides, then the draft of this device, then the saved line, then the model's first choice. */
export const openingOf = (offer: ProductOffer, model: ModelDefinition, { location, saved, kept }: OpeningFacts): Opening => {
  const fresh: Configuration = { model: model.model, quantity: 1, selection: initialSelection(model, offer.today) };
  const unchanged = saved ?? fresh;
  const usableDraft = kept !== undefined && kept.model === model.model && location.reference === undefined ? kept : undefined;
  if (usableDraft) return { ...offered(offer, model, usableDraft), unchanged, codeFailure: undefined, draftKeptAt: usableDraft.keptAt };
  if (location.reference === undefined && saved?.model === model.model) {
    return { ...offered(offer, model, saved), unchanged, codeFailure: undefined, draftKeptAt: undefined };
  }
  const placed = configurationAt(offer, model, location);
  const configuration = placed.ok ? placed.value : { ...fresh, quantity: location.quantity };
  return { configuration, unchanged, gone: [], codeFailure: placed.ok ? undefined : placed.failure, draftKeptAt: undefined };
};

/** A line of a project as a configuration. */
export const savedConfiguration = ({ model, attributes, quantity }: ProjectProduct): Configuration => {
  const { pendantHeight, ...codes } = attributes;
  const chosen = CODE_ATTRIBUTE_TYPES.flatMap((type) => (codes[type] === undefined ? [] : [[type, codes[type]]]));
  return {
    model,
    quantity,
    selection: { ...Object.fromEntries(chosen), ...(pendantHeight !== undefined && { pendantHeightCm: pendantHeight }) },
  };
};

const offered = (
  offer: ProductOffer,
  model: ModelDefinition,
  { quantity, selection }: Configuration,
): Pick<Opening, 'configuration' | 'gone'> => {
  const left = offeredSelection(model, selection, offer.today);
  const range = heightRangeOf(model, offer.today);
  const height = selection.pendantHeightCm;
  const allowed = range !== undefined && height !== undefined && isPendantHeightAllowed(range, height) ? height : range?.standard;
  const { pendantHeightCm: _, ...codes } = left;
  const color = codes.color ?? initialSelection(model, offer.today).color;
  return {
    configuration: {
      model: model.model,
      quantity,
      selection: { ...codes, ...(color !== undefined && { color }), ...(allowed !== undefined && { pendantHeightCm: allowed }) },
    },
    gone: CODE_ATTRIBUTE_TYPES.flatMap((type): AttributeValue[] => {
      const modifier = selection[type];
      return modifier === undefined || left[type] === modifier ? [] : [{ type, modifier }];
    }),
  };
};
