import type { ModelSummary } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';

type Amount = ModelSummary['fromPrice'];

/** "from 404 €", or that it is on request. */
export const usePriceWords = () => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return (price: Amount): string =>
    price === null
      ? t('picker.priceOnRequest')
      : t('picker.from', { price: format.money(price.amount, price.currency, { decimals: 'whole' }) });
};
