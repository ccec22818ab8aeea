import { isPendantHeightAllowed, optionsFor } from '@candil/domain';
import { type CarriedOver, carriedOver } from './carry-over';
import type { AttributeValue, Configuration } from './configuration';
import { heightRangeOf } from './height-range';
import type { ProductOffer } from './product-offer';

/** State of the screen: the choice, and the requested value that cannot be combined with it. */
export interface ConfiguratorState {
  readonly configuration: Configuration;
  readonly requested: AttributeValue | undefined;
}

/** Chooses a value; one that does not go with the rest changes nothing but is asked for, so that its reason and repairs show (OP). */
export const chooseValue = (offer: ProductOffer, state: ConfiguratorState, value: AttributeValue): ConfiguratorState => {
  const { configuration } = state;
  const model = offer.models.get(configuration.model);
  const group = model && optionsFor(model, configuration.selection, offer.today).find(({ type }) => type === value.type);
  const option = group?.options.find(({ variation }) => variation.modifier === value.modifier);
  if (option === undefined) return state;
  if (!option.compatible) return { configuration, requested: value };
  return withSelection(state, { ...configuration.selection, [value.type]: value.modifier });
};

/** Replaces the selection as a whole: a repair, an earlier state, a code. */
export const withSelection = ({ configuration }: ConfiguratorState, selection: Configuration['selection']): ConfiguratorState => ({
  configuration: { ...configuration, selection },
  requested: undefined,
});

/** Hangs the luminaire at a height; one that the model does not allow changes nothing. */
export const chooseHeight = (offer: ProductOffer, state: ConfiguratorState, heightCm: number): ConfiguratorState => {
  const { configuration } = state;
  const model = offer.models.get(configuration.model);
  const range = model && heightRangeOf(model, offer.today);
  if (range === undefined || !isPendantHeightAllowed(range, heightCm)) return state;
  return { ...state, configuration: { ...configuration, selection: { ...configuration.selection, pendantHeightCm: heightCm } } };
};

export const chooseQuantity = (state: ConfiguratorState, quantity: number): ConfiguratorState => ({
  ...state,
  configuration: { ...state.configuration, quantity },
});

/** Changes to another model of the collection with all shared values; returns the others. */
export const chooseModel = (
  offer: ProductOffer,
  state: ConfiguratorState,
  modelCode: string,
): { readonly state: ConfiguratorState; readonly lost: CarriedOver['lost'] } => {
  const model = offer.models.get(modelCode);
  if (model === undefined || modelCode === state.configuration.model) return { state, lost: [] };
  const { selection, lost } = carriedOver(offer, model, state.configuration.selection);
  return { state: { configuration: { ...state.configuration, model: modelCode, selection }, requested: undefined }, lost };
};
