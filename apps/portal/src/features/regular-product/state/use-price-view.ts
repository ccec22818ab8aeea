import { useMemo, useState } from 'react';
import type { ProductOffer } from '../model/product-offer';

/** The shown price: net or list. */
export type PriceBase = 'net' | 'list';

/** The base of every price on screen. Users who see only list prices have no choice. */
export const usePriceView = (offer: ProductOffer) => {
  const isChoice = offer.prices.netVisible;
  const [chosen, choose] = useState<PriceBase>('net');
  const basis: PriceBase = isChoice ? chosen : 'list';
  const shown = useMemo(
    (): ProductOffer =>
      offer.prices.netVisible && basis === 'list' ? { ...offer, prices: { ...offer.prices, netVisible: false } } : offer,
    [offer, basis],
  );
  return { isChoice, basis, choose, offer: shown };
};

export type PriceView = ReturnType<typeof usePriceView>;
