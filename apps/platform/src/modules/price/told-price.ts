import type { ToldPrice } from '@candil/contract';
import { type CatalogId, linePrices, type Money, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
import { type PriceTerms, termsOf } from './price-terms';

/** The one base on which an account is told prices wherever it looks: net with its discount, or the list price. */
export interface PriceBase extends PriceTerms {
  readonly net: boolean;
}

export const priceBaseOf = (actor: Actor, catalogId: CatalogId): PriceBase => ({
  ...termsOf(actor.company, catalogId),
  net: actor.seesNetPrices,
});

/** An amount with the base it is told on. */
export interface ToldMoney extends Money {
  readonly net: boolean;
}

/** A list price of one piece as the account is told it. */
export const toldMoney = ({ net, discountPercent }: PriceBase, gross: Money | undefined): ToldMoney | undefined =>
  gross && { ...gross, net, amountMinor: net ? linePrices(gross.amountMinor, 1, discountPercent).unitNet : gross.amountMinor };

export const toldToWire = (told: ToldMoney | undefined): ToldPrice | null =>
  told === undefined ? null : { currency: told.currency, amount: majorFromMinor(told.amountMinor), net: told.net };
