import { useFormat, useTranslation } from '@candil/i18n/react';
import type { ProductOffer } from '../model/product-offer';

/** The names of the price base on screen: in short, and with the company's discount. */
export const usePriceBaseWords = ({ prices: { netVisible, discountPercent } }: ProductOffer) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  if (!netVisible) return { short: t('configurator.basis.listPrice'), yours: t('configurator.basis.listPrice') };
  const short = t('configurator.basis.netPrice');
  return { short, yours: t('configurator.basis.netYours', { percent: format.percent(discountPercent) }) };
};
