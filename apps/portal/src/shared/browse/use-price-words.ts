import type { DisplayPrice, WirePrices } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';

/** Price of one piece as the account sees it, with its base. */
export const unitPriceOf = ({ currency, unitGross, unitNet }: WirePrices): DisplayPrice => ({
  currency,
  amount: unitNet ?? unitGross,
  net: unitNet !== undefined,
});

/** Price of all pieces as the account sees it, with its base. */
export const totalPriceOf = ({ currency, totalGross, totalNet }: WirePrices): DisplayPrice => ({
  currency,
  amount: totalNet ?? totalGross,
  net: totalNet !== undefined,
});

/** Prices in words that name their base: "from 404 € net", or list price where net is not seen; null is on request. */
export const usePriceWords = () => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const short = ({ amount, currency }: DisplayPrice) =>
    format.money(amount, currency, { decimals: Number.isInteger(amount) ? 'whole' : 'exact' });
  return {
    /** Words the lowest price. */
    from: (price: DisplayPrice | null): string =>
      price === null ? t('picker.priceOnRequest') : t(price.net ? 'picker.fromNet' : 'picker.fromList', { price: short(price) }),
    /** Words the exact price. */
    exact: (price: DisplayPrice): string =>
      t(price.net ? 'picker.priceNet' : 'picker.priceList', { price: format.money(price.amount, price.currency) }),
  };
};
