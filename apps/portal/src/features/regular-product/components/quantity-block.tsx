import { useTranslation } from '@candil/i18n/react';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface QuantityBlockProps {
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onInstead: Configurator['select'];
}

/** How many. Under the minimum order it stays possible to plan, and both ways out stand beside. */
export const QuantityBlock = ({ configurator, words, onInstead }: QuantityBlockProps) => {
  const { t } = useTranslation('eproject');
  const { configuration, model, minimum, chooseQuantity } = configurator;
  const { quantity } = configuration;
  const name = words.modelName(model);
  const setBy = minimum?.setBy && words.value(model, minimum.setBy.type, minimum.setBy.modifier);
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <span className="text-sm text-muted">{t('configurator.quantity')}</span>
        <QuantitySelector
          label={t('configurator.quantity')}
          value={quantity}
          onValueChange={chooseQuantity}
          invalid={minimum !== undefined}
        />
      </div>
      {minimum && (
        <Notice
          role="status"
          tone="attention"
          className="mt-3"
          title={
            setBy
              ? t('configurator.minimum.setBy', { value: setBy, moq: minimum.moq })
              : t('configurator.minimum.ofModel', { name, moq: minimum.moq })
          }
          actions={
            <>
              <NoticeAction onClick={() => chooseQuantity(minimum.moq)}>
                {t('configurator.minimum.raise', { moq: minimum.moq })}
              </NoticeAction>
              {minimum.alternative && (
                <NoticeAction
                  effect={words.effect(minimum.alternative.effect)}
                  onClick={() => minimum.alternative && onInstead(minimum.alternative.selection)}
                >
                  {t('configurator.minimum.instead', {
                    value: words.value(model, minimum.alternative.variation.type, minimum.alternative.variation.modifier),
                  })}
                </NoticeAction>
              )}
            </>
          }
        >
          {t('configurator.belowMinimum', { moq: minimum.moq, quantity })}
        </Notice>
      )}
    </div>
  );
};
