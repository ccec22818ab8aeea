import type { Selection } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useCallback, useEffect, useRef } from 'react';
import { type Configuration, variationOf } from '../model/configuration';
import { productChanges } from '../model/product-changes';
import type { ProductOffer } from '../model/product-offer';
import { selectionOfCode, type WrittenCode } from '../model/read-code';
import type { Configurator } from './use-configurator';
import type { ProductWords } from './use-product-words';

/** Changes of several values in one step, the last with a toast that takes it back while this product is on the screen. */
export const useUndoableChoices = (offer: ProductOffer, configurator: Configurator, words: ProductWords) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { show, dismiss } = useToast();
  const announced = useRef<number>(undefined);
  const { configuration, model, replace } = configurator;

  const withdraw = useCallback(() => {
    if (announced.current !== undefined) dismiss(announced.current);
  }, [dismiss]);
  useEffect(() => () => withdraw(), [withdraw]);
  const announce = (title: string, before: Configuration) => {
    withdraw();
    announced.current = show({ title, onUndo: () => replace(before) });
  };

  const changesInWords = (next: Configuration): string =>
    productChanges(configuration, next)
      .flatMap(({ what, to }) => {
        if (what === 'model' || what === 'quantity' || what === 'pendantHeight' || to === undefined) return [];
        return [variationOf(model, what, String(to)) ? words.value(model, what, String(to)) : String(to)];
      })
      .join(', ');

  return {
    select: (selection: Selection) => {
      const next = { ...configuration, selection };
      replace(next);
      announce(t('configurator.conflict.applied', { changes: changesInWords(next) }), configuration);
    },
    chooseModel: (code: string) => {
      const other = offer.models.get(code);
      if (other === undefined) return;
      const lost = configurator.chooseModel(code);
      const name = words.modelName(other);
      if (lost.length === 0) return;
      const values = format.list(lost.map((type) => words.value(model, type, configuration.selection[type] ?? '')));
      announce(t('configurator.modelLost', { name, values }), configuration);
    },
    /** False when the code is of a model that is not here. */
    fillFromCode: (written: WrittenCode): boolean => {
      const named = offer.models.get(written.parts.model);
      if (named === undefined) return false;
      const selection = selectionOfCode(offer, named, written);
      if (!selection.ok) return false;
      replace({ ...configuration, model: named.model, selection: selection.value });
      const { color } = written.parts;
      announce(t('configurator.code.filled', { code: `${named.model} ${color}` }), configuration);
      return true;
    },
  };
};
