import { useTranslation } from '@candil/i18n/react';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface MinimumNoticeProps {
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly onInstead: Configurator['select'];
}

/** A quantity under the minimum order: it stays possible to plan, and both ways out stand beside. */
export const MinimumNotice = ({ configurator, words, onInstead }: MinimumNoticeProps) => {
  const { t } = useTranslation('eproject');
  const { configuration, model, minimum, chooseQuantity } = configurator;
  if (minimum === undefined) return null;
  const { moq, setBy, alternative } = minimum;
  return (
    <Notice
      role="status"
      tone="attention"
      title={
        setBy
          ? t('configurator.minimum.setBy', { value: words.value(model, setBy.type, setBy.modifier), moq })
          : t('configurator.minimum.ofModel', { name: words.modelName(model), moq })
      }
      actions={
        <>
          <NoticeAction onClick={() => chooseQuantity(moq)}>{t('configurator.minimum.raise', { moq })}</NoticeAction>
          {alternative && (
            <NoticeAction effect={words.effect(alternative.effect)} onClick={() => onInstead(alternative.selection)}>
              {t('configurator.minimum.instead', {
                value: words.value(model, alternative.variation.type, alternative.variation.modifier),
              })}
            </NoticeAction>
          )}
        </>
      }
    >
      {t('configurator.belowMinimum', { moq, quantity: configuration.quantity })}
    </Notice>
  );
};
