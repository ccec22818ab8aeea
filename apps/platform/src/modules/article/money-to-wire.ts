import { type Money, majorFromMinor } from '@candil/domain';

export const moneyToWire = (money: Money | undefined) =>
  money === undefined ? null : { currency: money.currency, amount: majorFromMinor(money.amountMinor) };
