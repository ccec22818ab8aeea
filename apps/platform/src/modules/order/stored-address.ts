import type { OrderAddress } from '@candil/contract';
import type { IsoLanguage, LocalisedText } from '@candil/domain';

/** Delivery address of an order from the time it was placed, its country in every language. */
export interface StoredAddress extends Omit<OrderAddress, 'country'> {
  readonly country: LocalisedText;
}

export const addressToWire = ({ country, ...address }: StoredAddress, language: IsoLanguage): OrderAddress => ({
  ...address,
  country: country[language],
});
