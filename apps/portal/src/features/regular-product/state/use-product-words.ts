import { type AttributeType, formatTemperatureDescription, type ModelDefinition } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { useMemo } from 'react';
import { variationOf } from '../model/configuration';
import type { Effect } from '../model/effect';
import type { ProductOffer } from '../model/product-offer';

/** Names, amounts and effects in the language and the units shown. */
export const useProductWords = ({ prices: { currency } }: Pick<ProductOffer, 'prices'>) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const format = useFormat();
  return useMemo(() => {
    const money = (amountMinor: number, signed: boolean, decimals: 'exact' | 'whole'): string =>
      format.moneyMinor({ amountMinor, currency }, { signed, decimals }).replace(/^-/, '−');
    const difference = (amountMinor: number): string => money(amountMinor, true, amountMinor % 100 === 0 ? 'whole' : 'exact');
    const weeksEffect = (weeks: number): string => {
      if (weeks === 0) return t('configurator.conflict.sameWeek');
      const words = format.weeks(Math.abs(weeks));
      return weeks > 0 ? t('configurator.conflict.weeksMore', { weeks: words }) : t('configurator.conflict.weeksLess', { weeks: words });
    };
    return {
      attribute: (type: AttributeType): string => t(`configurator.attribute.${type}`),
      /** The name of a value, else its code. */
      value: (model: ModelDefinition, type: AttributeType, modifier: string): string => {
        const text = variationOf(model, type, modifier)?.description[language] ?? modifier;
        return type === 'temperature' ? formatTemperatureDescription(text) : text;
      },
      modelName: (model: ModelDefinition): string => model.name[language],
      amount: (amountMinor: number): string => money(amountMinor, false, 'exact'),
      /** An amount with its sign to the cent, as a column of them. */
      step: (amountMinor: number): string => money(amountMinor, true, 'exact'),
      /** A difference with its sign, short where it is whole: "+18 €". */
      difference,
      /** Words the effect of a change, as "−40 € · same lead time". */
      effect: ({ amountMinor, weeks }: Effect): string =>
        [
          amountMinor === undefined ? undefined : amountMinor === 0 ? t('configurator.conflict.samePrice') : difference(amountMinor),
          weeks === undefined ? undefined : weeksEffect(weeks),
        ]
          .filter((part) => part !== undefined)
          .join(' · '),
    };
  }, [t, language, format, currency]);
};

export type ProductWords = ReturnType<typeof useProductWords>;
