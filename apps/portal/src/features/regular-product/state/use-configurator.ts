import { useMemo, useState } from 'react';
import type { AttributeValue, Configuration } from '../model/configuration';
import { type ConfiguratorState, chooseHeight, chooseModel, chooseQuantity, chooseValue, withSelection } from '../model/configurator-state';
import { minimumOrderOf } from '../model/minimum-order';
import { optionGroupsOf } from '../model/option-groups';
import type { ProductOffer } from '../model/product-offer';
import { openAttributes, quoteOf } from '../model/quote';
import { soonerOptionOf } from '../model/sooner';

/** The choice on screen with all that follows from it, and the ways to change it. */
export const useConfigurator = (offer: ProductOffer, initial: Configuration) => {
  const [state, setState] = useState<ConfiguratorState>({ configuration: initial, wanted: undefined });
  const { configuration, wanted } = state;
  const model = offer.models.get(configuration.model);
  if (model === undefined) throw new Error(`Model ${configuration.model} is not part of what is offered`);

  const judged = useMemo(() => {
    const quote = quoteOf(offer, model, configuration.selection, configuration.quantity);
    const groups = optionGroupsOf(offer, model, configuration, quote);
    return {
      quote,
      groups,
      open: openAttributes(offer, model, configuration.selection),
      sooner: soonerOptionOf(configuration, groups, quote),
      minimum: minimumOrderOf(model, configuration, groups, quote),
    };
  }, [offer, model, configuration]);

  return {
    configuration,
    model,
    ...judged,
    /** The value that was asked for although it does not go with the rest. */
    wanted,
    choose: (value: AttributeValue) => setState((now) => chooseValue(offer, now, value)),
    chooseHeight: (heightCm: number) => setState((now) => chooseHeight(offer, now, heightCm)),
    chooseQuantity: (quantity: number) => setState((now) => chooseQuantity(now, quantity)),
    /** Tells which values the other model does not have. */
    chooseModel: (code: string) => {
      const next = chooseModel(offer, state, code);
      setState(next.state);
      return next.lost;
    },
    select: (selection: Configuration['selection']) => setState((now) => withSelection(now, selection)),
    replace: (next: Configuration) => setState({ configuration: next, wanted: undefined }),
    dismissConflict: () => setState((now) => ({ ...now, wanted: undefined })),
  };
};

export type Configurator = ReturnType<typeof useConfigurator>;
