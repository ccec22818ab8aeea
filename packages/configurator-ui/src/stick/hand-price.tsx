import { useTranslation } from '@candil/i18n/react';
import { Fact } from '../dock/fact';
import { useHandPrice } from './use-hand-price';

/** The price with the stick in the hand, where one stands. */
export const HandPrice = () => {
  const { t } = useTranslation('editor');
  const hand = useHandPrice();
  return hand && <Fact value={hand.price} note={t('sticks.withHand', { name: hand.name })} />;
};
