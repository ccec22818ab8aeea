import type { OrderAddress } from '@candil/contract';
import type { IsoLanguage, LocalisedText } from '@candil/domain';

/** Where an order was to be delivered to when it was placed, its country in every language. */
export interface StoredAddress extends Omit<OrderAddress, 'country'> {
  readonly country: LocalisedText;
}

export const addressToWire = ({ country, ...address }: StoredAddress, language: IsoLanguage): OrderAddress => ({
  ...address,
  country: country[language],
});
