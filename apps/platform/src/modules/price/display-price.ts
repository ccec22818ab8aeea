import type { DisplayPrice } from '@candil/contract';
import { type CatalogId, linePrices, type Money, majorFromMinor } from '@candil/domain';
import type { Actor } from '../../kernel';
import { type PriceTerms, termsOf } from './price-terms';

/** Price base of an account: net with its discount, or the list price. */
export interface PriceBase extends PriceTerms {
  readonly net: boolean;
}

export const priceBaseOf = (actor: Actor, catalogId: CatalogId): PriceBase => ({
  ...termsOf(actor.company, catalogId),
  net: actor.seesNetPrices,
});

/** An amount that says whether it is net. */
export interface DisplayMoney extends Money {
  readonly net: boolean;
}

/** The list price of one piece as the account sees it. */
export const displayMoney = ({ net, discountPercent }: PriceBase, gross: Money | undefined): DisplayMoney | undefined =>
  gross && { ...gross, net, amountMinor: net ? linePrices(gross.amountMinor, 1, discountPercent).unitNet : gross.amountMinor };

export const displayMoneyToWire = (money: DisplayMoney | undefined): DisplayPrice | null =>
  money === undefined ? null : { currency: money.currency, amount: majorFromMinor(money.amountMinor), net: money.net };
