import { useMemo, useState } from 'react';
import { type ChangeKind, type ChoiceHistory, EMPTY_HISTORY, redone, undone, withStep } from '../model/choice-history';
import type { AttributeValue, Configuration } from '../model/configuration';
import { type ConfiguratorState, chooseHeight, chooseModel, chooseQuantity, chooseValue, withSelection } from '../model/configurator-state';
import { minimumOrderOf } from '../model/minimum-order';
import { optionGroupsOf } from '../model/option-groups';
import type { ProductOffer } from '../model/product-offer';
import { openAttributes, quoteOf } from '../model/quote';
import { soonerOptionOf } from '../model/sooner';

interface State extends ConfiguratorState {
  readonly history: ChoiceHistory;
}

const changed = (now: State, next: ConfiguratorState, kind: ChangeKind = 'choice'): State => ({
  ...next,
  history: withStep(now.history, now.configuration, next.configuration, kind),
});

const travelled = (now: State, travel: typeof undone): State => {
  const there = travel(now.history, now.configuration);
  return there === undefined ? now : { configuration: there.shown, requested: undefined, history: there.history };
};

/** The choice on screen with all that follows from it, and the ways to change it. */
export const useConfigurator = (offer: ProductOffer, initial: Configuration) => {
  const [state, setState] = useState<State>({ configuration: initial, requested: undefined, history: EMPTY_HISTORY });
  const { configuration, requested, history } = state;
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
    requested,
    choose: (value: AttributeValue) => setState((now) => changed(now, chooseValue(offer, now, value))),
    chooseHeight: (heightCm: number) => setState((now) => changed(now, chooseHeight(offer, now, heightCm), 'height')),
    chooseQuantity: (quantity: number) => setState((now) => changed(now, chooseQuantity(now, quantity), 'quantity')),
    /** Lists the values that the other model does not have. */
    chooseModel: (code: string) => {
      const next = chooseModel(offer, state, code);
      setState((now) => changed(now, next.state));
      return next.lost;
    },
    select: (selection: Configuration['selection']) => setState((now) => changed(now, withSelection(now, selection))),
    replace: (next: Configuration) => setState((now) => changed(now, { configuration: next, requested: undefined })),
    undoCount: history.past.length,
    redoCount: history.future.length,
    undo: () => setState((now) => travelled(now, undone)),
    redo: () => setState((now) => travelled(now, redone)),
    dismissConflict: () => setState((now) => ({ ...now, requested: undefined })),
  };
};

export type Configurator = ReturnType<typeof useConfigurator>;
